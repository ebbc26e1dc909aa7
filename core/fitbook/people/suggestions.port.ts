import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";

/**
 * Somebody who may be suggested. `followedBy`: who follows them, of those whom the viewer follows. `groups`: in which both are. Either is
 * without repeats and may be empty.
 */
export type SuggestionCandidate = {
  readonly id: CustomerId;
  readonly followedBy: readonly CustomerId[];
  readonly groups: readonly GroupId[];
};

/** `dismissedAfter` in milliseconds since 1970: who was dismissed later is left out. */
export type SuggestionSearch = { readonly viewer: CustomerId; readonly dismissedAfter: number; readonly limit: number };

/** Who may be suggested to whom, and who was dismissed. Finds candidates; it never decides who sees whom. */
export type Suggestions = {
  /**
   * Findable people, two of whose followers the viewer follows or who are in a live group of the viewer's, seen or not; those to whom the
   * viewer has a tie are left out. First those with the most followers in common, then with the most groups. It may look at no more than
   * the people whom the viewer followed last and some members of a large group: what it costs does not grow with them.
   */
  candidates(search: SuggestionSearch): Promise<readonly SuggestionCandidate[]>;
  /**
   * Keeps somebody away from the suggestions of `customer`. Dismissed again, it counts from then. `at` and `forgetBefore` in milliseconds
   * since 1970: what `customer` dismissed earlier than that is forgotten.
   */
  dismiss(dismissal: {
    readonly customer: CustomerId;
    readonly other: CustomerId;
    readonly at: number;
    readonly forgetBefore: number;
  }): Promise<void>;
  /** Takes a dismissal back. Without one, nothing changes. */
  restore(dismissal: { readonly customer: CustomerId; readonly other: CustomerId }): Promise<void>;
};
export const Suggestions = token<Suggestions>("Suggestions");
