import type { Caution } from "#core/catalogue/information/caution.ts";
import type { Both } from "./both.ts";

/** What a product is made of, and what is told of it alone. */
export type Recipe = {
  /** Substances by their keys with the amounts that the label prints, the most important first: "guggul 130 mg, amla 35 %". */
  readonly parts: string;
  /** What tradition uses it for; null: what it uses the first substance for. */
  readonly uses: readonly Both[] | null;
  /** Who should ask first beside those whom its substances and its kind name. */
  readonly cautions: readonly Caution[];
  /** How it is used; null: as all of its kind. */
  readonly directions: readonly Both[] | null;
  /** What is said of it in a sentence; null: what is made of its kind and what is in it. */
  readonly summary: Both | null;
  /** Where it comes from, of two letters. */
  readonly origin: string;
};

export const recipe = (parts: string, besides: Partial<Omit<Recipe, "parts">> = {}): Recipe => ({
  parts,
  uses: null,
  cautions: [],
  directions: null,
  summary: null,
  origin: "IN",
  ...besides,
});
