import { indianDay } from "../shared/indian-time.ts";
import { refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { changeByAnsweringInvitation } from "./membership-change.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";
import type { AlreadyAnswered } from "./follow-change.ts";
import type { UnknownGroup } from "./join-group.use-case.ts";
import type { Requests } from "./requests.port.ts";

/** Joins a group or declines to. Source: specification/notifications.md, What can be answered. */
export type AnswerGroupRequest = (
  customer: CustomerId,
  answered: { readonly group: GroupId; readonly answer: RequestAnswer },
) => Promise<Result<RequestState, UnknownGroup | AlreadyAnswered>>;
export const AnswerGroupRequest = token<AnswerGroupRequest>("AnswerGroupRequest");

export const makeAnswerGroupRequest =
  ({ requests, now }: { readonly requests: Requests; readonly now: Clock }): AnswerGroupRequest =>
  async (customer, { group, answer }) => {
    const at = now();
    const community = { kind: "group", id: group } as const;
    const answered = await requests.change({
      customer,
      about: { kind: "community", community, from: null },
      at,
      decide: (seen) => changeByAnsweringInvitation(seen, { customer, community, answer, today: indianDay(at) }),
    });
    if (answered.kind === "ok") return answered;
    return refused({ kind: answered.refusal.kind === "already-answered" ? "already-answered" : "unknown-group" });
  };
