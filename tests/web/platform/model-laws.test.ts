import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { groupId } from "#core/fitbook/group.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { EMPTY } from "rxjs";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { AskToLeave } from "#core/sign-in/session/leave.use-case.ts";
import { LeavingModel, leavingNeeds } from "#web/features/account/leaving/leaving-model.ts";
import { RequestStore } from "#web/features/fitbook/request-store.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { PointsModel, pointsNeeds } from "#web/features/points/points-model.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { outage, pending, turnOver } from "./model-laws/answers.ts";
import { readers, senders } from "./model-laws/models.ts";
import { aStage, asha } from "./model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

describe("what a screen reads", () => {
  it.each(readers)("is the newest answer, not the last to come: $model, $asks", ({ staleAnswer }) => staleAnswer());
  it.each(readers)("is not lost to an outage of an older question: $model, $asks", ({ staleOutage }) => staleOutage());
  it.each(readers)("can be asked for again after an outage: $model, $asks", ({ unanswered }) => unanswered("outage"));
  it.each(readers)("is nothing of an answer whose customer has left: $model, $asks", ({ unanswered }) => unanswered("left"));
});

describe("what a press sends", () => {
  it.each(senders)("is sent once until it is answered, and again after an outage: $model, $asks", ({ sentOnce }) => sentOnce("outage"));
  it.each(senders)("brings nothing about once its customer has left: $model, $asks", ({ sentOnce }) => sentOnce("left"));

  it("ends the session of who leaves, and of nobody who signed in meanwhile", async () => {
    const own = aLeaving(asha);
    await own.model.leave();
    expect(own.gone).toEqual(["session", "toast"]);
    const others = aLeaving(customerId("ravi"));
    await others.model.leave();
    expect(others.gone).toEqual([]);
  });
});

describe("an answer to a request", () => {
  const group = { id: groupId("g1"), name: "Walkers", hindi: null };
  const request: Notification = {
    id: notificationId("n1"),
    createdAt: 0,
    isRead: true,
    kind: "group-request",
    from: null,
    group,
    state: "pending",
  };

  /** What is told and listed where `customer` is signed in by the time that Asha's answer has arrived. */
  async function answeredTo(customer: string) {
    const { session, toasts } = aStage();
    const heard = pending<Awaited<ReturnType<AnswerGroupRequest>>>();
    const notifications = new NotificationStore({
      session,
      list: async () => ({ version: 1, notifications: [request], unread: 0, next: null }),
      watch: () => EMPTY,
      markRead: outage,
      markAllRead: outage,
    });
    await notifications.ask();
    const requests = {
      acceptFollow: outage,
      declineFollow: outage,
      followBack: outage,
      answerChallenge: outage,
      answerGroup: () => heard.promise,
    };
    const store = new RequestStore({ session, notifications, toasts, ...requests });
    const answering = store.answer(request, "accept");
    session.signIn(aSignedIn({ id: customerId(customer) }));
    heard.answer(ok("accepted"));
    await answering;
    return { listed: notifications.notifications.length, told: toasts.toasts.map(({ news }) => news.kind) };
  }

  it("counts for whoever gave it, and for nobody who signed in meanwhile", async () => {
    expect(await answeredTo("asha")).toEqual({ listed: 0, told: ["group-joined"] });
    expect(await answeredTo("ravi")).toEqual({ listed: 1, told: [] });
  });
});

/** Asha, who leaves where `here` is signed in by the time that it is answered. */
function aLeaving(here: CustomerId) {
  const { customer } = aUser({ email: emailIn("asha@example.in") });
  const { allDependencies, answers } = aStage();
  answers(AskToLeave, async () => ok(null));
  const gone: string[] = [];
  const session = { customer: here, forget: () => gone.push("session") };
  const model = new LeavingModel(customer, session, lateNeeds(allDependencies, leavingNeeds), { show: () => gone.push("toast") });
  model.form.fill("own", "asha@example.in");
  model.ask();
  return { model, gone };
}

describe("a list that is read page by page", () => {
  it("adds a page, asked for once, and drops one that was asked for behind an older list", async () => {
    type Ledger = Awaited<ReturnType<ShowRewardPoints>>;
    const ledger = (balance: number): Ledger => ({ balance, pending: 0, entries: [], next: null });
    const calls: ReturnType<typeof pending<Ledger>>[] = [];
    const { allDependencies, answers } = aStage();
    answers(ShowRewardPoints, () => {
      const call = pending<Ledger>();
      calls.push(call);
      return call.promise;
    });
    const model = new PointsModel(asha, lateNeeds(allDependencies, pointsNeeds));
    const first = model.ask();
    await turnOver();
    calls[0]?.answer({ ...ledger(1), next: rewardEntryId("e1") });
    await first;
    const more = [model.askMore(), model.askMore()];
    await turnOver();
    expect([calls.length, model.more]).toEqual([2, "reading"]);
    const anew = model.ask();
    await turnOver();
    calls[2]?.answer(ledger(3));
    await anew;
    calls[1]?.answer(ledger(2));
    await Promise.all(more);
    expect([model.state, model.more]).toEqual([{ kind: "read", value: ledger(3) }, "ready"]);
  });
});
