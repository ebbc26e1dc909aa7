import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";
import type { Day } from "#core/shared/day.ts";

const shop = await openShopData();
const ran = (command: string) => run(`${command} ${shop.at}`);
const HOUR = 60 * 60 * 1000;
const today = indianDay(Date.now());
const [asha, ravi, farah] = [customerId(randomUUID()), customerId(randomUUID()), customerId(randomUUID())];
/** One that is on, and one whose result is final. */
const [running, final] = [challengeId("running"), challengeId("final")];
const [started, ended] = [daysAfter(today, -1), daysAfter(today, -10)];

beforeAll(async () => {
  const { db } = shop;
  const created_at = new Date();
  for (const id of [asha, ravi, farah])
    await db.insertInto("customer").values({ id, name: "Somebody", mobile: null, email: null, created_at }).execute();
  for (const [id, start, days] of [
    [running, started, 2],
    [final, ended, 2],
  ] as const) {
    const about = { activity: "Steps", start_day: start, end_day: daysAfter(start, days), is_open: true, created_at };
    await db
      .insertInto("challenge")
      .values({ id, ...about })
      .execute();
    const joined_at = new Date(firstInstantOf(start) - HOUR);
    const score = { [asha]: 9_000, [ravi]: 4_000, [farah]: 0 };
    for (const customer of [asha, ravi, farah]) {
      const standing = { score: score[customer] ?? 0, days: customer === farah ? 0 : 1 };
      await db
        .insertInto("challenge_player")
        .values({ challenge: id, customer, joined_at, left_at: null, ...standing })
        .execute();
    }
    const entry = (customer: string, day: Day, amount: number, at = firstInstantOf(day) + HOUR) => ({
      customer,
      challenge: id,
      day,
      amount,
      logged_at: new Date(at),
      changes: "[]",
    });
    await db
      .insertInto("challenge_entry")
      .values([
        entry(asha, start, 9_000),
        entry(ravi, start, 4_000),
        entry(ravi, daysAfter(start, -1), 7_000),
        entry(farah, start, 5_000, firstInstantOf(start) - HOUR),
      ])
      .execute();
  }
  await makeFreezeChallenges({ challenges: postgresChallenges(db), now: Date.now })();
});

const standing = (customer: string, score: number) =>
  shop.db.updateTable("challenge_player").set({ score }).where("challenge", "=", running).where("customer", "=", customer).execute();

describe("challenge explain", { timeout: 60_000 }, () => {
  it("names the reason of each entry, and leaves who looked in the audit log", async () => {
    const { status, output } = await ran(`challenge explain ${running} --reason ticket-1042 --as dev --json`);
    expect(status).toBe(0);
    const { state, rows, entries } = JSON.parse(output);
    expect(state).toBe("ongoing");
    expect(rows.map(({ person, rank, score }: { person: string; rank: number | null; score: number }) => [person, rank, score])).toEqual([
      [asha, 1, 9_000],
      [ravi, 2, 4_000],
      [farah, null, 0],
    ]);
    const reasons = Object.fromEntries(entries.map(({ _id, reason }: { _id: string; reason: string }) => [_id, reason]));
    expect(reasons).toEqual({
      [`${running}.${asha}.${started}`]: "counted",
      [`${running}.${ravi}.${started}`]: "counted",
      [`${running}.${ravi}.${daysAfter(started, -1)}`]: "outside",
      [`${running}.${farah}.${started}`]: "early",
    });
    const [entry] = JSON.parse((await ran(`audit list --subject challenge:${running} --json`)).output);
    expect(entry).toMatchObject({ who: "dev", action: "challenge explain", details: { reason: "ticket-1042" } });
  });

  it.each([running, final])("exports what leaderboard check answers with the same: %s", async (challenge) => {
    const command = `challenge explain ${challenge} --reason asked`;
    const exported = await ran(`${command} --export`);
    const checked = await run("leaderboard check - --json", { "-": exported.output });
    expect(checked).toEqual({ status: 0, output: (await ran(`${command} --json`)).output, complaints: "" });
  });

  it("tells of one player alone: where they stand, who stands beside them, and what each day counts", async () => {
    const command = `challenge explain ${running} --reason asked --player`;
    const { status, output } = await ran(`${command} ${ravi} --json`);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual({
      user_id: ravi,
      rank: 2,
      score: 4_000,
      next: 5_000,
      beside: [
        { rank: 1, person: asha, score: 9_000 },
        { rank: 2, person: ravi, score: 4_000 },
        { rank: null, person: farah, score: 0 },
      ],
      days: [
        { day: today, amount: null, counted: 0, reason: null },
        { day: started, amount: 4_000, counted: 4_000, reason: "counted" },
      ],
    });
    const words = (await ran(`${command} ${farah}`)).output;
    expect(words).toMatch(/does not\s+count:\s+it was logged before its day began\s+\(early\)/);
    expect(words).not.toContain("4000 entered");
    expect((await ran(`${command} nobody`)).status).toBe(2);
    expect(await ran(`${command} ${randomUUID()}`)).toMatchObject({
      status: 1,
      complaints: "Nobody of this name plays in this challenge.\n",
    });
  });

  it("says it in words, wants a reason, and knows no challenge that never was", async () => {
    expect((await ran(`challenge explain ${running} --reason asked`)).output).toMatch(
      /does not\s+count: it\s+was logged before its day began\s+\(early\)/,
    );
    expect((await ran(`challenge explain ${running}`)).status).toBe(2);
    const { status, complaints } = await ran("challenge explain nothing --reason asked");
    expect([status, complaints]).toEqual([1, "No challenge has this id.\n"]);
  });
});

