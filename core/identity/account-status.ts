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
export function nextAccountStatus(status: AccountStatus, event: AccountEvent): AccountStatus {
  switch (status.kind) {
    case "staying":
      if (event.kind === "asked-to-leave") return { kind: "leaving", erasedFrom: event.at + RESTORABLE_DAYS * DAY };
      return event.kind === "blocked" ? { kind: "blocked" } : status;
    case "blocked":
      return event.kind === "unblocked" ? { kind: "staying" } : status;
    case "leaving":
      if (event.kind === "restored") return event.at < status.erasedFrom ? { kind: "staying" } : status;
      if (event.kind !== "came-due" || event.at < status.erasedFrom) return status;
      return { kind: "erased", forgottenFrom: event.at + KEPT_DAYS * DAY };
    case "erased":
      return event.kind === "came-due" && event.at >= status.forgottenFrom ? { kind: "forgotten" } : status;
    case "forgotten":
      return status;
  }
}

/** From when on a `came-due` changes something; null: never. */
export function dueFrom(status: AccountStatus): number | null {
  switch (status.kind) {
    case "leaving":
      return status.erasedFrom;
    case "erased":
      return status.forgottenFrom;
    case "staying":
    case "blocked":
    case "forgotten":
      return null;
  }
}
