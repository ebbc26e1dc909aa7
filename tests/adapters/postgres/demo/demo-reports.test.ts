import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { bookingId } from "#core/consultations/booking/booking-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { keepDemoReports } from "#adapters/composition/consultations/demo-reports.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { postgresPatientReports } from "#adapters/postgres/assessments/patient-reports.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { readPaper } from "#tests/adapters/pdf/read-paper.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";

describe("the papers that a demo's patient sent for an appointment", () => {
  it("have their files after a start, and again after one that was ended before these were made", { timeout: 180_000 }, async () => {
    const db = await aStockedDatabase();
    onTestFinished(() => db.destroy());
    const asha = customerId(demoCustomerId("asha"));
    const booking = payableId(bookingId("demo-0"));
    const stored = await postgresBookings(db).withId(booking);
    expect([stored?.booking.state, stored?.consulted.name]).toEqual(["confirmed", "Dr. Meenakshi Rao"]); // She has an account, and opens them.
    const reports = await postgresPatientReports(db).of(asha, booking);
    expect(reports.map(({ mediaType, hiddenAt }) => [mediaType, hiddenAt])).toEqual([
      ["application/pdf", null],
      ["application/pdf", null],
    ]);
    const folder = await mkdtemp(join(tmpdir(), "niramaya-demo-reports-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = filesIn(folder);
    const read = () => Promise.all(reports.map(({ id }) => files.read(id)));
    expect(await read()).toEqual([null, null]);
    await keepDemoReports(db, files);
    const made = await read();
    const noted = await postgresPatientReports(db).of(asha, booking);
    expect(made.map((bytes) => bytes?.length)).toEqual(noted.map(({ bytes }) => bytes));
    const [first = expect.unreachable(), second = expect.unreachable()] = reports;
    await files.remove(second.id);
    const put: string[] = [];
    const putAs: typeof files.putAs = (id, pieces) => {
      put.push(id);
      return files.putAs(id, pieces);
    };
    await keepDemoReports(db, { read: files.read, putAs });
    expect(put).toEqual([second.id]);
    expect(await read()).toEqual(made);
    const said = await Promise.all(made.map(async (bytes) => JSON.stringify(await readPaper(bytes ?? new Uint8Array()))));
    expect(said.map((text) => [text.includes("TSH"), text.includes("Vitamin D")])).toEqual([
      [true, false],
      [false, true],
    ]);
    await postgresPatientReports(db).remove(asha, first.id); // What she deletes does not come back.
    await files.remove(first.id);
    await keepDemoReports(db, files);
    expect(await files.read(first.id)).toBeNull();
  });
});
