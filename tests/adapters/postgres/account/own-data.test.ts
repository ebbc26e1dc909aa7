import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { NOT_EXPORTED, postgresOwnData, EXPORTED_TABLES } from "#adapters/postgres/account/own-data.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { putFollow } from "#adapters/postgres/fitbook/relations.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aDish, aGlass, aPut, aRemoval, aRoti } from "#tests/builders/a-tracker-op.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { FollowState } from "#core/fitbook/follow.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubscriptionKeys, Subscriptions } from "#core/newsletter/subscriptions.port.ts";

describe("what customers take with them", () => {
  it("is decided for every table that names a customer", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'customer'::regclass`.execute(db);
    const decided = new Set([
      ...EXPORTED_TABLES.map(({ table, owner }) => `${table}.${owner}`),
      ...NOT_EXPORTED.map((entry) => entry.join(".")),
    ]);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
  });

  it("is told in one order, which no area's declaration changes", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const names = postgresOwnData(db)
      .of(customerId("asha"))
      .map(({ name }) => name);
    expect(names.join(" ")).toBe(
      "account invited sessions addresses members reward_points cart wishlist fitbook_profile muted_users dismissed_suggestions fitbook_posts fitbook_pictures fitbook_comments fitbook_likes follows withdrawn_requests blocked_users fitbook_reports fitbook_appeals groups challenges " +
        "challenges_made challenges_played challenge_days challenge_results " +
        "notifications notification_kinds_off notification_letters enquiries messages bookings booking_complaints prescriptions booking_feedback member_health_consents dose_ticks access_log assessments " +
        "shared_data patient_reports lab_report_shares attached_spans health_profiles tracker_presses tracker_entries tracker_goals tracker_pauses tracker_reading tracker_hiding tracker_reminders tracker_results mind_answers health_consent quiz_attempts reviews uploads orders tickets newsletter alerts events lab_bookings lab_reports subscriptions",
    );
  });

  it("holds the newsletter that goes to their own address, and nobody else's", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const [asha, ravi] = [aNewCustomer({ email: anEmail("asha@example.in") }), aNewCustomer({ email: anEmail("ravi@example.in") })];
    for (const customer of [asha, ravi]) await postgresCustomers(db).register(customer, now);
    const keys: SubscriptionKeys[] = [];
    const subscriptions = postgresSubscriptions(db);
    const letter: Parameters<Subscriptions["ask"]>[1] = (email, made) => {
      keys.push(made);
      return { kind: "send-email", email, subject: "", text: "", leave: null };
    };
    for (const email of ["asha@example.in", "somebody@example.in"]) await subscriptions.ask(anEmail(email), letter, now);
    await subscriptions.confirm(keys[0]?.confirm ?? "", now + 1000);
    const told = async (customer: CustomerId) => {
      const part = postgresOwnData(db)
        .of(customer)
        .find(({ name }) => name === "newsletter");
      const records: unknown[] = [];
      for await (const record of part?.records ?? []) records.push(record);
      return records;
    };
    expect(await told(asha.id)).toEqual([
      { email: "asha@example.in", state: "confirmed", asked_at: new Date(now), confirmed_at: new Date(now + 1000) },
    ]);
    expect(await told(ravi.id)).toEqual([]);
  });

  it("holds what they noted, with the names that the specification has", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const asha = aNewCustomer();
    await postgresCustomers(db).register(asha, now);
    const trackers = postgresTrackers(db);
    await trackers.setConsent(asha.id, true, now);
    const [roti, dish, glass] = [aPut(aRoti()), aPut(aDish()), aPut(aGlass())];
    await trackers.take(asha.id, [roti, dish, glass, aRemoval(glass)], now);
    const told = async (part: string) => {
      const records: unknown[] = [];
      for (const { name, records: all } of postgresOwnData(db).of(asha.id)) {
        if (name !== part) continue;
        for await (const record of all) records.push(record);
      }
      return records;
    };
    const { per100, ...eaten } = aRoti();
    const { yieldGrams, ...cooked } = aDish();
    const values = [
      { ...eaten, per_100: per100 },
      { ...cooked, yield_g: yieldGrams },
    ];
    const presses = await told("tracker_presses");
    expect(presses).toHaveLength(4);
    for (const change of [...[...values, aGlass()].map((value) => ({ kind: "put", value })), { kind: "remove" }])
      expect(presses).toContainEqual(expect.objectContaining({ change }));
    const entries = await told("tracker_entries");
    expect(entries).toHaveLength(3);
    for (const value of [...values, null]) expect(entries).toContainEqual(expect.objectContaining({ value }));
  });

  it("holds their own invite code and that they were invited, but not by whom", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const asha = aNewCustomer();
    const ravi = aNewCustomer({ invitedBy: asha.id });
    for (const customer of [asha, ravi]) await postgresCustomers(db).register(customer, now);
    const told = async (customer: CustomerId) => {
      const records: unknown[] = [];
      for (const part of postgresOwnData(db).of(customer)) {
        if (part.name !== "account" && part.name !== "invited") continue;
        for await (const record of part.records) records.push(record);
      }
      return records;
    };
    const invited = await told(ravi.id);
    expect(invited).toMatchObject([{ invite_code: ravi.inviteCode }, { invited_at: expect.stringMatching(/^\d{4}-/) }]);
    expect(JSON.stringify(invited)).not.toMatch(new RegExp(`${asha.id}|${asha.inviteCode}`));
    expect(await told(asha.id)).toMatchObject([{ invite_code: asha.inviteCode }]);
    expect(JSON.stringify(await told(asha.id))).not.toContain(ravi.id);
  });

  it("says of nobody whom they asked to follow whether they declined", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const someone = async () => {
      const { id } = aNewCustomer();
      await postgresCustomers(db).register(aNewCustomer({ id }), now);
      await putFitbookProfile(db, { customer: id, profile: aFitbookProfile("Ravi"), at: now }); // Who is in Fitbook alone is told of.
      return id;
    };
    const [ravi, waits, declines] = [await someone(), await someone(), await someone()];
    const [waited, declined] = [await someone(), await someone()];
    const put = (followed: CustomerId, state: Exclude<FollowState, "none">, at: number) =>
      putFollow(db, { follower: ravi, followed, state, at });
    for (const one of [waits, declines, waited, declined]) await put(one, "requested", now);
    for (const one of [declines, declined]) await put(one, "declined", now + 1000);
    await put(waited, "withdrawn", now + 2000);
    await put(declined, "withdrawn-declined", now + 2000);
    const told = async (name: string) => {
      const records: unknown[] = [];
      for await (const record of postgresOwnData(db)
        .of(ravi)
        .find((part) => part.name === name)?.records ?? [])
        records.push(record);
      return records;
    };
    const stored = (at: number) => new Date(at).toISOString().replace(".000Z", "+00:00");
    const each = (whom: readonly CustomerId[], when: object) => whom.toSorted().map((followed) => ({ followed, ...when }));
    expect(await told("follows")).toEqual(each([waits, declines], { changed_at: stored(now) }));
    expect(await told("withdrawn_requests")).toEqual(each([waited, declined], { withdrawn_at: stored(now + 2000) }));
  });

  it("is read along an index, however many customers there are", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    for (const { table, owner } of EXPORTED_TABLES) {
      const { rows } = await sql<{ leading: boolean }>`
        select bool_or(attname = ${owner}) as leading from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = ${table}::regclass`.execute(db);
      expect([table, rows[0]?.leading]).toEqual([table, true]);
    }
  });
});
