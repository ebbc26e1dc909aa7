import { describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { NO_NAME } from "#core/identity/full-name.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Subject } from "rxjs";
import { RequestStore } from "#web/features/fitbook/request-store.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { outage, pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { NotificationPage } from "#core/notifications/list-notifications.use-case.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";

const from = { id: customerId("ravi"), name: NO_NAME, hasPicture: false };
const told = (id: string, given: { readonly isRead?: boolean } = {}): Notification => ({
  id: notificationId(id),
  createdAt: 0,
  isRead: false,
  kind: "follow-accepted",
  from,
  ...given,
});
const page = (listed: readonly Notification[], given: Partial<NotificationPage> = {}): NotificationPage => ({
  version: 4,
  notifications: listed,
  unread: listed.filter(({ isRead }) => !isRead).length,
  next: null,
  ...given,
});

/** What Asha is told, over pages that are answered one after the other. */
function telling(...pages: readonly (NotificationPage | "outage")[]) {
  const { session, toasts } = aStage();
  const requested: unknown[] = [];
  const sent: unknown[] = [];
  const way = { isOpen: true };
  const watched: { readonly news: Subject<NotificationNews>; readonly whose: string; readonly version: number | null }[] = [];
  const store = new NotificationStore({
    session,
    list: async (customer, { after, limit }) => {
      const answer = pages[Math.min(requested.length, pages.length - 1)];
      requested.push([customer, after, limit]);
      return answer === undefined || answer === "outage" ? outage() : answer;
    },
    watch: (customer, version) => {
      const news = new Subject<NotificationNews>();
      watched.push({ news, whose: customer, version });
      return news;
    },
    markRead: async (customer, id) => {
      sent.push([customer, id]);
      return way.isOpen ? ok(null) : outage();
    },
    markAllRead: async (customer) => {
      sent.push([customer, "all"]);
      return way.isOpen ? null : outage();
    },
  });
  const ids = () => store.notifications.map(({ id }) => id);
  return { store, session, toasts, asked: requested, sent, way, watched, ids };
}

describe("what somebody is told", () => {
  it("is read by the page, the newest three for the bell", async () => {
    const { store, asked, ids } = telling(page(["n5", "n4", "n3", "n2"].map((id) => told(id))), "outage");
    expect([store.state, store.more, store.unread]).toEqual(["unread", "none", 0]);
    const asking = store.ask();
    expect(store.state).toBe("reading");
    await asking;
    expect([store.state, store.more, store.unread, ids(), store.latest.map(({ id }) => id)]).toEqual([
      "read",
      "none",
      4,
      ["n5", "n4", "n3", "n2"],
      ["n5", "n4", "n3"],
    ]);
    expect(asked).toEqual([[asha, null, 20]]);
    const again = store.ask();
    expect(store.state).toBe("read");
    await again;
    expect([store.state, store.unread]).toEqual(["read", 4]);
  });

  it("can't be had where nobody answers, and is nothing where nobody is signed in", async () => {
    const { store } = telling("outage");
    await store.ask();
    expect([store.state, store.more]).toEqual(["unavailable", "none"]);
    const { session, visitor } = aStage();
    expect(session.customer).toBe(asha);
    const nobodys = new NotificationStore({
      session: visitor,
      list: outage,
      watch: () => new Subject(),
      markRead: outage,
      markAllRead: outage,
    });
    await nobodys.ask();
    await nobodys.askMore();
    await nobodys.markAllRead();
    expect(nobodys.state).toBe("unread");
  });

  it("goes on behind the last, each once, with the count of the newest page", async () => {
    const next = notificationId("n4");
    const { store, asked, ids } = telling(
      page([told("n5"), told("n4")], { next, unread: 9 }),
      "outage",
      page([told("n4"), told("n3")], { unread: 8 }),
    );
    await store.askMore();
    expect(asked).toEqual([]);
    await store.ask();
    expect([store.more, store.unread]).toEqual(["ready", 9]);
    const more = [store.askMore(), store.askMore()];
    expect(store.more).toBe("reading");
    await Promise.all(more);
    expect([store.more, asked.length]).toEqual(["unavailable", 2]);
    await store.askMore();
    expect([ids(), store.more, store.unread, asked.at(-1)]).toEqual([["n5", "n4", "n3"], "none", 8, [asha, "n4", 20]]);
    await store.askMore();
    expect(asked).toHaveLength(3);
  });

  it("drops a further page that was asked for behind an older list, and can ask for it again", async () => {
    const { session } = aStage();
    const calls: ReturnType<typeof pending<NotificationPage>>[] = [];
    const list = () => {
      const call = pending<NotificationPage>();
      calls.push(call);
      return call.promise;
    };
    const store = new NotificationStore({ session, list, watch: () => new Subject(), markRead: outage, markAllRead: outage });
    const first = store.ask();
    calls[0]?.answer(page([told("n5")], { next: notificationId("n5") }));
    await first;
    const more = store.askMore();
    const anew = store.ask();
    calls[2]?.fail();
    await anew;
    expect(store.more).toBe("unavailable");
    calls[1]?.answer(page([told("n4")]));
    await more;
    expect(store.notifications).toHaveLength(1);
  });

  it("is marked read at once, each once, and unread again where that could not be sent", async () => {
    const { store, sent, way } = telling(page([told("n2"), told("n1", { isRead: true })]));
    await store.ask();
    await store.markRead(notificationId("n1"));
    await store.markRead(notificationId("n9"));
    expect(sent).toEqual([]);
    const marking = store.markRead(notificationId("n2"));
    expect([store.unread, store.notifications[0]?.isRead]).toEqual([0, true]);
    await marking;
    expect([sent, store.unread]).toEqual([[[asha, "n2"]], 0]);
    way.isOpen = false;
    await store.ask();
    await store.markRead(notificationId("n2"));
    expect([store.unread, store.notifications[0]?.isRead]).toEqual([1, false]);
  });

  it("is not marked for whoever signed in meanwhile", async () => {
    const { store, session, way } = telling(page([told("n2")]));
    await store.ask();
    way.isOpen = false;
    const marking = store.markRead(notificationId("n2"));
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    await marking;
    expect(store.notifications[0]?.isRead).toBe(true);
  });

  it("is all marked read at once, and asked for anew where that could not be sent", async () => {
    const { store, sent, way, asked } = telling(page([told("n2"), told("n1", { isRead: true })]));
    await store.ask();
    const marking = store.markAllRead();
    expect([store.unread, store.notifications.map(({ isRead }) => isRead)]).toEqual([0, [true, true]]);
    await marking;
    await store.markAllRead();
    expect([sent, asked.length]).toEqual([[[asha, "all"]], 1]);
    await store.ask();
    way.isOpen = false;
    await store.markAllRead();
    expect([store.unread, asked.length]).toEqual([1, 3]);
  });
});

describe("news of what somebody is told", () => {
  const shown = async (...pages: readonly (NotificationPage | "outage")[]) => {
    const all = telling(...pages);
    const end = all.store.begin();
    await turnOver();
    const hear = (changed: readonly Notification[] | null) => all.watched.at(-1)?.news.next({ changed, version: 1 });
    return { ...all, end, hear };
  };

  it("take their places and are counted, without being asked for", async () => {
    const { store, asked, hear, ids } = await shown(page([told("n3"), told("n1")]));
    hear([told("n2"), told("n4"), told("n1", { isRead: true })]);
    expect([ids(), store.unread, asked.length]).toEqual([["n4", "n3", "n2", "n1"], 3, 1]);
    hear([told("n4"), told("n3", { isRead: true })]);
    expect(store.unread).toBe(2);
  });

  it("lose a request that was answered", async () => {
    const request: Notification = { id: notificationId("n3"), createdAt: 0, isRead: false, kind: "follow-request", from, state: "pending" };
    const { store, hear, ids } = await shown(page([request, told("n1")]));
    hear([{ ...request, state: "accepted" }]);
    expect([ids(), store.unread]).toEqual([["n1"], 1]);
  });

  it("are asked for where nobody says what changed, or what changed stands behind what is known", async () => {
    const { store, asked, hear, ids } = await shown(page([told("n5"), told("n4")], { next: notificationId("n4") }));
    hear(null);
    await turnOver();
    expect(asked).toHaveLength(2);
    hear([told("n2"), told("n6")]);
    expect(ids()).toEqual(["n6", "n5", "n4"]);
    await turnOver();
    expect([asked.length, store.state]).toEqual([3, "read"]);
    const whole = await shown(page([told("n5"), told("n4")]));
    whole.hear([told("n2")]);
    expect([whole.asked.length, whole.ids()]).toEqual([1, ["n5", "n4", "n2"]]);
  });

  it("are asked for anew while the list is on its way, or could not be had", async () => {
    const { asked, hear, store, watched } = await shown("outage", page([told("n1")]));
    expect([store.state, watched[0]?.version]).toEqual(["unavailable", null]);
    hear([told("n1")]);
    expect(asked).toHaveLength(2);
    hear([told("n1")]);
    expect(asked).toHaveLength(3);
    await turnOver();
    expect(store.unread).toBe(1);
  });

  it("begin where the list ends, so that it is not asked for twice", async () => {
    const { store, watched, asked } = await shown(page([told("n1")], { version: 7 }));
    expect([watched.map(({ version }) => version), asked.length, store.heard]).toEqual([[7], 1, 1]);
  });

  it("are nobody's who has left before their list came", async () => {
    const { store, session, watched } = telling(page([told("n1")]));
    const end = store.begin();
    end();
    await turnOver();
    expect(watched).toEqual([]);
    store.begin();
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    await turnOver();
    expect(watched.map(({ whose }) => whose)).toEqual(["ravi"]);
  });

  it("are those of whoever is signed in, as long as somebody shows them", async () => {
    const { store, session, watched, asked, end } = await shown(page([told("n1")]));
    const other = store.begin();
    expect(watched.map(({ whose }) => whose)).toEqual([asha]);
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    expect([store.notifications, store.unread, store.state, store.more]).toEqual([[], 0, "reading", "none"]);
    expect([watched.map(({ whose }) => whose), watched[0]?.news.observed]).toEqual([[asha], false]);
    await turnOver();
    expect(watched.map(({ whose }) => whose)).toEqual([asha, "ravi"]);
    end();
    expect(watched[1]?.news.observed).toBe(true);
    other();
    expect(watched[1]?.news.observed).toBe(false);
    session.signIn(aSignedIn({ id: asha }));
    expect([watched.length, asked.length]).toEqual([2, 2]);
    const again = store.begin();
    await turnOver();
    expect(watched).toHaveLength(3);
    session.forget();
    expect([store.state, watched[2]?.news.observed, asked.length]).toEqual(["unread", false, 3]);
    again();
  });

  it("end quietly where the session has ended", async () => {
    const { store, watched } = await shown(page([told("n1")]));
    watched[0]?.news.error(new SignedOut());
    expect(store.unread).toBe(1);
  });
});

describe("a request that is answered", () => {
  const following: Notification = { id: notificationId("n1"), createdAt: 0, isRead: true, kind: "follow-request", from, state: "pending" };
  const group: Notification = {
    id: notificationId("n1"),
    createdAt: 0,
    isRead: true,
    kind: "group-request",
    from,
    group: { id: groupId("g1"), name: "Walkers", hindi: null },
    state: "pending",
  };
  const challenge: Notification = {
    id: notificationId("n1"),
    createdAt: 0,
    isRead: true,
    kind: "challenge-request",
    from,
    challenge: { id: challengeId("c1"), activity: "steps", hindi: null, start: day("2026-12-01"), end: day("2026-12-08") },
    group: null,
    state: "pending",
  };
  const suggestion: Notification = {
    id: notificationId("n1"),
    createdAt: 0,
    isRead: true,
    kind: "follow-suggestion",
    from,
    isFollowed: false,
  };

  /** What is listed and told once Asha has answered it, and what the shop was asked. */
  async function answered(request: Notification, answer: "accept" | "decline", outcome: "ok" | "refused" | "outage" = "ok") {
    const { session, toasts } = aStage();
    const listed = { count: 0 };
    const notifications = new NotificationStore({
      session,
      list: async () => {
        listed.count += 1;
        return page([request]);
      },
      watch: () => new Subject(),
      markRead: outage,
      markAllRead: outage,
    });
    await notifications.ask();
    const requested: unknown[] = [];
    const sentAs = async <Done, No>(call: readonly unknown[], done: Done, no: No) => {
      requested.push(call);
      if (outcome === "outage") return outage();
      return outcome === "ok" ? ok(done) : refused(no);
    };
    const unknown = { kind: "unknown-notification" } as const;
    const store = new RequestStore({
      session,
      notifications,
      toasts,
      acceptFollow: (...given) => sentAs(["accept", ...given], "accepted", unknown),
      declineFollow: (...given) => sentAs(["decline", ...given], "declined", unknown),
      followBack: (...given) => sentAs(["back", ...given], "requested", unknown),
      answerGroup: (...given) => sentAs(["group", ...given], "accepted", { kind: "unknown-group" }),
      answerChallenge: (...given) => sentAs(["challenge", ...given], "accepted", { kind: "unknown-challenge" }),
    });
    const answering = store.answer(request, answer);
    const sending = store.sending.get(request.id);
    await answering;
    await turnOver();
    return {
      asked: requested,
      sending,
      left: store.sending.size,
      listed: notifications.notifications,
      times: listed.count,
      toasts: toasts.toasts.map(({ news }) => news.kind),
    };
  }

  it.each([
    [following, "accept", ["accept", asha, "n1"], []],
    [following, "decline", ["decline", asha, "n1"], []],
    [group, "accept", ["group", asha, { group: "g1", answer: "accept" }], ["group-joined"]],
    [group, "decline", ["group", asha, { group: "g1", answer: "decline" }], ["group-declined"]],
    [challenge, "accept", ["challenge", asha, { challenge: "c1", answer: "accept" }], ["challenge-joined"]],
    [challenge, "decline", ["challenge", asha, { challenge: "c1", answer: "decline" }], ["challenge-declined"]],
  ] as const)("is listed no more, and says so: %o %s", async (request, answer, call, toasts) => {
    expect(await answered(request, answer)).toEqual({ asked: [call], sending: answer, left: 0, listed: [], times: 1, toasts });
  });

  it("stays as somebody who is followed", async () => {
    const { asked, listed, toasts } = await answered(suggestion, "accept");
    expect([asked, listed, toasts]).toEqual([[["back", asha, "n1"]], [{ ...suggestion, isFollowed: true }], []]);
  });

  it("stays as it was where nobody answers, and is looked for anew where it is refused", async () => {
    const lost = await answered(group, "accept", "outage");
    expect([lost.listed, lost.times, lost.left, lost.toasts]).toEqual([[group], 1, 0, []]);
    const late = await answered(group, "accept", "refused");
    expect([late.listed, late.times, late.toasts]).toEqual([[group], 2, []]);
  });

  it("asks nothing about what is no request", async () => {
    const request = told("n1", { isRead: true });
    const { asked, listed, toasts } = await answered(request, "accept");
    expect([asked, listed, toasts]).toEqual([[], [request], []]);
  });

  it("is on its way for itself while another is, and is nobody's where nobody is signed in", async () => {
    const { session, visitor, toasts } = aStage();
    const groups = new Map<string, ReturnType<typeof pending<Awaited<ReturnType<AnswerGroupRequest>>>>>();
    const notifications = new NotificationStore({
      session,
      list: outage,
      watch: () => new Subject(),
      markRead: outage,
      markAllRead: outage,
    });
    const use = {
      acceptFollow: outage,
      declineFollow: outage,
      followBack: outage,
      answerChallenge: outage,
      answerGroup: (_: CustomerId, { group }: { readonly group: string }) => {
        const call = pending<Awaited<ReturnType<AnswerGroupRequest>>>();
        groups.set(group, call);
        return call.promise;
      },
    };
    const other: Notification = { ...group, id: notificationId("n2"), group: { id: groupId("g2"), name: "Swimmers", hindi: null } };
    const store = new RequestStore({ session, notifications, toasts, ...use });
    const [first, second] = [store.answer(group, "accept"), store.answer(other, "decline")];
    expect([...store.sending]).toEqual([
      ["n1", "accept"],
      ["n2", "decline"],
    ]);
    groups.get("g1")?.answer(ok("accepted"));
    await first;
    expect([...store.sending]).toEqual([["n2", "decline"]]);
    groups.get("g2")?.answer(ok("declined"));
    await second;
    expect(store.sending.size).toBe(0);
    groups.clear();
    await new RequestStore({ session: visitor, notifications, toasts, ...use }).answer(group, "accept");
    expect(groups.size).toBe(0);
  });
});