describe("board rebuild", { timeout: 60_000 }, () => {
  it("puts standings right that are not what their entries make, and says what differed", async () => {
    await standing(asha, 12);
    const { status, output } = await ran(`board rebuild ${running} --as dev`);
    expect([status, output]).toEqual([
      0,
      `${asha}\n  kept:    score 12, days 1\n  entries: score 9000, days 1\n\nThe standings are put right.\n`,
    ]);
    expect(await ran(`board rebuild ${running}`)).toMatchObject({ status: 0, output: "Every standing is what the entries make.\n" });
    const [entry] = JSON.parse((await ran(`audit list --subject challenge:${running} --json`)).output);
    expect(entry).toMatchObject({ who: "dev", action: "board rebuild", details: { differed: 1 } });
  });

  it("never changes a final result, says where it differs, and ends with 1", async () => {
    expect(await ran(`board rebuild ${final}`)).toMatchObject({ status: 0, output: "Every final result is what the entries make.\n" });
    const ofRavi = shop.db.updateTable("challenge_result").where("challenge", "=", final).where("customer", "=", ravi);
    await ofRavi.set({ score: 4_001 }).execute();
    const { status, output } = await ran(`board rebuild ${final} --json`);
    expect(status).toBe(1);
    expect(JSON.parse(output)).toEqual({
      board: "final",
      put_right: false,
      differences: [
        {
          user_id: ravi,
          kept: { rank: 2, score: 4_001, days: 1, badges: ["silver"] },
          worked: { rank: 2, score: 4_000, days: 1, badges: ["silver"] },
        },
      ],
    });
    expect(JSON.parse((await ran(`board rebuild ${final} --json`)).output).differences).toHaveLength(1);
    await ofRavi.set({ score: 4_000 }).execute();
  });

  it("lets the figures of somebody erased stand in a final result", async () => {
    for (const table of ["challenge_entry", "challenge_player"] as const)
      await shop.db.deleteFrom(table).where("challenge", "=", final).where("customer", "=", asha).execute();
    await shop.db
      .updateTable("challenge_result")
      .set({ customer: null })
      .where("challenge", "=", final)
      .where("customer", "=", asha)
      .execute();
    expect((await ran(`board rebuild ${final}`)).output).toBe("Every final result is what the entries make.\n");
  });

  it("knows no challenge that never was, and says that one which is cancelled has no board", async () => {
    expect((await ran("board rebuild nothing")).status).toBe(1);
    expect((await ran("board rebuild")).status).toBe(2);
    const alone = { id: "alone", activity: "Steps", start_day: ended, end_day: ended, is_open: true, created_at: new Date() };
    await shop.db.insertInto("challenge").values(alone).execute();
    expect((await ran("board rebuild alone")).output).toBe("The challenge is cancelled: it has no board.\n");
  });
});

