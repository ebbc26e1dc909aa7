import { ok } from "#core/shared/result.ts";
import { ReportUser } from "#core/fitbook/moderation/report-user.use-case.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { keyToLeave, LeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { LetterSeals } from "#core/notifications/letters/letter-seals.port.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { all, twoPeople, invitedTo, betweenTwoSuite } from "#tests/core/notifications/between-two-suite.ts";

betweenTwoSuite("over HTTP", overTheWire);

describe("notifications over HTTP", () => {
  it.each([
    ["/api/notification/letters/leave", "List-Unsubscribe=One-Click", 200, undefined],
    ["/api/forms/letters/leave", "", 303, "/newsletter/leave?of=fitbook&answer=left"],
  ])("stop their letters by one press that needs no session: POST %s", async (url, payload, status, location) => {
    const { container, asha, ravi } = await twoPeople(overTheWire);
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

  it("carry the specification's names [en-notification] [ep-notif-list]", async () => {
    const { memory, container, asha, ravi } = await twoPeople(overTheWire);
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
    const { memory, container, asha, ravi } = await twoPeople(overTheWire);
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
    const { memory, container, asha, ravi } = await twoPeople(overTheWire);
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
    const { memory, container, asha, ravi } = await twoPeople(overTheWire);
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
    const { url, asha } = await twoPeople(overTheWire);
    await expect(clientOf(url).get(ListNotifications)(asha.id, all)).rejects.toBeInstanceOf(SignedOut);
    await expect(clientOf(url, "old").get(ListNotifications)(asha.id, all)).rejects.toBeInstanceOf(SignedOut);
  });
});

describe("somebody else's notification, group or challenge", () => {
  it("answers exactly like a missing one", async () => {
    const { memory, container, asha, ravi } = await twoPeople(overTheWire);
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
  it("are reported with a reason [ep-user-report]", async () => {
    const { memory, asha, ravi } = await twoPeople(overTheWire);
    expect(await asha.client.get(ReportUser)(asha.id, { other: ravi.id, reason: " Spam " })).toEqual(ok(null));
    expect([...memory.ties.reports.values()].map(({ words }) => words)).toEqual(["Spam"]);
  });
});
