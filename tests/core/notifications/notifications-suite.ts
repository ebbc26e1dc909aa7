import { randomUUID } from "node:crypto";
import { filter, firstValueFrom, timeout } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { newsEndedBy } from "#core/orders/order/order-news.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

let stamped = 0;
export const stamp = () => ({ id: notificationId(`${String(++stamped).padStart(6, "0")}-${randomUUID()}`), at: now });
export const all = { after: null, limit: 50 };
export const listedFor = async ({ notifications }: RelationPorts, customer: CustomerId) =>
  (await notifications.listed(customer, all)).notifications;
const missing = refused({ kind: "unknown-notification" });
const countedIn = (unread: readonly { readonly count: number }[]) => unread.reduce((sum, { count }) => sum + count, 0);
const today = day("2026-11-20");

/** Somebody whom another one has asked to follow, and that request. */
export async function followRequest(stored: RelationPorts) {
  const [asha, ravi] = [await stored.someone("Asha"), await stored.someone("Ravi Rao")];
  await stored.requests.follow(ravi, asha, stamp());
  const [request] = await listedFor(stored, asha);
  if (request === undefined) throw new TypeError("nothing was told");
  return { asha, ravi, request };
}

export function notificationsSuite(store: string, made: () => RelationPorts): void {
  describe(`requests kept in ${store}`, () => {
    it("to follow are told to whom they are sent, once however often they are sent", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      expect(await stored.requests.follow(ravi, asha, stamp())).toEqual(ok("requested"));
      expect(await listedFor(stored, asha)).toEqual([request]);
      expect(request).toMatchObject({
        kind: "follow-request",
        from: { id: ravi, name: "Ravi Rao", hasPicture: false },
        state: "pending",
        isRead: false,
        createdAt: now,
      });
      expect(await listedFor(stored, ravi)).toEqual([]);
    });

    it("to follow, once accepted, make both follow and tell the requester", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      const answered = { id: request.id, answer: "accept" } as const;
      expect(await stored.requests.answerFollow(asha, answered, stamp())).toEqual(ok("accepted"));
      expect(await stored.requests.answerFollow(asha, answered, stamp())).toEqual(ok("accepted"));
      expect(await listedFor(stored, asha)).toEqual([]);
      expect(await listedFor(stored, ravi)).toEqual([
        expect.objectContaining({ kind: "follow-accepted", from: expect.objectContaining({ id: asha }) }),
      ]);
      expect(await stored.requests.follow(asha, ravi, stamp())).toEqual(ok("following"));
      expect(await stored.requests.follow(ravi, asha, stamp())).toEqual(ok("following"));
      expect(await stored.requests.answerFollow(asha, { ...answered, answer: "decline" }, stamp())).toEqual(
        refused({ kind: "already-answered" }),
      );
    });

    it("to follow, once declined, are told to nobody, and asking again doesn't disturb", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      expect(await stored.requests.answerFollow(asha, { id: request.id, answer: "decline" }, stamp())).toEqual(ok("declined"));
      expect(await stored.requests.follow(ravi, asha, stamp())).toEqual(ok("requested"));
      expect([await listedFor(stored, asha), await listedFor(stored, ravi)]).toEqual([[], []]);
      expect(await stored.requests.answerFollow(asha, { id: request.id, answer: "accept" }, stamp())).toEqual(
        refused({ kind: "already-answered" }),
      );
    });

    it("that cross each other are both settled by one answer", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      await stored.requests.follow(asha, ravi, stamp());
      await stored.requests.answerFollow(asha, { id: request.id, answer: "accept" }, stamp());
      expect((await listedFor(stored, ravi)).map(({ kind }) => kind)).toEqual(["follow-accepted"]);
      expect(await stored.requests.follow(asha, ravi, stamp())).toEqual(ok("following"));
    });

    it("follow back at once whom an acceptance tells of", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      await stored.requests.answerFollow(asha, { id: request.id, answer: "accept" }, stamp());
      const [acceptance] = await listedFor(stored, ravi);
      if (acceptance === undefined) throw new TypeError("nothing was told");
      expect(await stored.requests.followBack(ravi, acceptance.id, stamp())).toEqual(ok("following"));
      expect(await stored.requests.followBack(asha, acceptance.id, stamp())).toEqual(missing);
    });

    it("follow back by a request whoever doesn't follow yet", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      expect(await stored.requests.followBack(asha, request.id, stamp())).toEqual(ok("requested"));
      expect((await listedFor(stored, ravi)).map(({ kind }) => kind)).toEqual(["follow-request"]);
    });

    it("of a suggestion follow back, and offer it no more while the other has not answered [ru-notif-follow-suggestion]", async () => {
      const stored = made();
      const [asha, ravi] = [await stored.someone("Asha"), await stored.someone("Ravi")];
      const suggestion = await stored.aSuggestion(asha, ravi);
      expect(await listedFor(stored, asha)).toMatchObject([{ kind: "follow-suggestion", isFollowed: false }]);
      expect(await stored.requests.followBack(asha, suggestion, stamp())).toEqual(ok("requested"));
      expect(await listedFor(stored, asha)).toMatchObject([{ kind: "follow-suggestion", isFollowed: true }]);
    });

    it("of somebody else are as good as missing", async () => {
      const stored = made();
      const { ravi, request } = await followRequest(stored);
      const unknown = notificationId("nothing-like-it");
      for (const id of [request.id, unknown]) {
        expect(await stored.requests.answerFollow(ravi, { id, answer: "accept" }, stamp())).toEqual(missing);
        expect(await stored.requests.answerFollow(ravi, { id, answer: "decline" }, stamp())).toEqual(missing);
        expect(await stored.requests.followBack(ravi, id, stamp())).toEqual(missing);
        expect(await stored.notifications.markRead(ravi, id, now)).toBe("unknown");
      }
      expect(await stored.requests.follow(ravi, customerId("nobody"), stamp())).toEqual(refused({ kind: "unknown-user" }));
    });

    it("reach nobody across a block, which also ends what there was", async () => {
      const stored = made();
      const { asha, ravi, request } = await followRequest(stored);
      await stored.requests.answerFollow(asha, { id: request.id, answer: "accept" }, stamp());
      const [acceptance = expect.unreachable()] = await listedFor(stored, ravi);
      const block = makeBlockUser({ blocks: stored.blocks, now: () => now });
      expect(await block(asha, ravi)).toEqual(ok(null));
      expect(await block(asha, ravi)).toEqual(ok(null));
      const unknown = refused({ kind: "unknown-user" });
      expect([await stored.requests.follow(asha, ravi, stamp()), await stored.requests.follow(ravi, asha, stamp())]).toEqual([
        unknown,
        unknown,
      ]);
      expect(await stored.requests.followBack(ravi, acceptance.id, stamp())).toEqual(missing);
      await stored.blocks.unblock(ravi, asha); // Not his to end.
      expect(await stored.requests.follow(ravi, asha, stamp())).toEqual(unknown);
      await stored.blocks.unblock(asha, ravi);
      expect(await stored.requests.follow(ravi, asha, stamp())).toEqual(ok("requested"));
    });

    it("that wait are gone after a block", async () => {
      const stored = made();
      const { asha, ravi } = await followRequest(stored);
      await makeBlockUser({ blocks: stored.blocks, now: () => now })(ravi, asha);
      expect(await listedFor(stored, asha)).toEqual([]);
    });

    it("block those who are there alone", async () => {
      const stored = made();
      const { asha } = await followRequest(stored);
      const block = makeBlockUser({ blocks: stored.blocks, now: () => now });
      expect(await block(asha, customerId("nobody"))).toEqual(refused({ kind: "unknown-user" }));
    });

    it("into a group are answered once", async () => {
      const stored = made();
      const [asha, ravi, group] = [await stored.someone("Asha"), await stored.someone("Ravi"), await stored.aGroup()];
      expect(await stored.requests.inviteToGroup(group.id, { from: ravi, to: asha }, stamp())).toEqual(ok("invited"));
      expect(await stored.requests.inviteToGroup(group.id, { from: ravi, to: asha }, stamp())).toEqual(ok("invited"));
      expect(await listedFor(stored, asha)).toEqual([
        expect.objectContaining({ kind: "group-request", group: { id: group.id, name: group.name, hindi: null }, state: "pending" }),
      ]);
      const unknown = refused({ kind: "unknown-group" });
      expect(await stored.requests.answerGroup(ravi, { group: group.id, answer: "accept" }, now)).toEqual(unknown);
      expect(await stored.requests.answerGroup(asha, { group: groupId("none"), answer: "accept" }, now)).toEqual(unknown);
      for (const _ of ["once", "again"])
        expect(await stored.requests.answerGroup(asha, { group: group.id, answer: "accept" }, now)).toEqual(ok("accepted"));
      expect(await stored.requests.answerGroup(asha, { group: group.id, answer: "decline" }, now)).toEqual(
        refused({ kind: "already-answered" }),
      );
      expect(await listedFor(stored, asha)).toEqual([]);
      expect(await stored.requests.inviteToGroup(group.id, { from: null, to: asha }, stamp())).toEqual(ok("member"));
    });

    it("that were declined can be sent again", async () => {
      const stored = made();
      const [asha, group] = [await stored.someone("Asha"), await stored.aGroup()];
      await stored.requests.inviteToGroup(group.id, { from: null, to: asha }, stamp());
      expect(await stored.requests.answerGroup(asha, { group: group.id, answer: "decline" }, now)).toEqual(ok("declined"));
      expect(await stored.requests.joinGroup(asha, group.id, now)).toEqual(refused({ kind: "unknown-group" }));
      expect(await stored.requests.inviteToGroup(group.id, { from: null, to: asha }, stamp())).toEqual(ok("invited"));
      expect((await listedFor(stored, asha)).length).toBe(1);
    });

    it("are not needed to join what is open, and needed for what is closed", async () => {
      const stored = made();
      const [asha, open, closed] = [await stored.someone(), await stored.aGroup({ isOpen: true }), await stored.aGroup()];
      expect(await stored.requests.joinGroup(asha, open.id, now)).toEqual(ok("member"));
      expect(await stored.requests.joinGroup(asha, open.id, now)).toEqual(ok("member"));
      expect(await stored.requests.joinGroup(asha, closed.id, now)).toEqual(refused({ kind: "unknown-group" }));
      await stored.requests.inviteToGroup(closed.id, { from: null, to: asha }, stamp());
      expect(await stored.requests.joinGroup(asha, closed.id, now)).toEqual(ok("member"));
      expect(await listedFor(stored, asha)).toEqual([]);
      expect(await stored.requests.joinGroup(asha, groupId("none"), now)).toEqual(refused({ kind: "unknown-group" }));
    });

    it("into a challenge are answered through its first day", async () => {
      const stored = made();
      const [asha, ravi, challenge] = [await stored.someone(), await stored.someone(), await stored.aChallenge()];
      for (const to of [asha, ravi]) await stored.requests.inviteToChallenge(challenge.id, { from: null, to }, stamp());
      expect(await listedFor(stored, asha)).toEqual([
        expect.objectContaining({
          kind: "challenge-request",
          challenge: { id: challenge.id, activity: "walking", hindi: null, start: "2026-11-20", end: "2026-11-30" },
        }),
      ]);
      const accept = { challenge: challenge.id, answer: "accept" } as const;
      expect(await stored.requests.answerChallenge(asha, { ...accept, today })).toEqual(ok("accepted"));
      const late = { ...accept, today: day("2026-11-21") };
      expect(await stored.requests.answerChallenge(asha, late)).toEqual(ok("accepted"));
      expect(await stored.requests.answerChallenge(ravi, late)).toEqual(refused({ kind: "challenge-started" }));
      expect(await stored.requests.answerChallenge(asha, { ...late, answer: "decline" })).toEqual(refused({ kind: "already-answered" }));
      const none = { ...accept, challenge: challengeId("none"), today };
      expect(await stored.requests.answerChallenge(asha, none)).toEqual(refused({ kind: "unknown-challenge" }));
    });

    it("into an open challenge come through its first day", async () => {
      const stored = made();
      const [asha, ravi, open, closed] = [
        await stored.someone(),
        await stored.someone(),
        await stored.aChallenge({ isOpen: true }),
        await stored.aChallenge(),
      ];
      const late = day("2026-11-21");
      expect(await stored.requests.joinChallenge(asha, { challenge: open.id, today })).toEqual(ok("member"));
      expect(await stored.requests.joinChallenge(asha, { challenge: open.id, today: late })).toEqual(ok("member"));
      expect(await stored.requests.joinChallenge(ravi, { challenge: open.id, today: late })).toEqual(
        refused({ kind: "challenge-started" }),
      );
      expect(await stored.requests.joinChallenge(ravi, { challenge: closed.id, today })).toEqual(refused({ kind: "unknown-challenge" }));
    });
  });

  describe(`notifications kept in ${store}`, () => {
    it("are listed page by page, the newest first, and counted until they are read, one or all [ru-notif-open-one] [ru-notif-open-bell]", async () => {
      const stored = made();
      const asha = await stored.someone("Asha");
      const groups = await Promise.all([1, 2, 3].map((number) => stored.aGroup({ name: `Group ${number}` })));
      for (const { id } of groups) await stored.requests.inviteToGroup(id, { from: null, to: asha }, stamp());
      const first = await stored.notifications.listed(asha, { after: null, limit: 2 });
      const second = await stored.notifications.listed(asha, { after: first.next, limit: 2 });
      const names = [...first.notifications, ...second.notifications].map((one) =>
        one.kind === "group-request" ? one.group.name : one.kind,
      );
      expect(names).toEqual(["Group 3", "Group 2", "Group 1"]);
      expect([countedIn(first.unread), countedIn(second.unread), second.next]).toEqual([3, 3, null]);
      expect((await stored.notifications.listed(asha, { after: null, limit: 3 })).next).toBeNull(); // The last page may be a full one.

      const [newest] = first.notifications;
      if (newest === undefined) throw new TypeError("nothing was told");
      for (const _ of ["once", "again"]) expect(await stored.notifications.markRead(asha, newest.id, now)).toBe("read");
      expect(await stored.notifications.listed(asha, { after: null, limit: 1 })).toMatchObject({
        notifications: [{ isRead: true }],
      });
      expect(countedIn((await stored.notifications.listed(asha, all)).unread)).toBe(2);
      await stored.notifications.markAllRead(asha, now);
      expect(countedIn((await stored.notifications.listed(asha, all)).unread)).toBe(0);
    });

    it("tell what has changed since a version, answered requests too, and nothing twice", async () => {
      const stored = made();
      const { asha, request } = await followRequest(stored);
      const start = await stored.notifications.newsSince(asha, null);
      expect(start.changed).toBeNull();
      expect((await stored.notifications.listed(asha, all)).version).toBe(start.version); // Whoever has the list hears on from there.
      expect(await stored.notifications.newsSince(asha, start.version)).toEqual({ version: start.version, changed: [] });
      await stored.notifications.markRead(asha, request.id, now);
      await stored.requests.answerFollow(asha, { id: request.id, answer: "decline" }, stamp());
      const news = await stored.notifications.newsSince(asha, start.version);
      expect(news.changed).toEqual([{ ...request, isRead: true, state: "declined" }]);
      expect((await stored.notifications.newsSince(asha, news.version)).changed).toEqual([]);
      expect((await stored.notifications.newsSince(asha, news.version + 7)).changed).toBeNull();
      expect(await stored.notifications.newsSince(await stored.someone(), null)).toEqual({ version: 0, changed: null });
    });

    it("are listed again where more has changed than can be told", async () => {
      const stored = made();
      const asha = await stored.someone();
      const { version } = await stored.notifications.newsSince(asha, null);
      for (let count = 0; count <= 100; count += 1) {
        await stored.requests.inviteToGroup((await stored.aGroup()).id, { from: null, to: asha }, stamp());
      }
      expect((await stored.notifications.newsSince(asha, version)).changed).toBeNull();
      expect((await stored.notifications.newsSince(asha, version + 1)).changed?.length).toBe(100);
    });

    it("beat for whom they are, when they change", async () => {
      const stored = made();
      const [asha, ravi] = [await stored.someone(), await stored.someone()];
      let others = 0;
      const other = stored.notifications.beats(ravi).subscribe((beat) => (others += beat === "news" ? 1 : 0));
      const beat = firstValueFrom(
        stored.notifications.beats(asha).pipe(
          filter((beat) => beat === "news"),
          timeout(30_000),
        ),
      );
      const group = await stored.aGroup();
      await stored.requests.inviteToGroup(group.id, { from: null, to: asha }, stamp());
      await beat;
      expect(others).toBeLessThanOrEqual(1); // The one that each gets when listening begins.
      other.unsubscribe();
    });
  });

  describe(`news of orders kept in ${store}`, () => {
    const news = (cause: string, order: PayableId) =>
      ({
        ...stamp(),
        cause,
        order: { id: order, number: "NM10000001" },
        news: { kind: "cancelled", by: "shop", isWhole: true, back: paise(50_150) },
        ends: [],
        messages: [{ kind: "send-sms", mobile: "9820012345", text: "Cancelled" }],
      }) as const;

    it("are told once with their messages, also when several tell them at once", async () => {
      const stored = made();
      const [asha, order] = [await stored.someone("Asha"), await stored.anOrder()];
      const cause = `${order}/1`;
      const answers = await Promise.all([1, 2, 3, 4].map(() => stored.notifications.tell(asha, news(cause, order))));
      expect(answers.toSorted()).toEqual(["not-told", "not-told", "not-told", "told"]);
      expect(await stored.notifications.tell(asha, news(cause, order))).toBe("not-told");
      const [one, ...others] = await listedFor(stored, asha);
      expect(others).toEqual([]);
      expect(one).toMatchObject({
        kind: "order",
        order: { id: order },
        news: { kind: "cancelled", by: "shop", isWhole: true, back: 50_150 },
        isRead: false,
        createdAt: now,
      });
      expect(await stored.messagesFor(cause)).toBe(1);
    });

    it("are news like any other: counted, pushed and read", async () => {
      const stored = made();
      const [asha, order] = [await stored.someone("Asha"), await stored.anOrder()];
      await stored.notifications.tell(asha, news(`${order}/1`, order));
      const { version, changed } = await stored.notifications.newsSince(asha, 0);
      expect([version, changed?.map(({ kind }) => kind)]).toEqual([1, ["order"]]);
      const page = await stored.notifications.listed(asha, all);
      expect(page.unread).toEqual([{ from: null, group: null, challengeOf: null, kind: null, count: 1 }]);
      await stored.notifications.markAllRead(asha, now);
      expect(countedIn((await stored.notifications.listed(asha, all)).unread)).toBe(0);
    });

    it("are past once newer ones end them: nobody who has paid finds new that they can pay again", async () => {
      const stored = made();
      const [asha, order, other] = [await stored.someone("Asha"), await stored.anOrder(), await stored.anOrder()];
      const tell = (of: PayableId, step: number, kind: "placed" | "payment-failed" | "being-checked") =>
        stored.notifications.tell(asha, {
          ...news(`${of}/${step}`, of),
          ...stamp(),
          news: { kind },
          ends: newsEndedBy({ kind }),
          messages: [],
        });
      await tell(other, 1, "payment-failed");
      await tell(order, 1, "payment-failed");
      const before = await stored.notifications.newsSince(asha, 0);
      await tell(order, 2, "being-checked");
      await tell(order, 3, "placed");
      const read = async () =>
        (await listedFor(stored, asha)).map((one) => one.kind === "order" && [one.order.id, one.news.kind, one.isRead]);
      const expected = [
        [order, "placed", false],
        [order, "being-checked", true],
        [order, "payment-failed", true],
        [other, "payment-failed", false],
      ];
      expect(await read()).toEqual(expected);
      const { changed } = await stored.notifications.newsSince(asha, before.version);
      expect(changed?.map((one) => one.kind === "order" && [one.news.kind, one.isRead]).toSorted()).toEqual([
        ["being-checked", true],
        ["payment-failed", true],
        ["placed", false],
      ]);
      expect(countedIn((await stored.notifications.listed(asha, all)).unread)).toBe(2);
    });

    it("are told to nobody who has gone", async () => {
      const stored = made();
      const order = await stored.anOrder();
      const gone = customerId(randomUUID());
      await stored.notifications.tell(gone, news(`${order}/1`, order));
      expect(await listedFor(stored, gone)).toEqual([]);
    });
  });

  describe(`announcements kept in ${store}`, () => {
    it("are told once for one cause, and to nobody who has gone", async () => {
      const stored = made();
      const [asha, gone] = [await stored.someone("Asha"), customerId(randomUUID())];
      const said = { topic: "alert", text: { en: "It is back", hi: "यह फिर उपलब्ध है" }, path: "/p/tulsi" } as const;
      for (const _ of ["once", "again"])
        await stored.announce([
          { ...said, ...stamp(), to: asha, cause: "alert/1" },
          { ...said, ...stamp(), to: gone, cause: "alert/2" },
        ]);
      expect(await listedFor(stored, asha)).toMatchObject([{ kind: "announcement", ...said, isRead: false, createdAt: now }]);
      expect(await listedFor(stored, gone)).toEqual([]);
      expect((await stored.notifications.listed(asha, all)).unread).toEqual([
        { from: null, group: null, challengeOf: null, kind: null, count: 1 },
      ]);
    });

    it("come with their messages, both or neither, however many tell at once", async () => {
      const stored = made();
      const [asha, cause] = [await stored.someone("Asha"), randomUUID()];
      const said = { topic: "appointment", text: { en: "It is booked", hi: "बुक हो गया" }, path: "/appointments/b-1" } as const;
      const messages = [{ kind: "send-sms", mobile: "9820012345", text: "Booked" }] as const;
      const tell = (to: CustomerId) => stored.notifications.announce(to, { ...said, ...stamp(), cause, messages });
      expect((await Promise.all([1, 2, 3].map(() => tell(asha)))).toSorted()).toEqual(["not-told", "not-told", "told"]);
      expect(await tell(asha)).toBe("not-told");
      expect(await tell(customerId(randomUUID()))).toBe("not-told");
      expect(await listedFor(stored, asha)).toMatchObject([{ kind: "announcement", ...said, isRead: false, createdAt: now }]);
      expect(await stored.messagesFor(cause)).toBe(1);
    });
  });
}
