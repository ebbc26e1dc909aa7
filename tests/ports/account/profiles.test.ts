import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { fileId } from "#core/files/file-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryAreas } from "#adapters/memory/memory-areas.ts";
import { memoryOwnData } from "#adapters/memory/account/own-data.ts";
import { memoryProfiles } from "#adapters/memory/account/profiles.ts";
import { memoryRewardPoints } from "#adapters/memory/points/reward-points.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { deleteCustomerIn } from "#adapters/postgres/account/erasure.ts";
import { postgresOwnData } from "#adapters/postgres/account/own-data.ts";
import { postgresProfiles } from "#adapters/postgres/account/profiles.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { actsOver } from "#tests/ports/notifications/acts-over.ts";
import type { OwnData } from "#core/account/own-data.port.ts";
import type { Profiles } from "#core/account/profiles.port.ts";
import type { RewardEntry, RewardPoints } from "#core/points/reward-points.port.ts";
import type { Upload } from "#core/files/upload.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

const { db, beats } = await aHeardDatabase();

type Kept = {
  readonly profiles: Profiles;
  readonly points: RewardPoints;
  readonly uploads: Uploads;
  readonly customers: Pick<Customers, "withId" | "register">;
  readonly ownData: OwnData;
  readonly ties: RelationPorts;
};
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return {
      profiles: memoryProfiles(memory),
      points: memoryRewardPoints(memory),
      uploads: memoryUploads(memory),
      customers: memoryCustomers(memory),
      ownData: memoryOwnData(memory, memoryAreas),
      ties: relationsInMemory(memory),
    };
  },
  postgres: () => ({
    profiles: postgresProfiles(db),
    points: postgresRewardPoints(db),
    uploads: postgresUploads(db),
    customers: postgresCustomers(db),
    ownData: postgresOwnData(db),
    ties: relationsInPostgres(db, beats),
  }),
};

let counted = 0;
const entry = (points: number, given: Partial<RewardEntry> = {}): RewardEntry => ({
  id: rewardEntryId(`entry-${String(++counted).padStart(5, "0")}`),
  points,
  cause: { kind: "opening", reason: "Order" },
  at: now,
  usableFrom: now,
  expires: now + 1,
  ...given,
});
const anUpload = (owner: CustomerId): Upload => ({
  id: fileId(`file-${++counted}`),
  owner,
  kind: "profile-picture",
  audience: "anyone",
  mediaType: "image/webp",
  bytes: 10,
  uploadedAt: now,
});

async function everything(ownData: OwnData, customer: CustomerId): Promise<Record<string, readonly unknown[]>> {
  const parts: Record<string, unknown[]> = {};
  for (const { name, records } of ownData.of(customer)) {
    const all: unknown[] = [];
    for await (const record of records) all.push(record);
    parts[name] = all;
  }
  return parts;
}

