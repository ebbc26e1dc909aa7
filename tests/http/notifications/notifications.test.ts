import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { describe, expect, it, onTestFinished } from "vitest";
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
import { keyToLeave, LeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { LetterSeals } from "#core/notifications/letters/letter-seals.port.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ReportUser } from "#core/fitbook/moderation/report-user.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/http/signed-in.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { requestsMade } from "#tests/core/notifications/requests-made.ts";

const all = { after: null, limit: 50 };

/** Asha and Ravi, signed in at one server. */
async function twoPeople() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  return {
    memory,
    container,
    url,
    asha: { ...asha, client: clientOf(url, asha.bearer) },
    ravi: { ...ravi, client: clientOf(url, ravi.bearer) },
  };
}

async function invitedTo(container: Awaited<ReturnType<typeof twoPeople>>["container"], memory: Memory, to: ReturnType<typeof customerId>) {
  const group = aGroup({ id: groupId("g1") });
  const challenge = { id: challengeId("c1"), activity: "walking", start: day("2026-11-20"), end: day("2026-11-30"), isOpen: false };
  memory.ties.groups.set(group.id, group);
  memory.ties.challenges.set(challenge.id, aKeptChallenge(challenge));
  const requests = requestsMade(container.get(Requests), memoryGroups(memory));
  await requests.inviteToGroup(group.id, { from: null, to }, { id: notificationId("n1"), at: now });
  await requests.inviteToChallenge(challenge.id, { from: null, to }, { id: notificationId("n2"), at: now });
  return { group, challenge };
}

