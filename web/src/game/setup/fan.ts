/** Fan content: left out of a new game's lists until somebody asks for it, and marked everywhere. */

import type { Catalogue, MaybeFan, Setup, SetupOption, Titled } from "../../api/types";
import { t } from "../../lib/words";
import { factionOf } from "./setups";

const FAN = "fan_content";

/** The packages with fan content that are installed. */
const installed = (all: Catalogue): Titled[] => (all.packages ?? []).filter((each) => each.fan);

/** What a package is called. */
const called = (all: Catalogue, id: string): string =>
  installed(all).find((each) => each.id === id)?.title ?? id;

/** The packages of which a game uses fan content, as its view tells. */
export const fanUsed = (all: Catalogue, told: Record<string, unknown>): string[] =>
  ((told[FAN] ?? []) as string[]).map((id) => called(all, id));

/** All that a setup names: factions, and the values of its options. */
function named(setup: Setup): Set<unknown> {
  const { seats, ...options } = setup;
  return new Set([
    ...seats.map((seat) => factionOf(seat.faction)),
    ...Object.values(options).flat(),
  ]);
}

/**
 * The catalogue as a new game's page shows it: without fan content, unless the option is set or a
 * choice needs it, and with its package in the title of what is some. Without any, nobody is asked.
 */
export function offered(all: Catalogue, setup: Setup): Catalogue {
  if (!installed(all).length)
    return { ...all, options: all.options.filter((option) => option.id !== FAN) };
  const chosen = named(setup);
  const kept = (thing: { id: string } & MaybeFan): boolean =>
    !thing.fan || setup[FAN] === true || chosen.has(thing.id);
  const marked = <T extends Titled & MaybeFan>(thing: T): T =>
    thing.fan
      ? { ...thing, title: t("fan-title", { title: thing.title, package: called(all, thing.fan) }) }
      : thing;
  const about = (option: SetupOption): string =>
    option.id === FAN ? `${option.about} ${t("fan-hidden")}` : option.about;
  const owners = new Map((all.owners ?? []).map((owner) => [owner.id, owner]));
  const comes = (card: { sides: string[] }): boolean =>
    card.sides.some((side) => kept(owners.get(side) ?? { id: side }));
  return {
    ...all,
    factions: all.factions.filter(kept).map(marked),
    ...(all.owners ? { owners: all.owners.map(marked) } : {}),
    ...(all.hirelings
      ? { hirelings: { ...all.hirelings, cards: all.hirelings.cards.filter(comes) } }
      : {}),
    options: all.options.map((option) => ({
      ...option,
      about: about(option),
      values: option.values.filter(kept).map(marked),
    })),
  };
}
