import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { peopleOfFitbook } from "./people-of-fitbook.ts";
import { aFolder, aShop, aShopFolder, beside } from "./shop-process.ts";
import type { Day } from "#core/shared/day.ts";

const folder = await aShopFolder();
const clock = join(await aFolder(), "clock");
/** The shop's own, one that is a day behind for half of the day, and one that is a day ahead. */
const ZONES = ["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"];
const TEN_MINUTES = 10 * 60 * 1000;

/** Has a process take its time from the file: so many milliseconds from now. */
const MOVED = `import { readFileSync } from "node:fs"; const now = Date.now; Date.now = () => now() + Number(readFileSync(${JSON.stringify(clock)}, "utf8"));`;

/**
 * A challenge of two days from today on, as a server of this zone keeps it: what is answered shortly before and after each midnight in
 * India.
 */
async function playedIn(TZ: string, today: Day) {
  const people = await beside(folder, (db) => peopleOfFitbook(db, 3));
  const [asha, ravi, meera] = people.map((one) => one ?? expect.unreachable());
  if (asha === undefined || ravi === undefined || meera === undefined) throw new RangeError("three people");
  await writeFile(clock, "0");
  const shop = await aShop({ DATA_DIR: folder, TZ, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(MOVED)}` });
  const [first, second, third] = [today, daysAfter(today, 1), daysAfter(today, 2)];
  const move = (midnight: Day, by: number) => writeFile(clock, String(firstInstantOf(midnight) + by - Date.now()));
  const plan = {
    ...({ activity: "Steps", about: "", measure: "steps", scoring: { kind: "total" } } as const),
    cap: 10_000,
    goal: null,
    isOpen: true,
    start: first,
    end: second,
  };
  const challenge = valueOf(await asha.at(shop.address).get(MakeChallenge)(asha.id, { plan, group: null }));
  type Person = typeof asha;
  const joined = async (one: Person) => told(await one.at(shop.address).get(JoinChallenge)(one.id, challenge));
  const noted = async (one: Person, day: Day, amount: number) =>
    told(await one.at(shop.address).get(NoteDay)(one.id, { challenge, day, amount }));
  const board = async () => {
    const { lines, isFinal, challenge: seen } = valueOf(await ravi.at(shop.address).get(ShowBoard)(ravi.id, { challenge, from: 0 }));
    return [seen.state, isFinal, ...lines.map(({ rank, score, days }) => `${rank}: ${score} in ${days}`)].join(", ");
  };
  const answers: unknown[] = [];
  answers.push([await joined(asha), await joined(ravi)]);
  await move(second, -TEN_MINUTES);
  answers.push([await noted(asha, first, 6_400), await noted(asha, second, 1_000), await board()]);
  await move(second, TEN_MINUTES);
  answers.push([await joined(meera), await noted(asha, second, 1_000), await noted(ravi, first, 5_000), await board()]);
  await move(third, -TEN_MINUTES);
  answers.push([await noted(ravi, first, 7_000), await board()]);
  await move(third, TEN_MINUTES);
  answers.push([await noted(ravi, first, 9_000), await noted(ravi, second, 2_000), await board()]);
  await move(daysAfter(today, 3), -TEN_MINUTES);
  answers.push([await noted(asha, second, 3_000), await board()]);
  await move(daysAfter(today, 3), TEN_MINUTES);
  answers.push([await noted(asha, second, 9_000), await board()]);
  shop.signal("SIGTERM");
  expect(await shop.ended).toBe(0);
  return answers;
}

const told = (answer: { readonly kind: "ok" } | { readonly kind: "refused"; readonly refusal: { readonly kind: string } }): string =>
  answer.kind === "ok" ? "ok" : answer.refusal.kind;

describe("a server that keeps a board", { timeout: 400_000 }, () => {
  it("counts days of India, whatever zone its machine is in", async () => {
    const today = indianDay(Date.now());
    const answers: (readonly unknown[])[] = [];
    for (const zone of ZONES) answers.push(await playedIn(zone, today));
    for (const [nth, zone] of ZONES.entries()) expect([zone, answers[nth]]).toEqual([zone, answers[0]]);
    expect(answers[0]).toEqual([
      ["ok", "ok"],
      ["ok", "early", "ongoing, false, 1: 6400 in 1, null: 0 in 0"],
      ["challenge-started", "ok", "ok", "ongoing, false, 1: 7400 in 2, 2: 5000 in 1"],
      ["ok", "ongoing, false, 1: 7400 in 2, 2: 7000 in 1"],
      ["late", "ok", "settling, false, 1: 9000 in 2, 2: 7400 in 2"],
      ["ok", "settling, false, 1: 9400 in 2, 2: 9000 in 2"],
      ["final", "completed, true, 1: 9400 in 2, 2: 9000 in 2"],
    ]);
  });
});
