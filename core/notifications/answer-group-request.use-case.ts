import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { answeredInvitation } from "../fitbook/invitation.ts";
import { changeByGroupEvent } from "../fitbook/groups/group-change.ts";
import { membershipOf } from "../fitbook/visibility/member-role.ts";
import { maker } from "../shared/use-case.ts";
import { Groups } from "../fitbook/groups/groups.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { GroupChange, SeenGroup } from "../fitbook/groups/groups.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { RequestAnswer, RequestState } from "./request-state.ts";
import type { AlreadyAnswered } from "./follow-change.ts";
import type { GroupIsFull, UnknownGroup } from "./join-group.use-case.ts";

type Answered = Result<RequestState, UnknownGroup | GroupIsFull | AlreadyAnswered>;

/** Joins a group or declines to. Source: specification/notifications.md, What can be answered. */
export type AnswerGroupRequest = (
  customer: CustomerId,
  answered: { readonly group: GroupId; readonly answer: RequestAnswer },
) => Promise<Answered>;
export const AnswerGroupRequest = useCase<AnswerGroupRequest>("notifications", "AnswerGroupRequest");

export const makeAnswerGroupRequest = maker(
  AnswerGroupRequest,
  { groups: Groups, now: Clock },
  ({ groups, now }: { readonly groups: Pick<Groups, "change">; readonly now: Clock }) =>
    (customer, { group, answer }) =>
      groups.change({ group, customer, subject: customer, at: now(), decide: (seen) => changeByAnswering(seen, { customer, answer }) }),
);

type Reply = { readonly customer: CustomerId; readonly answer: RequestAnswer };

function changeByAnswering(
  seen: SeenGroup,
  { customer, answer }: Reply,
): { readonly change: GroupChange | null; readonly answer: Answered } {
  const answered = answeredInvitation(membershipOf(seen.subject.tie), answer);
  if (answered.kind === "refused")
    return { change: null, answer: refused({ kind: answered.refusal.kind === "already-answered" ? "already-answered" : "unknown-group" }) };
  const state = answered.value === "member" ? "accepted" : "declined";
  if (answered.value === seen.subject.tie) return { change: null, answer: ok(state) };
  const { change, answer: done } = changeByGroupEvent(seen, {
    customer,
    person: customer,
    event: answer,
    id: "",
    link: null,
    withPosts: false,
  });
  if (done.kind === "ok") return { change, answer: ok(state) };
  const { kind } = done.refusal;
  return { change: null, answer: refused({ kind: kind === "group-full" || kind === "too-many-joined" ? kind : "unknown-group" }) };
}
