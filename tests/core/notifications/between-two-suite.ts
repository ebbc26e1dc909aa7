import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { JoinGroup } from "#core/notifications/join-group.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ReportUser } from "#core/fitbook/moderation/report-user.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import { requestsMade } from "#tests/core/notifications/requests-made.ts";
import type { Door } from "#tests/in-process.ts";

export const all = { after: null, limit: 50 };

/** Asha and Ravi, signed in at one server. */
export async function twoPeople(door: Door) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const { url, clientOf } = await door(container);
  return {
    memory,
    container,
    url,
    asha: { ...asha, client: clientOf(asha.bearer) },
    ravi: { ...ravi, client: clientOf(ravi.bearer) },
  };
}

export async function invitedTo(
  container: Awaited<ReturnType<typeof twoPeople>>["container"],
  memory: Memory,
  to: ReturnType<typeof customerId>,
) {
  const group = aGroup({ id: groupId("g1") });
  const challenge = { id: challengeId("c1"), activity: "walking", start: day("2026-11-20"), end: day("2026-11-30"), isOpen: false };
  memory.ties.groups.set(group.id, group);
  memory.ties.challenges.set(challenge.id, aKeptChallenge(challenge));
  const requests = requestsMade(container.get(Requests), memoryGroups(memory));
  await requests.inviteToGroup(group.id, { from: null, to }, { id: notificationId("n1"), at: now });
  await requests.inviteToChallenge(challenge.id, { from: null, to }, { id: notificationId("n2"), at: now });
  return { group, challenge };
}

