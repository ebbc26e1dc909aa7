import type { Clock } from "../../shared/clock.port.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { StoredDay, StoredDays } from "./stored-days.port.ts";

/**
 * Puts the days right that are not what their entries come to, as staff, and answers how many there were; `who` is the staff member's name.
 * The audit log has how many, before the first is put right. Source: specification/trackers.md, Staff commands.
 */
export type RecountDays = (who: string) => Promise<number>;

type Needs = { readonly storedDays: StoredDays; readonly log: Pick<AuditLog, "add">; readonly now: Clock };

export const makeRecountDays =
  ({ storedDays, log, now }: Needs): RecountDays =>
  async (who) => {
    const at = now();
    const differing: StoredDay[] = [];
    for await (const day of storedDays.differing()) differing.push(day);
    if (differing.length === 0) return 0;
    const subject = { kind: "tracker", id: "days" };
    await log.add({ at, who, action: "tracker recount", subject, details: { differed: differing.length } });
    for (const day of differing) await storedDays.countAgain(day);
    return differing.length;
  };
