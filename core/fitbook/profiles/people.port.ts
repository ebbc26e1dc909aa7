import { token } from "../../shared/token.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { FullName } from "../../identity/full-name.ts";
import type { Day } from "../../shared/day.ts";
import type { GroupId } from "../group.ts";
import type { FollowFacts, MemberState, Pair, PersonFacts, PersonState } from "../visibility/world.ts";
import type { FitbookProfile } from "./fitbook-profile.ts";

/** What is known of a customer's own place in Fitbook. `profile` null: they have not entered. */
export type OwnPlace = {
  readonly profile: FitbookProfile | null;
  /** The name and birthdate of the account. */
  readonly account: { readonly name: FullName; readonly birthdate: Day | null };
};

/** `birthdate` null: it stays as it is in the account. `after` null: nothing changes. */
export type DecidedPlace<Answer> = {
  readonly after: { readonly profile: FitbookProfile; readonly birthdate: Day | null } | null;
  readonly answer: Answer;
};

/**
 * Somebody who has entered, with everything that a profile may show. `picture` null: they have none. Only `visiblePeople` says what of it a
 * viewer sees.
 */
export type PersonRecord = {
  readonly facts: PersonFacts;
  readonly id: CustomerId;
  readonly name: string;
  readonly about: string;
  readonly picture: FileId | null;
};

/** The facts that decide how one viewer sees some people. */
export type PeopleFacts = {
  readonly viewer: PersonFacts;
  /** In the order in which they were asked for; who never entered is left out. */
  readonly people: readonly PersonRecord[];
  /** Between the viewer and these people, both ways. */
  readonly follows: readonly FollowFacts[];
  readonly blocks: readonly Pair[];
  readonly mutes: readonly Pair[];
};

/** How many people of one state follow a person or are followed by them. `isApart`: they are blocked with the viewer. */
export type FollowTally = {
  readonly list: "followers" | "following";
  readonly state: PersonState;
  readonly isApart: boolean;
  readonly count: number;
};

/**
 * A list of people. `requests`: who asks to follow `of`; `asked`: whom `of` asked, declined or not. `named`: names that have a key of each
 * group.
 */
export type PeopleList =
  | { readonly kind: "followers" | "following" | "requests" | "asked" | "muted" | "blocked"; readonly of: CustomerId }
  | { readonly kind: "of-group"; readonly group: GroupId; readonly states: readonly MemberState[] }
  | { readonly kind: "named"; readonly keys: readonly (readonly string[])[] };

export type CandidateSearch = { readonly list: PeopleList; readonly after: CustomerId | null; readonly limit: number };

/** The people of Fitbook. Finds candidates and facts; it never decides who sees whom. */
export type People = {
  own(customer: CustomerId): Promise<OwnPlace>;
  /** Changes a customer's own place as core decides. Atomic: nothing else changes it meanwhile. `at` in milliseconds since 1970. */
  change<Answer>(customer: CustomerId, at: number, decide: (before: OwnPlace) => DecidedPlace<Answer>): Promise<Answer>;
  facts(viewer: CustomerId, people: readonly CustomerId[]): Promise<PeopleFacts>;
  /** Follows in the state "following", counted by what decides whether the viewer is told of them. */
  tallies(viewer: CustomerId, person: CustomerId): Promise<readonly FollowTally[]>;
  /** Who may be in a list, from the one behind `after` on, in an order that stays; seen or not. */
  candidates(search: CandidateSearch): Promise<readonly CustomerId[]>;
  /** Ends a follow that is in the state "following". Nobody is told. Without one, nothing changes. */
  endFollow(follow: { readonly follower: CustomerId; readonly followed: CustomerId }): Promise<void>;
  /** Mutes, or ends it. `at` in milliseconds since 1970; `other` has entered. */
  mute(mute: { readonly customer: CustomerId; readonly other: CustomerId; readonly at: number }): Promise<void>;
  unmute(mute: { readonly customer: CustomerId; readonly other: CustomerId }): Promise<void>;
};
export const People = token<People>("People");
