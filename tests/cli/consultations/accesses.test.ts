import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { now } from "#tests/fixtures.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;
const asha = customerId(randomUUID());
const ravi = customerId(randomUUID());
const entry = { customer: asha, by: "Dr. Sunanda Joshi", booking: payableId("b-1"), start: now } as const;

beforeAll(async () => {
  const stored = { mobile: null, created_at: new Date() };
  await shop.db
    .insertInto("customer")
    .values([
      { ...stored, id: asha, name: "Asha Kulkarni", email: "asha@niramaya.example" },
      { ...stored, id: ravi, name: "Ravi", email: "ravi@niramaya.example" },
    ])
    .execute();
  const log = postgresAccessLog(shop.db);
  await log.add({ ...entry, member: null, at: now, seen: ["complaint", "assessments"] });
  await log.add({ ...entry, member: memberId("isha"), at: now + 60_000, seen: ["ticks"] });
  await log.add({ ...entry, customer: ravi, member: null, at: now, seen: ["prescriptions"] });
});

describe("who read a patient's health data, as staff see it", () => {
  it("is listed for one patient, the newest first, and nobody else's", async () => {
    const { status, output } = await run(`access list --patient asha@niramaya.example --reason Ticket-17 --as meera ${at}`);
    expect([status, output.split("\n").map((line) => line.replace(/^\d+\. /, ""))]).toEqual([
      0,
      [
        "2026-11-20 05:31  Dr. Sunanda Joshi, practitioner, read what was ticked on a prescription of the member isha, for b-1 of 2026-11-20",
        "2026-11-20 05:30  Dr. Sunanda Joshi, practitioner, read what was written before the appointment, answers before the appointment, for b-1 of 2026-11-20",
        "",
      ],
    ]);
    const json = JSON.parse((await run(`access list --patient ${asha} --reason Ticket-17 --limit 1 --json ${at}`)).output);
    expect(json).toEqual([
      {
        number: expect.any(Number),
        at: printedUtc(now + 60_000),
        by: "Dr. Sunanda Joshi",
        seen: ["ticks"],
        member: "isha",
        booking: "b-1",
        start: printedUtc(now),
      },
    ]);
  });

  it("stands in the audit log with who asked and why, before anything is answered", async () => {
    await run(`access list --patient ${ravi} --reason Complaint-3 --as meera ${at}`);
    const audited = JSON.parse((await run(`audit list --json ${at}`)).output);
    expect(JSON.stringify(audited)).toContain("Complaint-3");
    expect(audited[0]).toMatchObject({ who: "meera", action: "access list" });
  });

  it("is nothing without a reason, a patient that there is, or a number of entries", async () => {
    const count = async () => (await shop.db.selectFrom("audit_entry").select("number").execute()).length;
    const before = await count();
    expect(await run(`access list --patient ${asha} ${at}`)).toMatchObject({ status: 2, output: "" });
    expect(await run(`access list --reason Ticket-17 ${at}`)).toMatchObject({ status: 2, output: "" });
    expect(await run(`access list --patient ${asha} --reason Ticket-17 --limit 0 ${at}`)).toMatchObject({ status: 2, output: "" });
    const nobody = await run(`access list --patient nobody@niramaya.example --reason Ticket-17 ${at}`);
    expect(nobody).toMatchObject({ status: 1, output: "", complaints: "There is no such customer.\n" });
    expect(await count()).toBe(before);
  });
});
