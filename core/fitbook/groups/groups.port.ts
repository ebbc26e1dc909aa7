import { token } from "../../shared/token.ts";
import type { FileId } from "../../files/file-id.ts";
import type { Upload } from "../../files/upload.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { Group, GroupId } from "../group.ts";
import type { PossibleOwner } from "./next-owner.ts";
import type { GroupFacts, MemberState, Pair, PersonFacts, PersonState } from "../visibility/world.ts";

/**
 * A group with everything that a card may show. The members of its facts are the viewer and those who run it, no others. Only
 * `visibleGroups` says what of it a viewer sees. `isOfCompany`: the viewer is a customer of the company whose group it is.
 */
export type GroupRecord = { readonly group: Group; readonly facts: GroupFacts; readonly isOfCompany: boolean };

/** The facts that decide how one viewer sees some groups. */
export type GroupsFacts = {
  readonly viewer: PersonFacts;
  /** In the order in which they were asked for; those that never were are left out, the deleted are not. */
  readonly groups: readonly GroupRecord[];
  /** Between the viewer and those who run these groups, both ways. */
  readonly blocks: readonly Pair[];
};

/** How many people of one state are in a group or ask to be. `isApart`: they are blocked with the viewer. */
export type GroupTally = {
  readonly group: GroupId;
  readonly list: "members" | "requests";
  readonly state: PersonState;
  readonly isApart: boolean;
  readonly count: number;
};

export type GroupTie = { readonly group: GroupId; readonly person: CustomerId; readonly state: MemberState };

/** The person whom a change is about, as they stand to the group and to those who run it. */
export type SeenSubject = {
  /** Whether they are a person who is there. */
  readonly isThere: boolean;
  /** The aggregator whose customer they are; null: nobody's. */
  readonly company: string | null;
  readonly tie: MemberState | null;
  /** Since when, in milliseconds since 1970; null: there is no tie. */
  readonly tiedAt: number | null;
  /** Whether they are blocked with whoever changes. */
  readonly isApart: boolean;
  /** Whether they are blocked with anybody who runs the group. */
  readonly isApartFromRunners: boolean;
  /** How many live groups they are in without owning them, and how many they own. */
  readonly joined: number;
  readonly owned: number;
};

/** What a change sees: the group as facts of whoever changes it, without one where there never was any. */
export type SeenGroup = {
  readonly facts: GroupsFacts;
  readonly subject: SeenSubject;
  /** How many are in it, gone or not. */
  readonly members: number;
  /** The file that is asked for, if it is an upload of whoever changes; else null. */
  readonly own: Upload | null;
};

/** All of it is kept together or not at all. */
export type GroupChange = {
  /** The group as it is from now on; null: as before. */
  readonly group: Group | null;
  /** `state` null: there is no tie any more. In this order. */
  readonly members: readonly { readonly person: CustomerId; readonly state: MemberState | null }[];
  /** What the subject's invitations to this group become; null: they stay as they are. */
  readonly answered: "accepted" | "declined" | null;
  /** The id of the notification by which the subject is told that they are invited; null: they are told nothing. */
  readonly invitation: string | null;
  /** Whether the subject's posts in this group are taken down: nobody sees them but they, whatever becomes of reports of them. */
  readonly takesPostsDown: boolean;
  /** Whether all posts and comments of the subject in this group are deleted, as if they had deleted each. */
  readonly takesAllAway: boolean;
  /** What the audit log has of it; null: staff had no part in it. */
  readonly audit: AuditEntry | null;
};

export type GroupTransaction<Answer> = {
  readonly group: GroupId;
  /** Who changes it, and whom the change is about; both may be one. */
  readonly customer: CustomerId;
  readonly subject: CustomerId;
  /** An upload that the group is to name; left out: none. It is not forgotten before the change is kept. */
  readonly file?: FileId | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `change` null leaves all as it is. */
  readonly decide: (seen: SeenGroup) => { readonly change: GroupChange | null; readonly answer: Answer };
};

/**
 * A group as staff are told of it. `people`: how many stand so to it, gone or not. `ownerGoneAt` in milliseconds since 1970; null: the
 * owner is there, or it was not noticed yet.
 */
export type KeptGroup = {
  readonly group: Group;
  readonly runBy: readonly { readonly person: CustomerId; readonly state: "owner" | "admin" }[];
  readonly people: Readonly<Partial<Record<MemberState, number>>>;
  readonly ownerGoneAt: number | null;
};

/** `change` null leaves all as it is. */
export type StaffRuling<Answer> = {
  readonly change: { readonly group: Group; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/**
 * `mine`: those that `of` is in; `invited`: those that invited `of`; `company`: live ones of the company whose customer `of` is, and
 * `open`: live open ones, that `of` is not in.
 */
export const GROUP_LISTS = ["mine", "invited", "company", "open"] as const;
export type GroupList = { readonly kind: (typeof GROUP_LISTS)[number]; readonly of: CustomerId };

/** The groups of Fitbook. Finds candidates and facts; it never decides who sees what. */
export type Groups = {
  /** Changes a group and one person's tie to it as core decides. Atomic: nothing else changes what `decide` sees before it is kept. */
  change<Answer>(transaction: GroupTransaction<Answer>): Promise<Answer>;
  /**
   * Notes at `at` whose owner is gone or is back, and passes on the live groups whose owner was noted at `goneBy` or before: whom `decide`
   * names is the owner, and the former one a member; null: the group is deleted. Times in milliseconds since 1970. Doing it again changes
   * nothing.
   */
  passOn(request: {
    readonly at: number;
    readonly goneBy: number;
    readonly decide: (possible: readonly PossibleOwner[]) => CustomerId | null;
  }): Promise<void>;
  /** The live groups of a company, by their ids. */
  ofCompany(company: string): Promise<readonly Group[]>;
  /** What staff are told of a group; null: there never was one. */
  kept(group: GroupId): Promise<KeptGroup | null>;
  /** Deletes a group, or brings it back, as core decides for staff, with the entry of the audit log. Atomic. */
  ruleOn<Answer>(group: GroupId, decide: (stored: Group | null) => StaffRuling<Answer>): Promise<Answer>;
  /** What may be in a list, by ids, from the one behind `after` on; seen or not. */
  candidates(request: { readonly list: GroupList; readonly after: GroupId | null; readonly limit: number }): Promise<readonly GroupId[]>;
  facts(viewer: CustomerId, groups: readonly GroupId[]): Promise<GroupsFacts>;
  tallies(viewer: CustomerId, groups: readonly GroupId[]): Promise<readonly GroupTally[]>;
  /** The groups that somebody is in, by their ids; deleted ones too. */
  groupsOf(person: CustomerId): Promise<readonly GroupId[]>;
  /** The ties of some people to some groups, in no order. */
  ties(groups: readonly GroupId[], people: readonly CustomerId[]): Promise<readonly GroupTie[]>;
};
export const Groups = token<Groups>("Groups");
