import { ok, refused } from "../../shared/result.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { GroupId } from "../group.ts";
import type { Groups, KeptGroup } from "../groups/groups.port.ts";

type AskedOfGroup = { readonly group: GroupId; readonly reason: string };
type NoGroup = { readonly kind: "no-reason" | "unknown-group" };

/**
 * Tells staff what a group says of itself, who runs it and how many are in it; `who` is the staff member's name. Nothing is told before the
 * audit log has it with the reason. Source: specification/fitbook.md, Staff commands.
 */
export type ShowGroupToStaff = (who: string, group: AskedOfGroup) => Promise<Result<KeptGroup, NoGroup>>;

type ShowNeeds = { readonly groups: Pick<Groups, "kept">; readonly log: Pick<AuditLog, "add">; readonly now: Clock };

export const makeShowGroupToStaff =
  ({ groups, log, now }: ShowNeeds): ShowGroupToStaff =>
  async (who, { group, reason: given }) => {
    const reason = given.trim();
    if (reason === "") return refused({ kind: "no-reason" });
    const stored = await groups.kept(group);
    if (stored === null) return refused({ kind: "unknown-group" });
    await log.add({ at: now(), who, action: "group show", subject: { kind: "group", id: group }, details: { reason } });
    return ok(stored);
  };

/**
 * Deletes a group, which its owner cannot bring back then, or brings back what staff deleted. Answers whether that changed anything.
 * Source: specification/fitbook.md, Staff commands.
 */
export type DeleteGroupByStaff = (
  who: string,
  request: AskedOfGroup & { readonly isUndone: boolean },
) => Promise<Result<boolean, NoGroup | { readonly kind: "deleted-by-owner" }>>;

type DeleteNeeds = { readonly groups: Pick<Groups, "ruleOn">; readonly now: Clock };

export const makeDeleteGroupByStaff =
  ({ groups, now }: DeleteNeeds): DeleteGroupByStaff =>
  async (who, { group: id, reason: given, isUndone }) => {
    const reason = given.trim();
    if (reason === "") return refused({ kind: "no-reason" });
    const at = now();
    return groups.ruleOn<Awaited<ReturnType<DeleteGroupByStaff>>>(id, (group) => {
      if (group === null) return { change: null, answer: refused({ kind: "unknown-group" }) };
      if (isUndone && group.deletedAt !== null && !group.isDeletedByStaff)
        return { change: null, answer: refused({ kind: "deleted-by-owner" }) };
      if (group.isDeletedByStaff === !isUndone) return { change: null, answer: ok(false) };
      const deletedAt = isUndone ? null : (group.deletedAt ?? at);
      const audit = {
        at,
        who,
        action: isUndone ? "group delete --undo" : "group delete",
        subject: { kind: "group", id },
        details: { reason },
      };
      return { change: { group: { ...group, deletedAt, isDeletedByStaff: !isUndone }, audit }, answer: ok(true) };
    });
  };
