/** Deeds in words. */

import { t } from "../../lib/words";
import type { Catalogue } from "../../api/types";
import { targetTitle } from "../../lib/catalogue.svelte";
import { capital, names, ownersOf, plain } from "../../table/names";
import type { Deed } from "./api";

type Words = Record<string, string | number>;

/** What a board says: "Leader: Charismatic". */
export function boardWords(
  catalogue: Catalogue,
  { entry, key, value, gone }: { entry: string; key: string; value: string; gone: boolean },
): string {
  const owners = new Set(ownersOf(catalogue).map(({ id }) => id));
  const n = names(catalogue);
  const called = (id: string): string => (owners.has(id) ? n.faction(id) : capital(plain(id)));
  const what = gone ? t("record-no-more", { value: called(value) }) : called(value);
  return `${entryTitle(catalogue, entry)}${key ? ` · ${called(key)}` : ""}: ${what}`;
}

/** An entry of a board: its title, or its id as words. */
export const entryTitle = (catalogue: Catalogue, path: string): string =>
  capital(catalogue.entries[path] ?? plain(path.split(".").at(-1) ?? path));

/** The cards of a title: those that exist in several suits are told apart by theirs. */
export function cardTitle(catalogue: Catalogue, id: string): string {
  const n = names(catalogue);
  const card = n.card(id);
  if (!card) return n.suit(id);
  const suits = catalogue.cards.filter((each) => each.title === card.title).map(({ suit }) => suit);
  return new Set(suits).size > 1 ? `${card.title} (${n.suit(card.suit)})` : card.title;
}

/** Names the things of a deed, for one map. */
export function saying(catalogue: Catalogue, map: string): (deed: Deed) => string {
  const n = names(catalogue);
  const word = (value: unknown): string =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";

  function where(value: unknown, otherwise: string): string {
    const [first = "", seat = ""] = word(value).split(" ");
    if (!first) return t(otherwise);
    if (first === "hand" || first === "board")
      return t(first === "hand" ? "record-hand-of" : "record-board-of", { seat: n.faction(seat) });
    if (first === "deck") return t("record-deck");
    if (first === "discard") return t("record-discard");
    return targetTitle(catalogue, map, "place", first);
  }

  const piece = (deed: Deed): string =>
    deed["piece"]
      ? n.piece(word(deed["owner"]), word(deed["piece"]))
      : n.landmark(word(deed["owner"]));
  const card = (deed: Deed): string => {
    const id = word(deed["card"]);
    return id ? cardTitle(catalogue, id) : t("record-unknown-card");
  };

  const said = (deed: Deed): string =>
    boardWords(catalogue, {
      ...{ entry: word(deed["entry"]), key: word(deed["key"]), value: word(deed["value"]) },
      gone: deed["gone"] === true,
    });

  /** The ambush of a battle, and what foiled it. */
  function ambush(deed: Deed): string {
    const [suit, foil] = [word(deed["ambush"]), word(deed["foil"])];
    const told = suit ? `, ${t("record-said-ambush", { suit: n.suit(suit) })}` : "";
    return foil ? `${told}, ${t("record-said-foil", { suit: n.suit(foil) })}` : told;
  }

  function args(deed: Deed): Words {
    switch (deed.do) {
      case "move":
        return {
          piece: piece(deed),
          seat: n.faction(word(deed["owner"])),
          from: where(deed["from"], "record-supply"),
          to: where(deed["to"], "record-supply"),
        };
      case "battle": {
        const dice = Array.isArray(deed["dice"]) ? deed["dice"].join("–") : "";
        const place = where(deed["place"], "record-supply");
        const [attacker, defender] = [word(deed["attacker"]), word(deed["defender"])];
        return { attacker: n.faction(attacker), defender: n.faction(defender), place, dice };
      }
      case "points":
        return { seat: n.faction(word(deed["seat"])) };
      case "cards":
        return {
          card: card(deed),
          from: where(deed["from"], "record-deck"),
          to: where(deed["to"], "record-discard"),
        };
      case "craft":
        return { card: deed["item"] ? n.item(word(deed["item"])) : card(deed) };
      case "item":
        return { item: n.item(word(deed["item"])), to: word(deed["to"]) };
      case "dominance":
        return { seat: n.faction(word(deed["with"])) };
      default:
        return { text: deed["entry"] ? said(deed) : word(deed["text"]) };
    }
  }

  /** The message that tells a deed. */
  function kind(deed: Deed): string {
    switch (deed.do) {
      case "move":
        if (!deed["from"]) return "record-said-place";
        return deed["to"] ? "record-said-move" : "record-said-remove";
      case "battle":
        return Array.isArray(deed["dice"]) && deed["dice"].length
          ? "record-said-battle"
          : "record-said-fight";
      case "points":
        return Number(deed["count"]) > 0 ? "record-said-points" : "record-said-points-lost";
      case "cards":
        return "record-said-cards";
      case "craft":
        return "record-said-craft";
      case "item":
        return "record-said-item";
      case "dominance":
        return deed["with"] ? "record-said-coalition" : "record-said-dominance";
      default:
        return "record-said-written";
    }
  }

  return (deed) =>
    t(kind(deed), { ...args(deed), count: Math.abs(Number(deed["count"] ?? 1)) }) +
    (deed.do === "battle" ? ambush(deed) : "");
}
