import { describe, expect, it, onTestFinished } from "vitest";
import { Clock } from "#core/shared/clock.port.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";

const DAY = 24 * 60 * 60 * 1000;
const TODAY = indianDay(now);
const on = (days: number) => daysAfter(TODAY, days);
const PLAN = {
  activity: "Walk",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: null,
  open: true,
  group_id: null,
  start_date: TODAY,
  end_date: on(5),
};

/** Asha and Ravi play a challenge whose first day is today; `passed` lets days go by on the server alone. */
async function aGame() {
  const memory = new Memory();
  const container = composeMemory(memory);
  let at = now;
  container.rebind(Clock).toConstantValue(() => at);
  const players = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")] as const;
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const put = async (bearer: string, path: string, payload: object, method: "PUT" | "POST" = "PUT") => {
    const { statusCode, body } = await app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${bearer}` }, payload });
    return { status: statusCode, payload: JSON.parse(body).payload };
  };
  const [asha, ravi] = players;
  const { payload } = await put(asha.bearer, "/fitbook/challenges", PLAN, "POST");
  const challenge_id = Object.values(payload).map(String)[0] ?? "";
  const join = ({ bearer }: { readonly bearer: string }) => put(bearer, "/notification/challenge-member", { challenge_id }, "POST");
  for (const player of players) expect((await join(player)).status).toBe(200);
  return {
    join: () => join(asha),
    leave: () => put(asha.bearer, "/fitbook/challenges/player", { challenge_id, do: "leave" }),
    enter: (day: string, amount: unknown) => put(asha.bearer, "/fitbook/entries", { challenge_id, day, amount }),
    passed: (days: number) => {
      at = now + days * DAY;
    },
    async own() {
      const url = `/api/fitbook/leaderboards?challenge_id=${challenge_id}`;
      const response = await app.inject({ url, headers: { authorization: `Bearer ${ravi.bearer}` } });
      const rows: readonly { readonly score: number }[] = Object.values(response.json().payload).find(Array.isArray) ?? [];
      return rows.map(({ score }) => score);
    },
  };
}

describe("whoever cheats in a challenge", () => {
  it.each([0, -5, -1_000_000_000, 1.5, 1e9, Number.MAX_SAFE_INTEGER + 1, "5", true, {}])("enters no %j", async (amount) => {
    const { enter, own } = await aGame();
    expect((await enter(TODAY, amount)).status).toBe(400);
    expect(Math.max(0, ...(await own()))).toBe(0);
  });

  it("enters no day that is to come, is none of the challenge's or no day at all, and none that is over", async () => {
    const { enter, own, passed } = await aGame();
    for (const day of [on(1), on(-1), on(6), "2026-02-30", "today", ""])
      expect([day, (await enter(day, 5)).status]).not.toEqual([day, 200]);
    expect(Math.max(0, ...(await own()))).toBe(0);
    passed(1);
    expect((await enter(TODAY, 700)).status).toBe(200); // Yesterday is still open.
    passed(2);
    expect((await enter(TODAY, 9_000)).status).toBe(409);
    expect((await enter(TODAY, null)).status).toBe(409);
    expect(Math.max(...(await own()))).toBe(700);
  });

  it("counts once what two windows send at once, and never above the cap", async () => {
    const { enter, own } = await aGame();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(TODAY, 6_000)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...(await own()))).toBe(6_000);
    await enter(TODAY, 30_000);
    expect(Math.max(...(await own()))).toBe(10_000);
  });

  it("gets nothing from leaving and coming back, from a clock that is set back, or after the end", async () => {
    const { enter, join, leave, own, passed } = await aGame();
    await enter(TODAY, 6_000);
    await leave();
    await join();
    expect(Math.max(...(await own()))).toBe(6_000);
    passed(1);
    expect((await enter(on(1), 3_000)).status).toBe(200);
    passed(7);
    const final = await own();
    passed(6.5); // A server whose clock runs behind freezes nothing anew.
    expect((await enter(on(5), 9_000)).status).not.toBe(200);
    passed(7);
    expect([await own(), Math.max(...final)]).toEqual([final, 9_000]);
  });

  it("does not come back once joining is over, and what was entered counts no more", async () => {
    const { enter, join, leave, own, passed } = await aGame();
    await enter(TODAY, 6_000);
    passed(1);
    await leave();
    expect((await join()).status).toBe(410);
    expect((await enter(on(1), 9_000)).status).not.toBe(200);
    expect(Math.max(0, ...(await own()))).toBe(0);
  });
});
