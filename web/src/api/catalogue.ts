/** What the catalogue says: everything that never changes during a game. */

import type * as Api from "./schema";

export type Titled = Api.Item;
export type Pace = Api.CataloguePace;
export type SetupOption = Api.CatalogueOption;
export type SeatOption = Api.CatalogueSeatOption;
export type HirelingCard = Api.CatalogueHireling;
/** What a thing is, in one line and in full. */
export type CatalogueTold = Api.CatalogueAbout;
/** What is told of things and sections: read when it is first asked for. */
export type Lore = Api.CatalogueLore;
/** A value of an option; null where a form leaves it open. */
export type OptionValue = SetupOption["default"] | null;
export type Point = Api.CatalogueArea["points"][number];
/** What may be fan content: then of this package. */
export type MaybeFan = Partial<Pick<Api.CatalogueOwner, "fan">>;

export type {
  About,
  Catalogue,
  CatalogueArea,
  CatalogueBrief,
  CatalogueCard,
  CatalogueFaction,
  CatalogueHirelings,
  CatalogueLandmark,
  CatalogueLine,
  CatalogueLook,
  CatalogueMap,
  CatalogueOwner,
  CataloguePackage,
  CataloguePath,
  CataloguePicture,
  CataloguePiece,
  CataloguePlace,
  CatalogueQuest,
  CatalogueSection,
} from "./schema";
