import { refused } from "../../shared/result.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupChange } from "./groups.port.ts";
import type { RoleInGroup } from "./visible-group.ts";

/** For this customer, there is no such group, or no such person. */
export type UnknownInGroup = { readonly kind: "unknown-group" | "unknown-user" };
/** `wrong-state`: how the person stands to the group does not let it happen. `owner-stays`: an owner hands over before leaving. */
export type NotInGroup = {
  readonly kind: "not-allowed" | "wrong-state" | "owner-stays" | "group-full" | "too-many-joined" | "too-many-owned" | "too-many-admins";
};

export type DecidedGroup<Answer> = { readonly change: GroupChange | null; readonly answer: Answer };
export type GroupAnswer = Result<RoleInGroup, UnknownInGroup | NotInGroup>;

export const NO_GROUP_CHANGE: GroupChange = {
  group: null,
  members: [],
  answered: null,
  invitation: null,
  takesPostsDown: false,
  takesAllAway: false,
  audit: null,
};

export const not = (kind: (UnknownInGroup | NotInGroup)["kind"]): DecidedGroup<GroupAnswer> => ({
  change: null,
  answer: refused({ kind }),
});