describe("the doctor", { timeout: 60_000 }, () => {
  const told = async () => (await ran("doctor --json")).output;

  it("names ties across a block, groups without an owner, and boards unlike their entries", async () => {
    const { db } = shop;
    const changed_at = new Date();
    const group = aGroup();
    await db.insertInto("customer_block").values({ blocker: asha, blocked: ravi, blocked_at: changed_at }).execute();
    await db.insertInto("follow").values({ follower: ravi, followed: asha, state: "following", changed_at }).execute();
    for (const one of [group, aGroup()])
      await db
        .insertInto("fitbook_group")
        .values({ ...groupRowOf(one), created_at: changed_at })
        .execute();
    const tie = { place: group.id, changed_at };
    await db
      .insertInto("fitbook_group_member")
      .values([
        { ...tie, customer: asha, state: "owner" },
        { ...tie, customer: ravi, state: "member" },
      ])
      .execute();
    await standing(asha, 12);
    const output = await told();
    expect(output).toContain(`${ravi} follows ${asha} or asks to, and one has blocked the other.`);
    expect(output).toContain(`${ravi} is in the group ${group.id}, and is blocked with somebody who runs it.`);
    expect(output).toMatch(/The group [\w-]+ has no owner\./);
    expect(output).toContain(`Of the challenge ${running} the figures of 1 are not what its entries make.`);
    expect(output).not.toContain("has no result");
  });

  it("names a board whose ranks are not those of its standings, until it is rebuilt", async () => {
    const found = `The ranks of the challenge ${running} are not those of its standings.`;
    expect(await told()).not.toContain(found);
    await shop.db.updateTable("challenge_tally").set({ players: 7 }).where("challenge", "=", running).where("span", "=", 1_024).execute();
    expect(await told()).toContain(found);
    await ran(`board rebuild ${running}`);
    expect(await told()).not.toContain(found);
  });

  it("recounts followers and members", async () => {
    const { db } = shop;
    const [follows, members] = [`of whom ${farah} follows`, "of the people of the group"];
    const before = await told();
    expect([before.includes(follows), before.includes(members)]).toEqual([false, false]);
    const changed_at = new Date();
    await db.insertInto("follow").values({ follower: asha, followed: farah, state: "following", changed_at }).execute();
    expect(await told()).not.toContain(follows);
    await db.updateTable("follow_tally").set({ people: 2 }).where("customer", "=", farah).execute();
    expect(await told()).toContain(`The number that is kept of whom ${farah} follows, or of who follows them, is not how many there are.`);
    await db.updateTable("follow_tally").set({ people: 1 }).where("customer", "=", farah).execute();
    await db.deleteFrom("fitbook_group_tally").execute();
    expect(await told()).toMatch(/The number that is kept of the people of the group [\w-]+ is not how many there are\./);
    const { status, output } = await ran("fitbook recount --as dev");
    expect([status, output]).toEqual([0, "Put right are the numbers of 1 group.\n"]);
    expect(await told()).not.toMatch(/is not how many there are/);
    const [entry] = JSON.parse((await ran("audit list --subject fitbook:numbers --json")).output);
    expect(entry).toMatchObject({ who: "dev", action: "fitbook recount", details: { people: 0, groups: 1 } });
    expect(JSON.parse((await ran("fitbook recount --json")).output)).toEqual({ put_right: { people: 0, groups: 0 } });
  });

  it("names a board that was not frozen in time", async () => {
    await shop.db.deleteFrom("challenge_result").where("challenge", "=", final).execute();
    await shop.db.updateTable("challenge").set({ result_version: 0 }).where("id", "=", final).execute();
    expect(await told()).toContain(`The challenge ${final} is over and has no result yet.`);
  });
});