describe.each(Object.entries(adapters))("profiles kept in %s", (_, kept) => {
  it("begin with no picture and no points", async () => {
    const { profiles, ties } = kept();
    expect(await profiles.extras(await ties.someone(), now)).toEqual({ thumb: null, rewardPoints: 0, inviteCode: null, invited: 0 });
  });

  it("count who came by the customer's code, and nobody else", async () => {
    const { profiles, customers } = kept();
    const [inviter, other] = [aNewCustomer({ mobile: null }), aNewCustomer({ mobile: null })];
    for (const one of [inviter, other]) await customers.register(one, now);
    for (const { id } of [inviter, inviter, other]) await customers.register(aNewCustomer({ mobile: null, invitedBy: id }), now);
    expect(await profiles.extras(inviter.id, now)).toMatchObject({ inviteCode: inviter.inviteCode, invited: 2 });
    expect(await profiles.extras(other.id, now)).toMatchObject({ invited: 1 });
  });

  it("keep gender and birthdate with the customer", async () => {
    const { profiles, customers, ties } = kept();
    const asha = await ties.someone();
    await profiles.putGender(asha, "female");
    await profiles.putBirthdate(asha, day("1992-02-29"));
    expect(await customers.withId(asha)).toMatchObject({ gender: "female", birthdate: "1992-02-29" });
  });

  it("show one picture, and answer which one was shown before", async () => {
    const { profiles, uploads, ties } = kept();
    const asha = await ties.someone();
    const all = [anUpload(asha), anUpload(asha), anUpload(asha)];
    for (const upload of all) await uploads.add(upload, 4);
    const before = await Promise.all(all.map(({ id }) => profiles.putThumb(asha, id)));
    const { thumb } = await profiles.extras(asha, now);
    expect(new Set([...before, thumb])).toEqual(new Set([null, ...all.map(({ id }) => id)])); // Each was shown before exactly one other.
  });

  it("tell of a picture wherever they tell of a person", async () => {
    const { profiles, uploads, ties } = kept();
    const [asha, ravi] = [await ties.someone("Asha"), await ties.someone("Ravi")];
    const upload = anUpload(ravi);
    await uploads.add(upload, 4);
    await profiles.putThumb(ravi, upload.id);
    await ties.requests.follow(ravi, asha, { id: notificationId(`n-${++counted}`), at: now });
    const { notifications } = await ties.notifications.listed(asha, { after: null, limit: 1 });
    expect(notifications).toMatchObject([{ from: { id: ravi, hasPicture: true } }]);
    const { people } = await ties.sight.people.facts(asha, [ravi, asha]);
    expect(people.map(({ picture }) => picture)).toEqual([upload.id, null]);
    const { post, theirs } = await actsOver(ties).ofEachKind(asha, ravi);
    const { people: inPosts } = await ties.sight.posts.facts(asha, [post, theirs]);
    expect(new Map(inPosts.map(({ id, picture }) => [id, picture]))).toEqual(
      new Map([
        [asha, null],
        [ravi, upload.id],
      ]),
    );
    const { notifications: told } = await makeListNotifications(ties.sight)(asha, { after: null, limit: 50 });
    const folded = told.flatMap((one) => ("others" in one ? [[one.kind, one.from.hasPicture]] : []));
    const kinds = ["group-joined", "comment-replied", "post-commented", "post-liked"];
    expect(folded).toEqual(kinds.map((kind) => [kind, true]));
  });
});

describe.each(Object.entries(adapters))("reward points kept in %s", (_, kept) => {
  it("are the sum of what was entered, page by page, the newest first", async () => {
    const { points, profiles, ties } = kept();
    const [asha, ravi] = [await ties.someone(), await ties.someone()];
    const [first, second, third] = [entry(34), entry(18), entry(-6)];
    for (const one of [first, second, third]) await points.enter(asha, [one]);
    await points.enter(asha, [second]); // Told again.
    const page = await points.ledger(asha, { after: null, limit: 2, now });
    expect(page).toEqual({ balance: 46, pending: 0, entries: [third, second], next: second.id });
    expect(await points.ledger(asha, { after: page.next, limit: 2, now })).toEqual({
      balance: 46,
      pending: 0,
      entries: [first],
      next: null,
    });
    expect((await points.ledger(asha, { after: null, limit: 3, now })).next).toBeNull();
    expect((await profiles.extras(asha, now)).rewardPoints).toBe(46);
    expect(await points.ledger(ravi, { after: null, limit: 2, now })).toEqual({ balance: 0, pending: 0, entries: [], next: null });
  });

  it("count once they are usable and until they expire, what is taken back as what it is taken from", async () => {
    const { points, profiles, ties } = kept();
    const asha = await ties.someone();
    const order = payableId("order-1");
    const lot = { usableFrom: now + 10, expires: now + 20 };
    const entries = [
      entry(30, { ...lot, cause: { kind: "earned", order } }),
      entry(-8, { ...lot, cause: { kind: "taken-back", order }, at: now + 1 }),
      entry(5, { usableFrom: now - 5, expires: now + 10 }),
    ];
    await points.enter(asha, entries);
    const sums = async (at: number) => {
      const { balance, pending } = await points.ledger(asha, { after: null, limit: 9, now: at });
      expect((await profiles.extras(asha, at)).rewardPoints).toBe(balance);
      return [balance, pending];
    };
    expect([await sums(now), await sums(now + 9), await sums(now + 10), await sums(now + 19), await sums(now + 20)]).toEqual([
      [5, 22],
      [5, 22],
      [22, 0],
      [22, 0],
      [0, 0],
    ]);
    expect((await points.ledger(asha, { after: null, limit: 9, now })).entries).toEqual([entries[1], entries[2], entries[0]]);
  });

  it("are entered together or not at all, those that are there left out, whoever enters them at the same time", async () => {
    const { points, ties } = kept();
    const asha = await ties.someone();
    const [first, second, third] = [entry(5), entry(7), entry(-2)];
    await Promise.all(Array.from({ length: 20 }, (_, count) => points.enter(asha, count % 2 === 0 ? [first, second] : [second, third])));
    const { balance, entries } = await points.ledger(asha, { after: null, limit: 5, now });
    expect([balance, entries.length]).toEqual([10, 3]);
  });

  it("count an entry once that comes many times at once", async () => {
    const { points, ties } = kept();
    const asha = await ties.someone();
    const one = entry(5);
    await Promise.all(Array.from({ length: 20 }, () => points.enter(asha, [one])));
    expect((await points.ledger(asha, { after: null, limit: 5, now })).balance).toBe(5);
  });
});