describe("notifications over HTTP", () => {
  it("ask to follow, are accepted, and follow back [ep-notif-follow-user] [ep-notif-accept] [ru-notif-follow-request]", async () => {
    const { asha, ravi } = await twoPeople();
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
    const { asha, ravi } = await twoPeople();
    await ravi.client.get(FollowUser)(ravi.id, asha.id);
    const [request] = (await asha.client.get(ListNotifications)(asha.id, all)).notifications;
    expect(await asha.client.get(FollowBack)(asha.id, request?.id ?? notificationId("none"))).toEqual(ok("requested"));
  });

  it.each([
    ["/api/notification/letters/leave", "List-Unsubscribe=One-Click", 200, undefined],
    ["/api/forms/letters/leave", "", 303, "/newsletter/leave?of=fitbook&answer=left"],
  ])("stop their letters by one press that needs no session: POST %s", async (url, payload, status, location) => {
    const { container, asha, ravi } = await twoPeople();
    for (const { client, id } of [asha, ravi])
      await client.get(ChooseFitbookLetters)(id, { kind: "post-liked", isByLetter: true, language: "en" });
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const press = (token: string) => app.inject({ method: "POST", url: `${url}?${new URLSearchParams({ token })}`, headers, payload });
    const byLetter = async ({ client, id }: typeof asha) =>
      (await client.get(ListFitbookKinds)(id)).filter(({ isByLetter }) => isByLetter).length;
    const key = keyToLeave(asha.id, container.get(LetterSeals));
    expect((await app.inject({ url: `${url}?token=${key}` })).statusCode).toBe(404); // Whoever only looks changes nothing.
    const guessed = await press(`${asha.id}.guessed`);
    expect(await byLetter(asha)).toBe(1);
    const pressed = await press(key);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([status, location]);
    expect([pressed.statusCode, pressed.body]).toEqual([guessed.statusCode, guessed.body]);
    expect([await byLetter(asha), await byLetter(ravi)]).toEqual([0, 1]);
    expect(await clientOf(await servedOver(container)).get(LeaveFitbookLetters)(key)).toBeNull();
  });

  it("are declined [ep-notif-decline]", async () => {
    const { asha, ravi } = await twoPeople();
    await ravi.client.get(FollowUser)(ravi.id, asha.id);
    const [request] = (await asha.client.get(ListNotifications)(asha.id, all)).notifications;
    expect(await asha.client.get(DeclineFollowRequest)(asha.id, request?.id ?? notificationId("none"))).toEqual(ok("declined"));
  });

  it("join groups and challenges, or decline to [ep-notif-group-status] [ep-notif-challenge-status] [ru-notif-group-request]", async () => {
    const { memory, container, asha } = await twoPeople();
    const { group, challenge } = await invitedTo(container, memory, asha.id);
    const listed = await asha.client.get(ListNotifications)(asha.id, all);
    expect(listed.notifications.map(({ kind }) => kind)).toEqual(["challenge-request", "group-request"]);
    expect(await asha.client.get(AnswerGroupRequest)(asha.id, { group: group.id, answer: "accept" })).toEqual(ok("accepted"));
    expect(await asha.client.get(AnswerChallengeRequest)(asha.id, { challenge: challenge.id, answer: "decline" })).toEqual(ok("declined"));
    expect((await asha.client.get(ListNotifications)(asha.id, all)).notifications).toEqual([]);
  });

  it("are not needed to join what one is invited to [ep-notif-group-member] [ep-notif-challenge-member]", async () => {
    const { memory, container, asha, ravi } = await twoPeople();
    const { group, challenge } = await invitedTo(container, memory, asha.id);
    expect(await asha.client.get(JoinGroup)(asha.id, group.id)).toEqual(ok("member"));
    expect(await asha.client.get(JoinChallenge)(asha.id, challenge.id)).toEqual(ok("member"));
    expect(await ravi.client.get(JoinGroup)(ravi.id, group.id)).toEqual(refused({ kind: "unknown-group" }));
    expect(await ravi.client.get(JoinChallenge)(ravi.id, challenge.id)).toEqual(refused({ kind: "unknown-challenge" }));
  });

  it("are marked read one by one or all at once [ep-notif-read-one] [ep-notif-read-all]", async () => {
    const { memory, container, asha } = await twoPeople();
    await invitedTo(container, memory, asha.id);
    const unread = async () => (await asha.client.get(ListNotifications)(asha.id, { after: null, limit: 3 })).unread;
    expect(await asha.client.get(MarkNotificationRead)(asha.id, notificationId("n1"))).toEqual(ok(null));
    expect(await unread()).toBe(1);
    expect(await asha.client.get(MarkAllNotificationsRead)(asha.id)).toBeNull();
    expect(await unread()).toBe(0);
  });

  it("of a kind of Fitbook's that is switched off are neither listed nor counted", async () => {
    const { memory, container, asha } = await twoPeople();
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
    const { memory, asha } = await twoPeople();
    const said = { topic: "alert", text: { en: "Tulsi drops are back", hi: "तुलसी अर्क फिर उपलब्ध है" }, path: "/p/tulsi-drops" } as const;
    announceInMemory(memory, { ...said, id: notificationId("n1"), to: asha.id, cause: "alert/1", at: now });
    const { notifications } = await asha.client.get(ListNotifications)(asha.id, all);
    expect(notifications).toEqual([{ ...said, kind: "announcement", id: "n1", createdAt: now, isRead: false, seat: null }]);
    const seat = { event: "breathing-class", until: now + 60_000 };
    announceInMemory(memory, { ...said, id: notificationId("n2"), to: asha.id, cause: "event/1", at: now, seat });
    expect((await asha.client.get(ListNotifications)(asha.id, all)).notifications).toMatchObject([{ id: "n2", seat }, { id: "n1" }]);
  });

  it("carry the specification's names [en-notification] [ep-notif-list]", async () => {
    const { memory, container, asha, ravi } = await twoPeople();
    await invitedTo(container, memory, asha.id);
    await ravi.client.get(FollowUser)(ravi.id, asha.id);
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    const response = await app.inject({ url: "/api/notification/list", headers: { authorization: `Bearer ${asha.bearer}` } });
    const common = { createdAt: "2026-11-20T00:00:00.000Z", is_read: false };
    expect(response.json().payload).toEqual({
      version: 3,
      unread_count: 3,
      next: null,
      user_notifications: [
        {
          ...common,
          _id: "n2",
          type: "challenge_request",
          description: "You are invited to the challenge walking",
          data: {
            status: "pending",
            from_user: null,
            challenge: { _id: "c1", activity: "walking", hi: null, start_date: "2026-11-20", end_date: "2026-11-30" },
            group: null,
          },
        },
        {
          ...common,
          _id: "n1",
          type: "group_request",
          description: "You are invited to join the group Morning walkers",
          data: { status: "pending", from_user: null, group: { _id: "g1", name: "Morning walkers", hi: null } },
        },
        {
          ...common,
          _id: "id-00001",
          type: "fitbook_request",
          description: "Ravi wants to follow you",
          data: { request_status: "pending", from_user: { _id: ravi.id, name: "Ravi", thumb: null } },
        },
      ],
    });
  });

  it("tell in a sentence of their own what each type says", async () => {
    const { memory, container, asha, ravi } = await twoPeople();
    const shared = { to: asha.id, from: ravi.id, state: null, createdAt: now, version: 1 };
    memory.ties.put({ ...shared, id: notificationId("n1"), kind: "follow-accepted" });
    memory.ties.put({ ...shared, id: notificationId("n2"), kind: "follow-suggestion" });
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    const response = await app.inject({ url: "/api/notification/list", headers: { authorization: `Bearer ${asha.bearer}` } });
    expect(response.json().payload.user_notifications).toMatchObject([
      { type: "fitbook_request_suggestion", description: "Ravi follows you", data: { follow_back_user: false } },
      { type: "accepted_fitbook_request", description: "Ravi accepted your follow request" },
    ]);
    expect(await asha.client.get(ListNotifications)(asha.id, all)).toEqual(await container.get(ListNotifications)(asha.id, all));
  });

  it("tell what others did, who last and how many beside, and where it is", async () => {
    const { memory, container, asha, ravi } = await twoPeople();
    const acts = actsOver(relationsInMemory(memory));
    const { post, theirs, group, challenge } = await acts.ofEachKind(asha.id, ravi.id);
    const meera = await signedIn(container, memory, "Meera");
    acts.pass(1);
    await acts.like(meera.id, post);
    await acts.tell();
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    const response = await app.inject({ url: "/api/notification/list", headers: { authorization: `Bearer ${asha.bearer}` } });
    const from = { from_user: { _id: ravi.id, name: "Ravi", thumb: null }, others: 0 };
    const ended = { challenge: { _id: challenge, activity: "Steps of a day", hi: null } };
    expect(response.json().payload.user_notifications).toMatchObject([
      { type: "badge_won", description: "You won a badge in the challenge Steps of a day", data: ended },
      { type: "challenge_ended", description: "The challenge Steps of a day has its result", data: ended },
      { type: "group_joined", description: "Ravi joined the group Walkers of Lodi", data: { ...from, group: { _id: group } } },
      { type: "comment_replied", description: "Ravi replied to your comment", data: { ...from, post: { _id: theirs } } },
      { type: "post_commented", description: "Ravi commented on your post", data: { ...from, post: { _id: post } } },
      {
        type: "post_liked",
        description: "Meera and 1 other liked your post",
        data: { from_user: { _id: meera.id, name: "Meera" }, others: 1, post: { _id: post } },
      },
    ]);
    expect(response.json().payload.unread_count).toBe(6);
    expect(await asha.client.get(ListNotifications)(asha.id, all)).toEqual(await container.get(ListNotifications)(asha.id, all));
  });

  it("tell what became of challenges that somebody plays", async () => {
    const { memory, container, asha, ravi } = await twoPeople();
    const [changed, cancelled] = await actsOver(relationsInMemory(memory)).newsOf(asha.id, ravi.id);
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    const response = await app.inject({ url: "/api/notification/list", headers: { authorization: `Bearer ${asha.bearer}` } });
    const of = (id: string) => ({ challenge: { _id: id, activity: "Steps of a day", hi: null } });
    expect(response.json().payload.user_notifications).toMatchObject([
      { type: "challenge_cancelled", description: "The challenge Steps of a day was cancelled", data: of(cancelled) },
      { type: "player_removed", description: "You were removed from the challenge Steps of a day", data: of(changed) },
      { type: "challenge_changed", description: "The challenge Steps of a day was changed", data: of(changed) },
    ]);
    expect(await asha.client.get(ListNotifications)(asha.id, all)).toEqual(await container.get(ListNotifications)(asha.id, all));
  });

  it("are for those who are signed in alone", async () => {
    const { url, asha } = await twoPeople();
    await expect(clientOf(url).get(ListNotifications)(asha.id, all)).rejects.toBeInstanceOf(SignedOut);
    await expect(clientOf(url, "old").get(ListNotifications)(asha.id, all)).rejects.toBeInstanceOf(SignedOut);
  });
});