export function betweenTwoSuite(how: string, door: Door): void {
  describe(`notifications, ${how}`, () => {
    it("ask to follow, are accepted, and follow back [ep-notif-follow-user] [ep-notif-accept] [ru-notif-follow-request]", async () => {
      const { asha, ravi } = await twoPeople(door);
      expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(ok("requested"));
      const [request] = (await asha.client.get(ListNotifications)(asha.id, all)).notifications;
      expect(request).toMatchObject({ kind: "follow-request", from: { id: ravi.id, name: "Ravi" } });
      const id = request?.id ?? notificationId("none");
      expect(await asha.client.get(AcceptFollowRequest)(asha.id, id)).toEqual(ok("accepted"));
      expect(await asha.client.get(DeclineFollowRequest)(asha.id, id)).toEqual(refused({ kind: "already-answered" }));
      expect(await asha.client.get(FollowUser)(asha.id, ravi.id)).toEqual(ok("following"));
      expect((await asha.client.get(ListNotifications)(asha.id, all)).notifications).toEqual([]);
    });

    it("follow back from the notification that tells of somebody [ep-notif-follow-back]", async () => {
      const { asha, ravi } = await twoPeople(door);
      await ravi.client.get(FollowUser)(ravi.id, asha.id);
      const [request] = (await asha.client.get(ListNotifications)(asha.id, all)).notifications;
      expect(await asha.client.get(FollowBack)(asha.id, request?.id ?? notificationId("none"))).toEqual(ok("requested"));
    });

    it("are declined [ep-notif-decline]", async () => {
      const { asha, ravi } = await twoPeople(door);
      await ravi.client.get(FollowUser)(ravi.id, asha.id);
      const [request] = (await asha.client.get(ListNotifications)(asha.id, all)).notifications;
      expect(await asha.client.get(DeclineFollowRequest)(asha.id, request?.id ?? notificationId("none"))).toEqual(ok("declined"));
    });

    it("join groups and challenges, or decline to [ep-notif-group-status] [ep-notif-challenge-status] [ru-notif-group-request]", async () => {
      const { memory, container, asha } = await twoPeople(door);
      const { group, challenge } = await invitedTo(container, memory, asha.id);
      const listed = await asha.client.get(ListNotifications)(asha.id, all);
      expect(listed.notifications.map(({ kind }) => kind)).toEqual(["challenge-request", "group-request"]);
      expect(await asha.client.get(AnswerGroupRequest)(asha.id, { group: group.id, answer: "accept" })).toEqual(ok("accepted"));
      expect(await asha.client.get(AnswerChallengeRequest)(asha.id, { challenge: challenge.id, answer: "decline" })).toEqual(
        ok("declined"),
      );
      expect((await asha.client.get(ListNotifications)(asha.id, all)).notifications).toEqual([]);
    });

    it("are not needed to join what one is invited to [ep-notif-group-member] [ep-notif-challenge-member]", async () => {
      const { memory, container, asha, ravi } = await twoPeople(door);
      const { group, challenge } = await invitedTo(container, memory, asha.id);
      expect(await asha.client.get(JoinGroup)(asha.id, group.id)).toEqual(ok("member"));
      expect(await asha.client.get(JoinChallenge)(asha.id, challenge.id)).toEqual(ok("member"));
      expect(await ravi.client.get(JoinGroup)(ravi.id, group.id)).toEqual(refused({ kind: "unknown-group" }));
      expect(await ravi.client.get(JoinChallenge)(ravi.id, challenge.id)).toEqual(refused({ kind: "unknown-challenge" }));
    });

    it("are marked read one by one or all at once [ep-notif-read-one] [ep-notif-read-all]", async () => {
      const { memory, container, asha } = await twoPeople(door);
      await invitedTo(container, memory, asha.id);
      const unread = async () => (await asha.client.get(ListNotifications)(asha.id, { after: null, limit: 3 })).unread;
      expect(await asha.client.get(MarkNotificationRead)(asha.id, notificationId("n1"))).toEqual(ok(null));
      expect(await unread()).toBe(1);
      expect(await asha.client.get(MarkAllNotificationsRead)(asha.id)).toBeNull();
      expect(await unread()).toBe(0);
    });

    it("of a kind of Fitbook's that is switched off are neither listed nor counted", async () => {
      const { memory, container, asha } = await twoPeople(door);
      await invitedTo(container, memory, asha.id);
      expect((await asha.client.get(ListFitbookKinds)(asha.id)).every(({ isOn }) => isOn)).toBe(true);
      expect(await asha.client.get(SwitchFitbookKind)(asha.id, { kind: "group-request", isOn: false })).toBeNull();
      expect(await asha.client.get(ListFitbookKinds)(asha.id)).toContainEqual({ kind: "group-request", isOn: false, isByLetter: false });
      const chosen = { kind: "event", isByLetter: true, language: "hi" } as const;
      expect(await asha.client.get(ChooseFitbookLetters)(asha.id, chosen)).toBeNull();
      expect(await asha.client.get(ListFitbookKinds)(asha.id)).toContainEqual({ kind: "event", isOn: true, isByLetter: true });
      const listed = await asha.client.get(ListNotifications)(asha.id, all);
      expect([listed.notifications.map(({ kind }) => kind), listed.unread]).toEqual([["challenge-request"], 1]);
    });

    it("carry an area's own words in both languages", async () => {
      const { memory, asha } = await twoPeople(door);
      const said = { topic: "alert", text: { en: "Tulsi drops are back", hi: "तुलसी अर्क फिर उपलब्ध है" }, path: "/p/tulsi-drops" } as const;
      announceInMemory(memory, { ...said, id: notificationId("n1"), to: asha.id, cause: "alert/1", at: now });
      const { notifications } = await asha.client.get(ListNotifications)(asha.id, all);
      expect(notifications).toEqual([{ ...said, kind: "announcement", id: "n1", createdAt: now, isRead: false, seat: null }]);
      const seat = { event: "breathing-class", until: now + 60_000 };
      announceInMemory(memory, { ...said, id: notificationId("n2"), to: asha.id, cause: "event/1", at: now, seat });
      expect((await asha.client.get(ListNotifications)(asha.id, all)).notifications).toMatchObject([{ id: "n2", seat }, { id: "n1" }]);
    });
  });

  describe(`users, ${how}`, () => {
    it("are blocked, which makes both missing to each other, and unblocked [ep-user-block] [ep-user-unblock]", async () => {
      const { asha, ravi } = await twoPeople(door);
      expect(await asha.client.get(BlockUser)(asha.id, ravi.id)).toEqual(ok(null));
      expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(refused({ kind: "unknown-user" }));
      expect(await ravi.client.get(FollowUser)(ravi.id, customerId("nobody"))).toEqual(refused({ kind: "unknown-user" }));
      expect(await asha.client.get(UnblockUser)(asha.id, ravi.id)).toBeNull();
      expect(await asha.client.get(UnblockUser)(asha.id, customerId("nobody"))).toBeNull();
      expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(ok("requested"));
    });

    it("are asked to be followed so often an hour and no more", async () => {
      const { asha, ravi } = await twoPeople(door);
      for (let count = 0; count < 100; count += 1) await asha.client.get(FollowUser)(asha.id, ravi.id);
      expect(await asha.client.get(FollowUser)(asha.id, ravi.id)).toMatchObject({ refusal: { kind: "too-much" } });
    });

    it("neither follow nor block nor report themselves", async () => {
      const { asha } = await twoPeople(door);
      const unknown = refused({ kind: "unknown-user" });
      expect(await asha.client.get(FollowUser)(asha.id, asha.id)).toEqual(unknown);
      expect(await asha.client.get(BlockUser)(asha.id, asha.id)).toEqual(unknown);
      expect(await asha.client.get(ReportUser)(asha.id, { other: asha.id, reason: "Me" })).toEqual(unknown);
    });
  });
}
