import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Group, GroupId } from "../group.ts";
import type { GroupFacts, MemberState, Pair, PersonFacts, PersonState } from "../visibility/world.ts";

/**
 * A group with everything that a card may show. The members of its facts are the viewer and those who run it, no others. Only
 * `visibleGroups` says what of it a viewer sees.
 */
export type GroupRecord = { readonly group: Group; readonly facts: GroupFacts };

/** The facts that decide how one viewer sees some groups. */
export type GroupsFacts = {
  readonly viewer: PersonFacts;
  /** In the order in which they were asked for; those that never were are left out, the deleted are not. */
  readonly groups: readonly GroupRecord[];
  /** Between the viewer and those who run these groups, both ways. */
  readonly blocks: readonly Pair[];
};

/** How many people of one standing are in a group or ask to be. `isApart`: they are blocked with the viewer. */
export type GroupTally = {
  readonly group: GroupId;
  readonly list: "members" | "requests";
  readonly state: PersonState;
  readonly isApart: boolean;
  readonly count: number;
};

export type GroupTie = { readonly group: GroupId; readonly person: CustomerId; readonly state: MemberState };

/** The groups of Fitbook. Finds candidates and facts; it never decides who sees what. */
export type Groups = {
  facts(viewer: CustomerId, groups: readonly GroupId[]): Promise<GroupsFacts>;
  tallies(viewer: CustomerId, groups: readonly GroupId[]): Promise<readonly GroupTally[]>;
  /** The groups that somebody is in, by their ids; deleted ones too. */
  groupsOf(person: CustomerId): Promise<readonly GroupId[]>;
  /** The ties of some people to some groups, in no order. */
  ties(groups: readonly GroupId[], people: readonly CustomerId[]): Promise<readonly GroupTie[]>;
};
export const Groups = token<Groups>("Groups");
