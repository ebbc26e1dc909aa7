import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { GroupChange, SeenGroup } from "./groups.port.ts";
import type { GroupLink, GroupLinkId } from "./group-link.ts";

/** Random tokens and what is kept of them, from which nobody finds them again. */
export type LinkTokens = { readonly fresh: () => string; readonly hashOf: (token: string) => string };
export const LinkTokens = token<LinkTokens>("LinkTokens");

export type FollowedLink<Answer> = {
  readonly hash: string;
  readonly customer: CustomerId;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `change` null leaves all as it is, and the link unused. */
  readonly decide: (seen: SeenGroup, link: GroupLink) => { readonly change: GroupChange | null; readonly answer: Answer };
};

/** Links to groups. They are found by the hash of their token alone. */
export type GroupLinks = {
  /** Those of a group that can be used at `at`, in milliseconds since 1970, the one that ends first before the others. */
  valid(group: GroupId, at: number): Promise<readonly GroupLink[]>;
  /** Keeps a new link, unless its group has `most` valid ones at `at`. Atomic. Answers whether it was kept. */
  add(added: { readonly link: GroupLink; readonly hash: string; readonly at: number; readonly most: number }): Promise<boolean>;
  /** Ends a link for good. Of one that is none of the group's nothing changes. */
  revoke(group: GroupId, link: GroupLinkId): Promise<void>;
  /** null: no link has that token. */
  find(hash: string): Promise<GroupLink | null>;
  /** Changes a group and one's own tie to it as core decides, and counts that as a use. Atomic; null: no link has that token. */
  follow<Answer>(followed: FollowedLink<Answer>): Promise<Answer | null>;
  /** Deletes what was over before `before`, in milliseconds since 1970. */
  forget(before: number): Promise<void>;
};
export const GroupLinks = token<GroupLinks>("GroupLinks");
