import { randomUUID } from "node:crypto";
import { groupId } from "#core/fitbook/group.ts";
import type { Group } from "#core/fitbook/group.ts";

/** A live, closed group of which nobody knows more than its name. */
export const aGroup = (given: Partial<Group> = {}): Group => ({
  id: groupId(randomUUID()),
  name: "Morning walkers",
  about: "",
  rules: "",
  hindi: null,
  isOpen: false,
  picture: null,
  company: null,
  mayMembersInvite: false,
  deletedAt: null,
  isDeletedByStaff: false,
  offeredTo: null,
  ...given,
});
