import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { NO_GROUP_CHANGE } from "./group-answer.ts";
import { tieIn } from "./group-change.ts";
import { MOST_OWNED, RESTORED_WITHIN } from "./group-limits.ts";
import { groupViews } from "./visible-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";

type Needs = { readonly groups: Pick<Groups, "change">; readonly now: Clock };

/** Deletes a group: from then on it is missing to everybody. Its owner alone may. Source: specification/fitbook.md, Groups. */
export type DeleteGroup = (
  customer: CustomerId,
  group: GroupId,
) => Promise<Result<null, { readonly kind: "unknown-group" | "not-allowed" }>>;
export const DeleteGroup = useCase<DeleteGroup>("fitbook", "DeleteGroup");

export const makeDeleteGroup = maker(DeleteGroup, { groups: Groups, now: Clock }, ({ groups, now }: Needs) => async (customer, group) => {
  const at = now();
  return groups.change<Awaited<ReturnType<DeleteGroup>>>({
    group,
    customer,
    subject: customer,
    at,
    decide({ facts, subject }) {
      const [found] = groupViews(facts, null);
      if (found === undefined || found.view.sees === "missing") return { change: null, answer: refused({ kind: "unknown-group" }) };
      if (subject.tie !== "owner") return { change: null, answer: refused({ kind: "not-allowed" }) };
      return { change: { ...NO_GROUP_CHANGE, group: { ...found.record.group, deletedAt: at } }, answer: ok(null) };
    },
  });
});

/**
 * Takes back within 30 days that a group was deleted, unless staff did it; all who were in it are in it again. To all but its owner there
 * is no such group.
 * Source: specification/fitbook.md, Groups.
 */
export type RestoreGroup = (
  customer: CustomerId,
  group: GroupId,
) => Promise<Result<null, { readonly kind: "unknown-group" | "too-many-owned" }>>;
export const RestoreGroup = useCase<RestoreGroup>("fitbook", "RestoreGroup");

export const makeRestoreGroup = maker(RestoreGroup, { groups: Groups, now: Clock }, ({ groups, now }: Needs) => async (customer, group) => {
  const at = now();
  return groups.change<Awaited<ReturnType<RestoreGroup>>>({
    group,
    customer,
    subject: customer,
    at,
    decide({ facts, subject }) {
      const [record] = facts.groups;
      if (record === undefined || !subject.isThere || tieIn(record, customer) !== "owner")
        return { change: null, answer: refused({ kind: "unknown-group" }) };
      const { deletedAt, isDeletedByStaff } = record.group;
      if (deletedAt === null) return { change: null, answer: ok(null) };
      if (isDeletedByStaff || at - deletedAt >= RESTORED_WITHIN) return { change: null, answer: refused({ kind: "unknown-group" }) };
      if (subject.owned >= MOST_OWNED) return { change: null, answer: refused({ kind: "too-many-owned" }) };
      return { change: { ...NO_GROUP_CHANGE, group: { ...record.group, deletedAt: null } }, answer: ok(null) };
    },
  });
});
