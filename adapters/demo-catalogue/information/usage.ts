import type { Caution } from "#core/catalogue/information/caution.ts";
import type { Licence } from "#core/catalogue/information/licence.ts";
import type { Both } from "./both.ts";
import type { Style } from "./style.ts";

/** What all goods of a kind have in common: what they are called, how they are used and how long they keep. */
export type Usage = {
  /** What it is, as it stands within a sentence: "tablets". */
  readonly thing: Both;
  /** What it is when made of one thing, which {a} stands for: "{a} powder". Null: nothing else than `thing`. */
  readonly ofOne: Both | null;
  readonly style: Style;
  /** A dose asks for the cautions of all that is in it; food and what stays outside only for those that are named. */
  readonly taken: "dose" | "food" | "outside" | "kept";
  /** Null: it is made without one. */
  readonly licence: Licence["kind"] | null;
  /** How long it keeps; null: it does not spoil. */
  readonly months: number | null;
  readonly storage: Both;
  readonly directions: readonly Both[];
  readonly cautions: readonly Caution[];
};