describe("somebody else's notification, group or challenge", () => {
  it("answers exactly like a missing one", async () => {
    const { memory, container, asha, ravi } = await twoPeople();
    const { group, challenge } = await invitedTo(container, memory, asha.id);
    await ravi.client.get(FollowUser)(ravi.id, asha.id);
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    const ask = async (method: "PUT" | "POST", path: string, payload: object) => {
      const headers = { authorization: `Bearer ${ravi.bearer}` };
      const response = await app.inject({ method, url: `/api/notification${path}`, payload, headers });
      return [response.statusCode, response.json()];
    };
    for (const path of ["/read-one", "/accept", "/decline", "/follow-back"]) {
      expect([path, await ask("PUT", path, { _id: "id-00001" })]).toEqual([path, await ask("PUT", path, { _id: "missing" })]);
    }
    for (const status of ["accept", "decline"]) {
      const missing = "missing";
      expect(await ask("PUT", "/group-status", { status, group_id: group.id })).toEqual(
        await ask("PUT", "/group-status", { status, group_id: missing }),
      );
      expect(await ask("PUT", "/challenge-status", { status, challenge_id: challenge.id })).toEqual(
        await ask("PUT", "/challenge-status", { status, challenge_id: missing }),
      );
    }
    expect(await ask("POST", "/group-member", { group_id: group.id })).toEqual(await ask("POST", "/group-member", { group_id: "missing" }));
    expect(await ask("POST", "/challenge-member", { challenge_id: challenge.id })).toEqual(
      await ask("POST", "/challenge-member", { challenge_id: "missing" }),
    );
    expect((await ask("PUT", "/accept", { _id: "missing" }))[0]).toBe(404);
  });
});