describe.each(Object.entries(adapters))("a customer's own data kept in %s", (_, kept) => {
  it("tells them all of theirs and nothing of others", async () => {
    const { ownData, points, ties } = kept();
    const [asha, ravi] = [await ties.someone("Asha"), await ties.someone("Ravi")];
    for (let count = 0; count < 450; count += 1) await points.enter(asha, [entry(1)]);
    await points.enter(ravi, [entry(7)]);
    const data = await everything(ownData, asha);
    expect(data["account"]).toMatchObject([{ id: asha, name: "Asha" }]);
    expect(new Set(data["reward_points"]?.map((one) => JSON.stringify(one))).size).toBe(450);
    expect(JSON.stringify(data)).not.toContain(ravi);
  });
});

describe("what customers take with them", () => {
  it("has the same parts in every adapter", async () => {
    const partsIn = async ({ ownData, ties }: Kept) => ownData.of(await ties.someone()).map(({ name }) => name);
    const [first, ...others] = await Promise.all(Object.values(adapters).map(async (kept) => (await partsIn(kept())).toSorted()));
    expect(first).toContain("orders");
    for (const other of others) expect(other).toEqual(first);
  });
});

describe("what was entered in postgres", () => {
  it("is never changed, and goes with the customer, who is entered nothing any more", async () => {
    const { points, ties } = adapters["postgres"]?.() ?? expect.unreachable();
    const [asha, ravi] = [await ties.someone(), await ties.someone()];
    const one = entry(5);
    for (const customer of [asha, ravi]) await points.enter(customer, [{ ...one, id: rewardEntryId(`${one.id} of ${customer}`) }]);
    await expect(db.updateTable("reward_entry").set({ points: 500 }).where("customer", "=", asha).execute()).rejects.toThrow("stays");
    const left = async (customer: CustomerId) => (await points.ledger(customer, { after: null, limit: 9, now })).entries.length;
    expect(await left(asha)).toBe(1);
    await db.transaction().execute((trx) => deleteCustomerIn(trx, asha));
    expect([await left(asha), await left(ravi)]).toEqual([0, 1]);
    await points.enter(asha, [entry(5)]);
    expect(await left(asha)).toBe(0);
  });

  it.skipIf((inject("nodes") ?? null) !== null)(
    "is never taken out as long as the customer is there, whose row only one PostgreSQL has beside it",
    async () => {
      const { points, ties } = adapters["postgres"]?.() ?? expect.unreachable();
      const asha = await ties.someone();
      await points.enter(asha, [entry(5)]);
      await expect(db.deleteFrom("reward_entry").where("customer", "=", asha).execute()).rejects.toThrow("stays");
      await db.deleteFrom("customer").where("id", "=", asha).execute();
      expect(await db.selectFrom("reward_entry").selectAll().where("customer", "=", asha).execute()).toEqual([]);
    },
  );

  it("holds no secret in what customers take with them", async () => {
    const { ownData, ties } = adapters["postgres"]?.() ?? expect.unreachable();
    const asha = await ties.someone();
    await sql`update customer set password_hash = 'a-secret' where id = ${asha}`.execute(db);
    expect(JSON.stringify(await everything(ownData, asha))).not.toMatch(/secret|token|hash/);
  });
});
