/**
 * Whether an account stays, is to be erased, or is gone. Times in milliseconds since 1970.
 *
 * `leaving`: everything is still there, and `restored` brings it back. `erased`: personal data is gone; what the law requires to be kept of
 * transactions stays without a name until `forgottenFrom`. Source: specification/account.md, Erasure.
 */
export type AccountStatus =
  | { readonly kind: "staying" }
  | { readonly kind: "blocked" }
  | { readonly kind: "leaving"; readonly erasedFrom: number }
  | { readonly kind: "erased"; readonly forgottenFrom: number }
  | { readonly kind: "forgotten" };

export type AccountEvent =
  | { readonly kind: "asked-to-leave"; readonly at: number }
  | { readonly kind: "restored"; readonly at: number }
  | { readonly kind: "came-due"; readonly at: number }
  | { readonly kind: "blocked" }
  | { readonly kind: "unblocked" };

/** Days between the request and the erasure. During these, signing in restores the account. */
export const RESTORABLE_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
/** Six months, counted as days, so that what is said and what is done do not differ with the lengths of months. */
export const KEPT_DAYS = 183;

/** The status after an event. An event that does not fit leaves it as it is. */
export function nextAccountStatus(standing: AccountStatus, event: AccountEvent): AccountStatus {
  switch (standing.kind) {
    case "staying":
      if (event.kind === "asked-to-leave") return { kind: "leaving", erasedFrom: event.at + RESTORABLE_DAYS * DAY };
      return event.kind === "blocked" ? { kind: "blocked" } : standing;
    case "blocked":
      return event.kind === "unblocked" ? { kind: "staying" } : standing;
    case "leaving":
      if (event.kind === "restored") return event.at < standing.erasedFrom ? { kind: "staying" } : standing;
      if (event.kind !== "came-due" || event.at < standing.erasedFrom) return standing;
      return { kind: "erased", forgottenFrom: event.at + KEPT_DAYS * DAY };
    case "erased":
      return event.kind === "came-due" && event.at >= standing.forgottenFrom ? { kind: "forgotten" } : standing;
    case "forgotten":
      return standing;
  }
}

/** From when on a `came-due` changes something; null: never. */
export function dueFrom(standing: AccountStatus): number | null {
  switch (standing.kind) {
    case "leaving":
      return standing.erasedFrom;
    case "erased":
      return standing.forgottenFrom;
    case "staying":
    case "blocked":
    case "forgotten":
      return null;
  }
}
