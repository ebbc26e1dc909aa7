import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { ownPrescriptions } from "#adapters/postgres/consultations/own-prescriptions.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { aSignedVersion } from "#tests/builders/consultations/a-signed-version.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { now } from "#tests/fixtures.ts";

const shop = await openShopData();
const { at } = shop;
/** Two versions, with words that staff may not read. */
async function aSigned() {
  const [id, customer, practitioner] = [payableId(`b-${randomUUID()}`), customerId(randomUUID()), practitionerId(randomUUID())];
  const facts = {
    id,
    customer,
    member: null,
    practitioner,
    start: now,
    length: 30,
    buffer: 5,
    mode: "video",
    fee: paise(0),
    plan: null,
  } as const;
  const booking = newBooking(facts, now);
  await shop.db
    .insertInto("customer")
    .values({
      id: customer,
      name: "Asha Kulkarni",
      mobile: null,
      email: null,
      created_at: new Date(now),
      standing: "staying",
      due_from: null,
    })
    .execute();
  const prescriptions = postgresPrescriptions(shop.db, prescriptionHash);
  const alongside = {
    read: { customer, member: null, at: now, by: "Dr.", seen: ["prescriptions"], booking: id, start: now },
    jobs: [],
  } as const;
  for (const reason of [null, "SENTINEL reason"]) {
    const { number: _, version: _1, former: _2, ...written } = aSignedVersion({ booking: id, reason, diagnosis: "SENTINEL" }).version;
    await prescriptions.sign(booking, () => ({ write: { version: written, ...alongside }, answer: () => null }));
  }
  const stored = await prescriptions.ofBooking(id);
  if (stored === null) throw new Error("nothing was kept");
  const withdraw = (reason: string) => prescriptions.withdraw(id, { at: now, reason }, alongside);
  return { id, customer, kept: stored, withdraw, number: stored.versions[0].version.number };
}

/** The command on a file that holds this. */
const verify = (content: unknown) => run("prescription verify export.json", { "export.json": JSON.stringify(content) });

describe("prescription verify", () => {
  it("works out every version of the shop's again, and tells nothing of health", async () => {
    const { number, kept } = await aSigned();
    const { output, status } = await run(`prescription verify ${number} ${at}`);
    const [first, second] = kept.versions.map(({ hash }) => hash.slice(0, 16));
    expect([output, status]).toEqual([`${number}\n  version 1  ${first}\n  version 2  ${second}\nEvery version is unchanged.\n`, 0]);
    const json = await run(`prescription verify ${number} --json ${at}`);
    expect(JSON.parse(json.output)).toMatchObject([{ number, withdrawn: false, fault: null, versions: [{ version: 1 }, { version: 2 }] }]);
    expect(`${output}${json.output}`).not.toContain("SENTINEL");
    expect(await auditedBy(`prescription verify ${number}`, at)).toEqual([`meera: prescription verify, prescription ${number}`]);
    expect(await auditedBy("prescription verify RX000/2627/999999", at)).toEqual([]);
  });

  it("says that one was withdrawn, and not why", async () => {
    const { number, withdraw } = await aSigned();
    await withdraw("SENTINEL");
    const { output, status } = await run(`prescription verify ${number} ${at}`);
    expect([output.split("\n").at(0), output.includes("SENTINEL"), status]).toEqual([`${number}  withdrawn`, false, 0]);
  });

  it("finds a version that was changed in the database", async () => {
    const { number, id } = await aSigned();
    await sql`alter table prescription_version disable trigger keep_as_written`.execute(shop.db);
    await sql`update prescription_version set content = replace(content::text, 'SENTINEL', 'CHANGED')::json
      where booking_id = ${id} and version = 2`.execute(shop.db);
    await sql`alter table prescription_version enable trigger keep_as_written`.execute(shop.db);
    const { output, status } = await run(`prescription verify ${number} ${at}`);
    expect([output.split("\n").at(-2), status]).toEqual(["Version 2 does not have this hash: it was changed.", 1]);
  });

  it("reads an export of somebody's data, and finds what was changed, left out or put in another order there", async () => {
    const { kept } = await aSigned();
    const [one, two] = kept.versions.map(({ version, hash }) => ({ content: version, hash }));
    expect(await verify({ account: [], prescriptions: [two, one] })).toMatchObject({
      status: 0,
      output: expect.stringContaining("Every version is unchanged."),
    });
    for (const [name, list, said] of [
      ["changed", [one, { ...two, content: { ...two?.content, advice: "Rest" } }], "Version 2 does not have this hash: it was changed."],
      ["left-out", [two], "Version 1 is missing, or another is in its place."],
    ] as const) {
      const { status, output } = await verify(list);
      expect([name, output.split("\n").at(-2), status]).toEqual([name, said, 1]);
    }
  });

  it("finds the hashes that a dozen lines outside of this project work out of an export", async () => {
    const { kept, customer } = await aSigned();
    const prescriptions: unknown[] = [];
    for await (const one of ownPrescriptions(shop.db, customer)) prescriptions.push(one);
    const folder = await mkdtemp(join(tmpdir(), "niramaya-hashes-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const worked = async (content: unknown) => {
      await writeFile(join(folder, "export.json"), JSON.stringify(content));
      const { stdout } = await promisify(execFile)(process.execPath, [
        "docs/examples/prescription-hashes.mjs",
        join(folder, "export.json"),
      ]);
      return stdout.trim().split("\n").toSorted();
    };
    const expected = kept.versions.map(({ version, hash }) => `${version.number} version ${version.version}: ${hash.slice(0, 16)}`);
    expect(await worked({ prescriptions })).toEqual(expected.map((one) => `${one}, as it was signed`));
    const [changed] = await worked({
      prescriptions: kept.versions.map(({ version, hash }) => ({ content: { ...version, advice: "Rest" }, hash })),
    });
    expect(changed).toMatch(/, changed$/);
  });

  it("says of an export that a prescription was withdrawn, as it stands there", async () => {
    const { customer, number, withdraw } = await aSigned();
    const exported = async () => {
      const prescriptions: unknown[] = [];
      for await (const one of ownPrescriptions(shop.db, customer)) prescriptions.push(one);
      return { prescriptions };
    };
    expect((await verify(await exported())).output.split("\n").at(0)).toBe(number);
    await withdraw("SENTINEL");
    const { output, status } = await verify(await exported());
    expect([output.split("\n").at(0), output.includes("SENTINEL"), status]).toEqual([`${number}  withdrawn`, false, 0]);
  });

  it("says what it can't read, and that there is none", async () => {
    const unknown = await run(`prescription verify RX000/2627/999999 ${at}`);
    expect([unknown.status, unknown.complaints]).toEqual([1, "There is no such prescription."]);
    expect((await verify([])).status).toBe(1);
    for (const [name, content] of [
      ["text", "RX"],
      ["no-hash", [{ content: {} }]],
      ["fraction", [{ hash: "00", content: { number: "RX0/2627/000001", version: 1.5, former: null } }]],
    ] as const)
      expect([name, (await verify(content)).status]).toEqual([name, 1]);
  });
});
