import type { CustomerId } from "../../identity/customer-id.ts";

/**
 * What somebody pressed before they were signed in, as data: a page that is loaded anew meanwhile does not lose it. It is done once, after
 * they are signed in, however they do that, and never undoes what stands already. Source: specification/sign-in.md, What was pressed
 * before.
 */
export type Intent =
  | { readonly kind: "wishlist-add"; readonly product: string }
  | { readonly kind: "wishlist-remove"; readonly product: string }
  /** A line of the cart goes to the wishlist. */
  | { readonly kind: "wishlist-move"; readonly product: string }
  | { readonly kind: "coupon"; readonly code: string }
  /** A seat, or a place on the waiting list. */
  | { readonly kind: "event-seat"; readonly event: string };

export type IntentKind = Intent["kind"];
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { readonly kind: Kind }>;

/**
 * `page`: the path of the page on which it was pressed. `by`: whose it is alone, as their session had ended there; null: of whoever signs
 * in.
 */
export type KeptIntent = { readonly intent: Intent; readonly page: string; readonly by: CustomerId | null };

/** In milliseconds. What was pressed longer ago is forgotten. Source: specification/site.md, What the browser keeps. */
export const INTENT_LASTS = 30 * 60 * 1000;
