import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { NO_GROUP_CHANGE } from "./group-answer.ts";
import { groupViews } from "./visible-group.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupDetails, GroupId } from "../group.ts";
import type { Groups } from "./groups.port.ts";

/** Changes what a group says of itself, by those who run it. Source: specification/fitbook.md, Groups. */
export type EditGroup = (
  customer: CustomerId,
  edited: GroupDetails & { readonly group: GroupId },
) => Promise<Result<null, { readonly kind: "unknown-group" | "not-allowed" }>>;
export const EditGroup = token<EditGroup>("EditGroup");

export function makeEditGroup({ groups, now }: { readonly groups: Pick<Groups, "change">; readonly now: Clock }): EditGroup {
  return (customer, { group, ...details }) =>
    groups.change<Awaited<ReturnType<EditGroup>>>({
      ...{ group, customer, subject: customer, at: now() },
      decide({ facts }) {
        const [found] = groupViews(facts, null);
        if (found === undefined || found.view.sees === "missing") return { change: null, answer: refused({ kind: "unknown-group" }) };
        if (!found.view.isRun) return { change: null, answer: refused({ kind: "not-allowed" }) };
        return { change: { ...NO_GROUP_CHANGE, group: { ...found.record.group, ...details } }, answer: ok(null) };
      },
    });
}
