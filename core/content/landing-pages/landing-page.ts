import type { BilingualText } from "../../shared/language.ts";

/** Things that have a page of their own, to which a block leads by their id. */
export const LINKED_KINDS = ["quiz", "challenge", "event"] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

export const BLOCK_KINDS = ["banner", "shelf", "practitioners", ...LINKED_KINDS, "text", "enquiry"] as const;

/**
 * A part of a landing page. `link`: an address of this site. `category`: the slug of a category of the shop. `therapy` null: of any
 * therapy. `html` is clean HTML.
 */
export type LandingBlock =
  | { readonly kind: "banner"; readonly title: BilingualText; readonly text: BilingualText; readonly link: BannerLink | null }
  | { readonly kind: "shelf"; readonly title: BilingualText; readonly category: string }
  | { readonly kind: "practitioners"; readonly title: BilingualText; readonly therapy: string | null }
  | { readonly kind: LinkedKind; readonly id: string; readonly title: BilingualText; readonly text: BilingualText }
  | { readonly kind: "text"; readonly title: BilingualText; readonly html: BilingualText }
  | { readonly kind: "enquiry"; readonly title: BilingualText };

export type BannerLink = { readonly title: BilingualText; readonly address: string };

/**
 * A page at /landing/{name}. It is shown from `from` on and before `until`, in milliseconds since 1970; null: always.
 * Source: specification/plans.md, Landing pages by name.
 */
export type LandingPage = {
  readonly name: string;
  readonly title: BilingualText;
  /** What the page is about, in a sentence. */
  readonly lead: BilingualText;
  readonly from: number | null;
  readonly until: number | null;
  readonly blocks: readonly LandingBlock[];
};