describe("users over HTTP", () => {
  it("are blocked, which makes both missing to each other, and unblocked [ep-user-block] [ep-user-unblock]", async () => {
    const { asha, ravi } = await twoPeople();
    expect(await asha.client.get(BlockUser)(asha.id, ravi.id)).toEqual(ok(null));
    expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(refused({ kind: "unknown-user" }));
    expect(await ravi.client.get(FollowUser)(ravi.id, customerId("nobody"))).toEqual(refused({ kind: "unknown-user" }));
    expect(await asha.client.get(UnblockUser)(asha.id, ravi.id)).toBeNull();
    expect(await asha.client.get(UnblockUser)(asha.id, customerId("nobody"))).toBeNull();
    expect(await ravi.client.get(FollowUser)(ravi.id, asha.id)).toEqual(ok("requested"));
  });

  it("are reported with a reason [ep-user-report]", async () => {
    const { memory, asha, ravi } = await twoPeople();
    expect(await asha.client.get(ReportUser)(asha.id, { other: ravi.id, reason: " Spam " })).toEqual(ok(null));
    expect([...memory.ties.reports.values()].map(({ words }) => words)).toEqual(["Spam"]);
  });

  it("are asked to be followed so often an hour and no more", async () => {
    const { asha, ravi } = await twoPeople();
    for (let count = 0; count < 100; count += 1) await asha.client.get(FollowUser)(asha.id, ravi.id);
    expect(await asha.client.get(FollowUser)(asha.id, ravi.id)).toMatchObject({ refusal: { kind: "too-much" } });
  });

  it("neither follow nor block nor report themselves", async () => {
    const { asha } = await twoPeople();
    const unknown = refused({ kind: "unknown-user" });
    expect(await asha.client.get(FollowUser)(asha.id, asha.id)).toEqual(unknown);
    expect(await asha.client.get(BlockUser)(asha.id, asha.id)).toEqual(unknown);
    expect(await asha.client.get(ReportUser)(asha.id, { other: asha.id, reason: "Me" })).toEqual(unknown);
  });
});
