import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { aServedFitbook } from "#tests/http/fitbook/a-served-fitbook.ts";
import type { ServedFitbook, Someone } from "#tests/http/fitbook/a-served-fitbook.ts";

/** What Asha has told the shop, each as it would stand in a text. */
const PRIVATE = { mobile: "9123456780", email: "zq.kept@example.com", birthdate: "1991-04-17" };
const PASSWORD = "kt7Rw2qX";

let served: ServedFitbook;
let asha: Someone;
let ravi: Someone;

beforeAll(async () => {
  served = await aServedFitbook();
  asha = await served.someone("Asha Kept");
  ravi = await served.someone("Ravi");
  const { mobile, email, birthdate } = PRIVATE;
  await served.db.updateTable("customer").set({ mobile, email }).where("id", "=", asha.id).execute();
  await sql`update customer set birthdate = ${birthdate}, gender = 'female' where id = ${asha.id}`.execute(served.db);
  await served.follow(ravi, asha);
}, 180_000);
afterAll(() => served.end());

describe("what Fitbook promises of mobile, e-mail, birth date and gender", () => {
  it.each(Object.entries(PRIVATE))("nobody is found by their %s, in whole or in part", async (_, stored) => {
    for (const typed of [stored, stored.slice(0, 5), stored.slice(-4)])
      expect(await served.did(ravi, "GET /fitbook/people", { name: typed })).toMatchObject({ people: [] });
  });
  it("people are found by their name", async () =>
    expect(await served.did(ravi, "GET /fitbook/people", { name: "asha k" })).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ _id: asha.id })]),
    }));
  it.each([
    ["GET /fitbook/person", "user_id"],
    ["GET /fitbook/people", "name"],
    ["GET /fitbook/followers", "user_id"],
    ["GET /fitbook/suggestions", null],
  ])("%s tells none of them, to whoever follows either", async (door, field) => {
    const fields = field === null ? {} : { [field]: field === "name" ? "asha" : asha.id, kind: "followers" };
    const { body } = await served.ask(ravi, door, fields);
    expect([...Object.values(PRIVATE), '"gender"', '"female"'].filter((stored) => body.includes(stored))).toEqual([]);
  });
});

describe("what is promised of tokens and passwords", () => {
  it("no table holds one as it was given", async () => {
    const { bearer } = asha;
    await served.did(asha, "PUT /user/addUserPassword", { password: PASSWORD });
    const { rows: tables } = await sql<{
      name: string;
    }>`select format('%I', tablename) as name from pg_tables where schemaname = 'public'`.execute(served.db);
    expect(tables.length).toBeGreaterThan(100);
    const holding = async (secret: string) => {
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${secret}%`} limit 1`.execute(served.db);
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    expect([await holding(bearer), await holding(PASSWORD)]).toEqual([[], []]);
    expect(await holding("Asha Kept")).toContain("customer"); // What is kept as it was given is found so.
  });
});

describe("a consent to health data that was given to a former text", () => {
  const textOf = async () =>
    (await served.db.selectFrom("health_consent").selectAll().where("customer", "=", asha.id).executeTakeFirst())?.text_version;
  const answers = { member_id: null, answers: [{ linkId: "has-allergies", value: false, n: 1 }] };
  /** A press of a glass of water, as a device sends it. */
  function glass() {
    const at = new Date(served.now()).toISOString();
    return {
      ops: [{ op: crypto.randomUUID(), entry: crypto.randomUUID(), n: 1, kind: "put", at, value: { tracker: "water", at, ml: 250 } }],
    };
  }

  it("keeps nothing further and opens nothing, until it is given to the text of today", async () => {
    const consent = { member_id: null, consent: true };
    await served.did(asha, "PUT /set/careconsent", consent);
    expect([await textOf(), await served.did(asha, "GET /get/careconsents")]).toEqual([HEALTH_CONSENT_TEXT, [null]]);
    await served.did(asha, "POST /add/healthprofile", answers);

    await served.db
      .updateTable("health_consent")
      .set({ text_version: HEALTH_CONSENT_TEXT - 1 })
      .where("customer", "=", asha.id)
      .execute();
    expect(await served.did(asha, "GET /get/careconsents")).toEqual([]);
    expect((await served.ask(asha, "POST /add/healthprofile", answers)).status).toBe(403);
    expect((await served.ask(asha, "POST /tracker/sync", glass())).status).toBe(403);
    expect(await served.did(asha, "GET /get/healthprofile")).toMatchObject({ consent: false });

    await served.did(asha, "PUT /set/careconsent", consent);
    expect([await textOf(), await served.did(asha, "GET /get/careconsents")]).toEqual([HEALTH_CONSENT_TEXT, [null]]);
    expect((await served.ask(asha, "POST /tracker/sync", glass())).status).toBe(200);
  });
});
