import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { FITBOOK_KINDS } from "#core/notifications/fitbook-kind.ts";
import { makeListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { makeSwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { makeWatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { now } from "#tests/fixtures.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Topic } from "#core/notifications/announcement.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { NotificationNews } from "#core/notifications/notifications.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

let stamped = 0;
const id = () => notificationId(`${String(++stamped).padStart(6, "0")}-${randomUUID()}`);

/** Asha, who is told one of each kind, and an alert that is none of Fitbook. */
async function toldEach(ties: RelationPorts) {
  const needs = ties.sight;
  const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
  const list = makeListNotifications(needs);
  const announce = (topic: Topic) =>
    ties.announce([{ id: id(), to: asha, cause: `of ${topic}`, topic, text: { en: topic, hi: "" }, path: "/fitbook", at: now }]);
  await ties.requests.follow(ravi, asha, { id: id(), at: now });
  await ties.requests.follow(asha, meera, { id: id(), at: now });
  const { notifications } = await ties.notifications.listed(meera, { after: null, limit: 9 });
  await ties.requests.answerFollow(meera, { id: notifications[0]?.id ?? expect.unreachable(), answer: "accept" }, { id: id(), at: now });
  await ties.aSuggestion(asha, meera);
  await ties.requests.inviteToGroup((await ties.aGroup({ isOpen: true })).id, { from: ravi, to: asha }, { id: id(), at: now });
  await ties.requests.inviteToChallenge((await ties.aChallenge({ isOpen: true })).id, { from: ravi, to: asha }, { id: id(), at: now });
  for (const topic of ["event", "fitbook", "alert"] as const) await announce(topic);
  await actsOver(ties).ofEachKind(asha, ravi);
  await actsOver(ties).newsOf(asha, ravi);
  const switchKind = makeSwitchFitbookKind({ notifications: ties.notifications, now: () => now });
  return {
    asha,
    ravi,
    announce,
    list,
    watch: makeWatchNotifications(needs),
    chosen: (customer = asha) => makeListFitbookKinds({ notifications: ties.notifications })(customer),
    turn: (kind: FitbookKind, isOn: boolean, customer: CustomerId = asha) => switchKind(customer, { kind, isOn }),
    told: async (limit = 50) => {
      const page = await list(asha, { after: null, limit });
      const kinds = page.notifications.map((one) => (one.kind === "announcement" ? one.topic : one.kind));
      return { kinds: kinds.toSorted(), unread: page.unread, next: page.next };
    },
  };
}

const ALL = [
  ...[
    "alert",
    "badge-won",
    "challenge-cancelled",
    "challenge-changed",
    "challenge-ended",
    "challenge-request",
    "comment-replied",
    "event",
    "fitbook",
    "follow-accepted",
  ],
  ...["follow-request", "follow-suggestion", "group-joined", "group-request", "player-removed", "post-commented", "post-liked"],
];
/** Whatever else is told of a kind than a notification of the same name. */
const TOLD_AS: Partial<Record<FitbookKind, readonly string[]>> = {
  moderation: ["fitbook"],
  "challenge-changed": ["challenge-changed", "challenge-cancelled", "player-removed"],
};
const toldOf = (kind: FitbookKind): readonly string[] => TOLD_AS[kind] ?? [kind];

export function kindsSuite(store: string, over: () => RelationPorts): void {
  describe(`kinds of Fitbook's notifications kept in ${store}`, () => {
    it("are all on at first, and each switched off is neither listed nor counted until it is on again", async () => {
      const { told, turn, chosen } = await toldEach(over());
      expect(await told()).toEqual({ kinds: ALL, unread: 17, next: null });
      expect(await chosen()).toEqual(FITBOOK_KINDS.map((kind) => ({ kind, isOn: true, isByLetter: false })));
      for (const kind of FITBOOK_KINDS) {
        for (const _twice of [1, 2]) await turn(kind, false);
        expect((await chosen()).filter(({ isOn }) => !isOn)).toEqual([{ kind, isOn: false, isByLetter: false }]);
        expect(await told()).toEqual({
          kinds: ALL.filter((one) => !toldOf(kind).includes(one)),
          unread: 17 - toldOf(kind).length,
          next: null,
        });
        for (const _twice of [1, 2]) await turn(kind, true);
        expect((await told()).kinds).toEqual(ALL);
      }
      for (const kind of FITBOOK_KINDS) await turn(kind, false);
      expect(await told(1)).toEqual({ kinds: ["alert"], unread: 1, next: null });
    });

    it("are each customer's own, and nothing to whoever never was", async () => {
      const { told, turn, chosen, ravi } = await toldEach(over());
      await turn("event", false, ravi);
      await turn("event", false, customerId("nobody"));
      expect((await chosen()).every(({ isOn }) => isOn)).toBe(true);
      expect((await told()).kinds).toContain("event");
      expect(await chosen(customerId("nobody"))).toEqual(FITBOOK_KINDS.map((kind) => ({ kind, isOn: true, isByLetter: false })));
    });

    it("that are off are not told live, and whoever listens lists again when one is switched", async () => {
      const { asha, watch, turn, announce } = await toldEach(over());
      const heard: NotificationNews[] = [];
      const listening = watch(asha, null).subscribe((news) => heard.push(news));
      await expect.poll(() => heard.length).toBeGreaterThan(0); // More may come: there are beats without any change.
      const before = heard.length;
      await turn("moderation", false);
      await expect.poll(() => heard.slice(before).some(({ changed }) => changed === null)).toBe(true);
      const { length } = heard;
      await turn("event", false);
      await expect.poll(() => heard.slice(length).some(({ changed }) => changed === null)).toBe(true); // Else both may come as one.
      await announce("appointment");
      await expect
        .poll(() =>
          heard
            .slice(length)
            .flatMap(({ changed }) => changed ?? [])
            .map((one) => one.kind === "announcement" && one.topic),
        )
        .toContain("appointment");
      const told = heard.flatMap(({ changed }) => changed ?? []).map((one) => (one.kind === "announcement" ? one.topic : one.kind));
      expect(told).not.toContain("fitbook");
      expect(told).not.toContain("event");
      listening.unsubscribe();
    });
  });
}
