import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { NO_REQUEST_CHANGE } from "#core/notifications/request-change.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { followRequest, listedFor, stamp, notificationsSuite } from "#tests/core/notifications/notifications-suite.ts";

const { db, beats } = await aHeardDatabase();

notificationsSuite("PostgreSQL", () => relationsInPostgres(db, beats));

describe("notifications kept in postgres", () => {
  it("keep, tell and queue what is decided together, and nothing else changes meanwhile", async () => {
    const stored = relationsInPostgres(db, beats);
    const [asha, group] = [await stored.someone(), await stored.aGroup({ isOpen: true })];
    const community = { kind: "group", id: group.id } as const;
    const seen: string[] = [];
    const joined = (round: number) =>
      stored.port.change({
        customer: asha,
        about: { kind: "community", community, from: null },
        at: now,
        decide: (now) => {
          const membership = now.community?.membership ?? "none";
          seen.push(membership);
          if (membership === "member") return { change: null, answer: round };
          const job = { kind: "send-sms", mobile: "9820012345", text: "Welcome" } as const;
          const jobs = [{ job, terms: { key: `${group.id}/0`, notBefore: null } }];
          return { change: { ...NO_REQUEST_CHANGE, membership: "member", jobs }, answer: round };
        },
      });
    const rounds = Array.from({ length: 30 }, (_, round) => round);
    expect(await Promise.all(rounds.map(joined))).toEqual(rounds);
    expect(seen.toSorted()).toEqual([...rounds.slice(1).map(() => "member"), "none"]);
    expect(await stored.messagesFor(group.id)).toBe(1);
  });

  it("lose no change and make no second one when a hundred answers come at once", async () => {
    const stored = relationsInPostgres(db, beats);
    const { asha, ravi, request } = await followRequest(stored);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        stored.requests.answerFollow(asha, { id: request.id, answer: index % 2 === 0 ? "accept" : "decline" }, stamp()),
      ),
    );
    const accepted = answers.filter((answer) => answer.kind === "ok" && answer.value === "accepted").length;
    const declined = answers.filter((answer) => answer.kind === "ok" && answer.value === "declined").length;
    expect([accepted, declined].toSorted((a, b) => a - b)).toEqual([0, 50]);
    expect((await listedFor(stored, ravi)).length).toBe(accepted === 0 ? 0 : 1);
  });

  it("show every change in the order of its version, whoever changes at once", async () => {
    const stored = relationsInPostgres(db, beats);
    const [asha, ravi] = [await stored.someone(), await stored.someone()];
    const groups = await Promise.all(Array.from({ length: 40 }, () => stored.aGroup()));
    const seen: string[] = [];
    let version = (await stored.notifications.newsSince(asha, null)).version;
    let isDone = false;
    const look = async () => {
      const news = await stored.notifications.newsSince(asha, version);
      version = news.version;
      seen.push(...(news.changed ?? []).map(({ id }) => id));
    };
    const looking = (async () => {
      while (!isDone) await look();
    })();
    await Promise.all(
      groups.flatMap(({ id }) => [
        stored.requests.inviteToGroup(id, { from: ravi, to: asha }, stamp()),
        stored.requests.inviteToGroup(id, { from: asha, to: ravi }, stamp()),
      ]),
    );
    isDone = true;
    await looking;
    await look();
    expect(new Set(seen).size).toBe(40);
    expect(seen.length).toBe(40);
  });

  it("end two customers' requests of each other without waiting for one another for ever", async () => {
    const stored = relationsInPostgres(db, beats);
    const [asha, ravi] = [await stored.someone(), await stored.someone()];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? stored.requests.follow(asha, ravi, stamp()) : stored.requests.follow(ravi, asha, stamp()),
      ),
    );
    expect([(await listedFor(stored, asha)).length, (await listedFor(stored, ravi)).length]).toEqual([1, 1]);
  });

  it("are heard again after the connection was lost", async () => {
    const stored = relationsInPostgres(db, beats);
    const asha = await stored.someone();
    let heard = 0;
    const listening = stored.notifications.beats(asha).subscribe(() => (heard += 1));
    const group = await stored.aGroup();
    const until = async (least: number) => {
      await expect.poll(() => heard).toBeGreaterThanOrEqual(least);
    };
    await stored.requests.inviteToGroup(group.id, { from: null, to: asha }, stamp());
    await until(1);
    const before = heard;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen notified'`.execute(
      db,
    );
    await until(before + 1); // The beat for what may have been missed.
    const again = heard;
    await stored.requests.answerGroup(asha, { group: group.id, answer: "accept" }, now);
    await until(again + 1);
    listening.unsubscribe();
  });
});
