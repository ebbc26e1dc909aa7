import { firstValueFrom } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeBlockUser, MOST_BLOCKED } from "#core/fitbook/blocks/block-user.use-case.ts";
import { MOST_FOLLOWED } from "#core/fitbook/follow.ts";
import { makeChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { makeEndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { makeEnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { makeFindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { makeListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { makeListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { makeShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { makeUnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { makeWithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { makeAnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { makeWatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

/** What is told here names no group. */
const noGroup = () => Promise.reject(new RangeError("no group is named"));
const NO_GROUPS = { facts: noGroup, ties: noGroup };

export type Kept = {
  readonly people: People;
  readonly ties: RelationPorts;
  readonly outsider: () => Promise<CustomerId>;
  /** Has somebody ask or block so many whom nobody else knows. */
  readonly many: (customer: CustomerId, done: "asked" | "blocked", count: number) => Promise<unknown>;
};

let stamped = 0;
const stamp = () => ({ id: notificationId(`${String(++stamped).padStart(6, "0")}-${crypto.randomUUID()}`), at: now });
const missing = refused({ kind: "unknown-user" });
const clock = () => now;
const adult = day("1990-05-05");

/** What people do and see, over one place that keeps them. Each name stands once a test, as the database is shared. */
function fitbookOver({ people, ties, outsider, many }: Kept) {
  const challenges = { badgeTally: async () => ({ gold: 1 }) }; // Of everybody: who is told is what counts here.
  const list = makeListPeople({ people });
  const show = makeShowPerson({ people, groups: ties.groups, challenges });
  return {
    people,
    ties,
    outsider,
    many,
    someone: ties.someone,
    ask: (from: CustomerId, to: CustomerId) => ties.requests.follow(from, to, stamp()),
    answer: (customer: CustomerId, other: CustomerId, answer: "accept" | "decline") =>
      makeAnswerFollower({ requests: ties.port, now: clock, newId: () => stamp().id })(customer, { other, answer }),
    follows: async (from: CustomerId, to: CustomerId) => {
      await ties.requests.follow(from, to, stamp());
      await makeAnswerFollower({ requests: ties.port, now: clock, newId: () => stamp().id })(to, { other: from, answer: "accept" });
      await makeEndFollow({ people })(to, { other: from, kind: "following" });
    },
    end: makeEndFollow({ people }),
    withdraw: makeWithdrawFollowRequest({ requests: ties.port, now: clock }),
    block: makeBlockUser({ blocks: ties.blocks, now: clock }),
    unblock: makeUnblockUser({ blocks: ties.blocks }),
    mute: makeMuteUser({ people, now: clock }),
    enter: makeEnterFitbook({ people, now: clock }),
    change: makeChangeFitbookProfile({ people, now: clock }),
    show: (customer: CustomerId, id: CustomerId) => show(customer, { id, as: null }),
    find: async (customer: CustomerId, name: string) =>
      (await makeFindPeople({ people })(customer, { name, after: null })).people.map((one) => one.id),
    blocked: async (customer: CustomerId) => (await makeListBlocked({ people })(customer, null)).blocked.map(({ name }) => name),
    listed: async (customer: CustomerId, kind: Parameters<typeof list>[1]["kind"], of: CustomerId | null = null) => {
      const answer = await list(customer, { kind, of, after: null });
      return answer.kind === "ok" ? answer.value.people.map(({ id }) => id) : answer.refusal.kind;
    },
    told: async (customer: CustomerId) => {
      const { notifications, unread } = await makeListNotifications({ ...ties.sight, groups: NO_GROUPS })(customer, {
        after: null,
        limit: 50,
      });
      return { kinds: notifications.map(({ kind }) => kind), unread };
    },
  };
}

const open = (name: string): FitbookProfile => aFitbookProfile(name, { shows: { about: "everybody", lists: "everybody", badges: "me" } });

/** A surname of its own, so that the people of another test are not found. */
function letters(): string {
  return [...crypto.randomUUID().replaceAll("-", "")].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join("");
}

export function peopleSuite(store: string, made: () => Kept): void {
  describe(`people of Fitbook kept in ${store}`, () => {
    it("see and are seen once they have entered, adults alone, and their birthdate stays what it is", async () => {
      const { people, outsider, someone, show, find, enter, change, ask } = fitbookOver(made());
      const [nisha, asha] = [await outsider(), await someone("Asha Bhatt")];
      const name = `Nisha ${letters()}`;
      expect(await show(asha, nisha)).toEqual(missing);
      expect(await show(nisha, asha)).toEqual(missing);
      expect(await ask(asha, nisha)).toEqual(missing);
      expect(await ask(nisha, asha)).toEqual(missing);
      expect(await change(nisha, open(name))).toEqual(refused({ kind: "not-entered" }));
      expect(await enter(nisha, { ...open(name), birthdate: day("2008-11-21") })).toEqual(refused({ kind: "under-age" }));
      expect(await enter(nisha, { ...open(name), birthdate: day("1776-01-01") })).toEqual(refused({ kind: "impossible-birthdate" }));
      expect((await people.own(nisha)).profile).toBeNull();

      expect(await enter(nisha, { ...open(name), birthdate: adult })).toEqual(ok(open(name)));
      expect(await enter(nisha, { ...open(name), birthdate: day("2008-11-21") })).toEqual(ok(open(name))); // The account knows it by now.
      expect(await people.own(nisha)).toMatchObject({ profile: open(name), account: { birthdate: adult } });
      expect(await show(asha, nisha)).toMatchObject(ok({ person: { name, isSelf: false, follow: "none" } }));
      expect(await find(asha, name)).toEqual([nisha]);
      expect(await change(nisha, { ...open(name), isFindable: false })).toMatchObject({ kind: "ok" });
      expect(await find(asha, name)).toEqual([]);
      expect(await show(asha, nisha)).toMatchObject({ kind: "ok" });
    });

    it("follow as many as one account can, and let in more without following them back", async () => {
      const { someone, many, ask, answer, end, withdraw, listed, ties } = fitbookOver(made());
      const [asha, ravi, meera] = [await someone("Asha"), await someone("Ravi"), await someone("Meera")];
      const tooMany = refused({ kind: "too-many-followed" });
      await many(asha, "asked", MOST_FOLLOWED - 1);
      const suggestion = await ties.aSuggestion(asha, meera);
      expect(await ask(asha, ravi)).toEqual(ok("requested"));
      expect(await ask(asha, ravi)).toEqual(ok("requested"));
      expect([await ask(asha, meera), await ties.requests.followBack(asha, suggestion, stamp())]).toEqual([tooMany, tooMany]);
      expect(await ask(asha, customerId("nobody"))).toEqual(missing);
      await withdraw(asha, ravi);
      expect(await ask(asha, meera)).toEqual(ok("requested"));
      expect(await ask(asha, ravi)).toEqual(tooMany);
      await withdraw(asha, meera);
      expect(await ask(asha, ravi)).toEqual(ok("requested"));
      await ask(meera, asha);
      expect(await answer(asha, meera, "accept")).toEqual(ok("accepted"));
      expect([await listed(asha, "followers"), await listed(asha, "following")]).toEqual([[meera], []]);
      await answer(ravi, asha, "accept");
      await end(asha, { other: ravi, kind: "following" });
      expect(await ask(asha, meera)).toEqual(ok("following"));
    });

    it("block as many as one account can", async () => {
      const { someone, many, block, unblock } = fitbookOver(made());
      const [asha, ravi, meera] = [await someone("Asha"), await someone("Ravi"), await someone("Meera")];
      await many(asha, "blocked", MOST_BLOCKED - 1);
      expect([await block(asha, ravi), await block(asha, ravi)]).toEqual([ok(null), ok(null)]);
      expect(await block(asha, meera)).toEqual(refused({ kind: "too-many-blocked" }));
      await unblock(asha, ravi);
      expect(await block(asha, meera)).toEqual(ok(null));
    });

    it("ask, are let in, and part again; the other learns nothing of it", async () => {
      const { someone, ask, answer, listed, end, show, told } = fitbookOver(made());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      expect(await ask(ravi, asha)).toEqual(ok("requested"));
      expect([await listed(asha, "requests"), await listed(ravi, "asked")]).toEqual([[ravi], [asha]]);
      expect(await answer(ravi, asha, "accept")).toEqual(missing);
      expect(await answer(asha, ravi, "accept")).toEqual(ok("accepted"));
      expect(await answer(asha, ravi, "accept")).toEqual(missing);
      expect([await listed(asha, "followers"), await listed(asha, "following")]).toEqual([[ravi], [ravi]]);
      expect(await show(ravi, asha)).toMatchObject(ok({ person: { follow: "following", followsMe: true }, followers: 1, following: 1 }));
      const before = await told(ravi);
      await end(asha, { other: ravi, kind: "followers" });
      await end(asha, { other: ravi, kind: "following" });
      await end(asha, { other: ravi, kind: "following" });
      expect([await listed(asha, "followers"), await listed(asha, "following")]).toEqual([[], []]);
      expect(await told(ravi)).toEqual(before);
    });

    it("are told “requested” when they were declined, and no end of it that never began", async () => {
      const { someone, ask, answer, listed, end, show } = fitbookOver(made());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      await ask(ravi, asha);
      expect(await answer(asha, ravi, "decline")).toEqual(ok("declined"));
      await end(ravi, { other: asha, kind: "following" });
      expect(await show(ravi, asha)).toMatchObject(ok({ person: { follow: "requested" } }));
      expect([await listed(ravi, "asked"), await listed(asha, "requests")]).toEqual([[asha], []]);
      expect(await ask(ravi, asha)).toEqual(ok("requested"));
      expect(await listed(asha, "requests")).toEqual([]);
    });

    it("take a request back, and learn no more of a declined one than of one that waits", async () => {
      const { someone, ask, answer, withdraw, listed, show, told, end, block, unblock } = fitbookOver(made());
      const ravi = await someone("Ravi");
      const [waits, declines] = [await someone("Asha"), await someone("Asha")];
      const seenBy = async (other: CustomerId) => {
        const shown = await show(ravi, other);
        const follow = shown.kind === "ok" ? shown.value.person.follow : shown;
        return { follow, isAsked: (await listed(ravi, "asked")).toString().includes(other), told: await told(ravi) };
      };
      const each = async (act: (other: CustomerId) => Promise<unknown>) => {
        const answers = [await act(waits), await act(declines)];
        expect(answers[0]).toEqual(answers[1]);
        const seen = [await seenBy(waits), await seenBy(declines)];
        expect(seen[0]).toEqual(seen[1]);
        return { answer: answers[0], ...seen[0] };
      };
      await each((other) => ask(ravi, other));
      await answer(declines, ravi, "decline");
      for (let again = 0; again < 2; again += 1)
        expect(await each((other) => withdraw(ravi, other))).toMatchObject({ answer: null, follow: "none", isAsked: false });
      expect([await listed(waits, "requests"), await listed(declines, "requests")]).toEqual([[], []]);
      expect(await answer(waits, ravi, "accept")).toEqual(missing);
      expect(await each((other) => ask(ravi, other))).toMatchObject({ answer: ok("requested"), follow: "requested", isAsked: true });
      expect([await listed(waits, "requests"), await listed(declines, "requests")]).toEqual([[ravi], []]);
      expect([(await told(waits)).kinds, (await told(declines)).kinds]).toEqual([[], []]); // Nobody is notified twice.
      await each((other) => withdraw(ravi, other));
      await each((other) => block(ravi, other));
      await each((other) => unblock(ravi, other));

      await ask(ravi, waits);
      await answer(waits, ravi, "accept");
      await withdraw(ravi, waits); // Nothing to take back any more.
      expect(await seenBy(waits)).toMatchObject({ follow: "following" });
      await end(ravi, { other: waits, kind: "following" });
      await withdraw(ravi, customerId("nobody"));
    });

    it("who block are gone for each other at once, in every list, number and notification", async () => {
      const { someone, people, ask, follows, block, unblock, listed, show, find, told, blocked, mute, answer } = fitbookOver(made());
      const name = `Ravi ${letters()}`;
      const [asha, ravi, meera] = [await someone("Asha"), await someone(name), await someone("Meera")];
      await makeChangeFitbookProfile({ people, now: clock })(meera, open("Meera"));
      await follows(ravi, meera);
      await follows(asha, meera);
      await ask(ravi, asha);
      expect(await listed(asha, "followers", meera)).toEqual([asha, ravi].toSorted());
      expect(await show(asha, meera)).toMatchObject(ok({ followers: 2 }));
      expect(await told(asha)).toEqual({ kinds: ["follow-request", "follow-accepted"], unread: 2 });

      expect(await block(ravi, asha)).toEqual(ok(null));
      for (const [one, other] of [
        [asha, ravi],
        [ravi, asha],
      ] as const) {
        expect(await show(one, other)).toEqual(missing);
        expect(await ask(one, other)).toEqual(missing);
        expect(await mute(one, { other, isMuted: true })).toEqual(missing);
        expect(await answer(one, other, "accept")).toEqual(missing);
        expect(await listed(one, "followers", meera)).toEqual([one]);
        expect(await show(one, meera)).toMatchObject(ok({ followers: 1 }));
      }
      expect(await find(asha, name)).toEqual([]);
      expect([await listed(asha, "requests"), await listed(ravi, "asked")]).toEqual([[], []]);
      expect(await told(asha)).toEqual({ kinds: ["follow-accepted"], unread: 1 });
      expect(await listed(meera, "followers")).toEqual([asha, ravi].toSorted());
      expect([await blocked(ravi), await blocked(asha)]).toEqual([["Asha"], []]);
      expect(await block(asha, ravi)).toEqual(missing); // As for somebody who never was: nobody learns that they are blocked.

      await unblock(ravi, asha);
      expect(await show(asha, ravi)).toMatchObject(ok({ person: { follow: "none", followsMe: false } }));
      expect(await find(asha, name)).toEqual([ravi]);
    });

    it("are taken out of an open list of notifications by a block, and nothing is told of them", async () => {
      const { ties, someone, block, told } = fitbookOver(made());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      await ties.aSuggestion(asha, ravi);
      expect(await told(asha)).toEqual({ kinds: ["follow-suggestion"], unread: 1 });
      const { version } = await ties.notifications.newsSince(asha, null);
      await block(ravi, asha);
      const watched = makeWatchNotifications({ ...ties.sight, groups: NO_GROUPS })(asha, version);
      expect(await firstValueFrom(watched)).toEqual({ version: version + 1, changed: null });
      expect(await told(asha)).toEqual({ kinds: [], unread: 0 });
    });

    it("show their lists to whom they choose, and to nobody else a number of them", async () => {
      const { someone, follows, change, show, listed } = fitbookOver(made());
      const [asha, ravi, meera] = [await someone("Asha"), await someone("Ravi"), await someone("Meera")];
      await follows(ravi, asha);
      const about = (lists: FitbookProfile["shows"]["lists"]) =>
        change(asha, aFitbookProfile("Asha", { about: "Walks", shows: { about: lists, lists, badges: "me" } }));
      for (const [lists, seenBy] of [
        ["me", [asha]],
        ["followers", [asha, ravi]],
        ["everybody", [asha, ravi, meera]],
      ] as const) {
        await about(lists);
        for (const viewer of [asha, ravi, meera]) {
          const isSeen = seenBy.some((one) => one === viewer);
          expect(await show(viewer, asha)).toMatchObject(
            ok({ person: { about: isSeen ? "Walks" : null }, followers: isSeen ? 1 : null, following: isSeen ? 0 : null }),
          );
          expect(await listed(viewer, "followers", asha)).toEqual(isSeen ? [ravi] : "unknown-user");
        }
      }
      for (const kind of ["requests", "asked", "muted"] as const) expect(await listed(ravi, kind, asha)).toBe("unknown-user");
    });

    it("who are muted are told of no more, and see nothing of it", async () => {
      const { someone, ask, mute, told, listed, show } = fitbookOver(made());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      await ask(ravi, asha);
      expect(await mute(asha, { other: ravi, isMuted: true })).toEqual(ok(null));
      expect(await mute(asha, { other: asha, isMuted: true })).toEqual(missing);
      expect([await told(asha), await listed(asha, "muted")]).toEqual([{ kinds: [], unread: 0 }, [ravi]]);
      expect(await show(ravi, asha)).toMatchObject(ok({ person: { isMuted: false } }));
      expect(await mute(asha, { other: ravi, isMuted: false })).toEqual(ok(null));
      expect(await told(asha)).toEqual({ kinds: ["follow-request"], unread: 1 });
    });

    it("come page by page, full ones before the last, none twice and none lost, whoever is hidden among them", async () => {
      const { people, someone, follows, block } = fitbookOver(made());
      const [asha, meera] = [await someone("Asha"), await someone("Meera")];
      await makeChangeFitbookProfile({ people, now: clock })(meera, open("Meera"));
      const fans = await Promise.all(Array.from({ length: 58 }, () => someone("Fan")));
      for (const fan of fans) await follows(fan, meera);
      const hidden = fans.filter((_, nth) => nth % 20 === 0);
      for (const fan of hidden) await block(fan, asha);
      const list = makeListPeople({ people });
      const page = async (after: CustomerId | null) => {
        const answer = await list(asha, { kind: "followers", of: meera, after });
        if (answer.kind === "refused") throw new TypeError("the list is not shown");
        return answer.value;
      };
      const first = await page(null);
      const second = await page(first.next);
      expect([first.people.length, second.people.length, second.next]).toEqual([50, 5, null]);
      const seen = [...first.people, ...second.people].map(({ id }) => id);
      expect(seen.toSorted()).toEqual(fans.filter((fan) => !hidden.includes(fan)).toSorted());
    });
  });
}
