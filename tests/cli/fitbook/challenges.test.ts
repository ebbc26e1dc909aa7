import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const ran = (command: string) => run(`${command} ${shop.at}`);
const today = indianDay(Date.now());
const [asha, ravi] = [customerId(randomUUID()), customerId(randomUUID())];
const [running, final] = [challengeId("running"), challengeId("final")];
const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  const { db } = shop;
  const created_at = new Date();
  for (const id of [asha, ravi])
    await db.insertInto("customer").values({ id, name: "Somebody", mobile: null, email: null, created_at }).execute();
  for (const [id, start] of [
    [running, daysAfter(today, -1)],
    [final, daysAfter(today, -10)],
  ] as const) {
    const about = "Every day a little\nand on Sunday more";
    const hindi = JSON.stringify({ activity: "कदम", about: "हर दिन थोड़ा" });
    const plan = {
      activity: "Steps",
      about,
      hindi,
      start_day: start,
      end_day: daysAfter(start, 2),
      is_open: true,
      maker: asha,
      created_at,
    };
    await db
      .insertInto("challenge")
      .values({ id, ...plan })
      .execute();
    for (const customer of [asha, ravi]) {
      const joined_at = new Date(firstInstantOf(start) - HOUR);
      await db
        .insertInto("challenge_player")
        .values({ challenge: id, customer, joined_at, left_at: null, score: 4_000, days: 1 })
        .execute();
      const logged_at = new Date(firstInstantOf(start) + HOUR);
      await db
        .insertInto("challenge_entry")
        .values({ customer, challenge: id, day: start, amount: 4_000, logged_at, changes: "[]" })
        .execute();
    }
  }
  await makeFreezeChallenges({ challenges: postgresChallenges(db), now: Date.now })();
});

const audited = async (id: string): Promise<readonly string[]> => {
  const entries: readonly { readonly action: string }[] = JSON.parse((await ran(`audit list --subject challenge:${id} --json`)).output);
  return entries.map(({ action }) => action).toReversed();
};

describe("challenge show, challenge cancel and challenge remove-player", { timeout: 60_000 }, () => {
  it("show a challenge and nobody's figures, with a reason that the audit log keeps", async () => {
    expect((await ran(`challenge show ${final}`)).status).toBe(2);
    const { status, output } = await ran(`challenge show ${final} --reason ticket-1042 --as dev`);
    expect(status).toBe(0);
    expect(output).toContain(`Steps\n  id:       ${final}\n  kind:     open\n  state:    completed\n`);
    expect(output).toContain(
      `  players:  2\n  result:   version 1\n  maker:    ${asha}\n\n  Every day a little\n  and on Sunday more\n\nOn Hindi pages\n  कदम\n  हर दिन थोड़ा\n`,
    );
    const json = JSON.parse((await ran(`challenge show ${running} --reason ticket-1042 --as dev --json`)).output);
    expect(json).toMatchObject({ _id: running, state: "ongoing", players: 2, removed: 0, result_version: 0, cancelled_at: null });
    expect(json).toHaveProperty("hi", { title: "कदम", text: "हर दिन थोड़ा" });
    expect(await audited(final)).toEqual(["challenge show"]);
  });

  it("remove a player, which makes a second version of a final result", async () => {
    const removed = (id: string, more = `--player ${ravi}`) => ran(`challenge remove-player ${id} ${more} --reason Made-up --as dev`);
    expect((await removed(final, "")).status).toBe(2);
    expect((await removed(final)).output).toContain("Version 2 of the result is without them.");
    expect(await removed(final)).toMatchObject({ status: 1, complaints: "Nobody of this name plays in this challenge.\n" });
    expect((await removed(running)).output).toBe("They are removed, and told why.\n");
    expect(await removed("none")).toMatchObject({ status: 1, complaints: "No challenge has this id.\n" });
    expect((await ran(`challenge show ${final} --reason look --as dev`)).output).toContain(
      "  players:  1, 1 removed\n  result:   version 2\n",
    );
    expect(await ran(`board rebuild ${final}`)).toMatchObject({ status: 0, output: "Every final result is what the entries make.\n" });
    const exported = await ran(`challenge explain ${final} --reason look --export`);
    const checked = JSON.parse((await run("leaderboard check - --json", { "-": exported.output })).output);
    expect(checked.rows.map(({ person, rank }: { person: string; rank: number }) => [person, rank])).toEqual([[asha, 1]]);
    expect(await audited(running)).toContain("challenge remove-player");
  });

  it("cancel what is not final yet", async () => {
    for (const says of ["The challenge is cancelled. Its players are told.", "The challenge is cancelled already."])
      expect((await ran(`challenge cancel ${running} --reason report-31 --as dev`)).output).toContain(says);
    const late = await ran(`challenge cancel ${final} --reason report-31 --as dev`);
    expect(late).toMatchObject({ status: 1 });
    expect(late.complaints).toContain("The results are final since ");
    expect(await audited(running)).toContain("challenge cancel");
  });
});
