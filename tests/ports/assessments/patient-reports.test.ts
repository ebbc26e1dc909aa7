import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { MOST_REPORTS, PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { memoryPatientReports } from "#adapters/memory/assessments/patient-reports.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresPatientReports } from "#adapters/postgres/assessments/patient-reports.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Upload } from "#core/files/upload.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const stores = {
  memory: () => {
    const memory = new Memory();
    return {
      reports: memoryPatientReports(memory),
      uploads: memoryUploads(memory),
      someone: async () => customerId(randomUUID()),
    };
  },
  postgres: () => ({
    reports: postgresPatientReports(db),
    uploads: postgresUploads(db),
    async someone() {
      const id = customerId(randomUUID());
      await db
        .insertInto("customer")
        .values({ id, name: "A", mobile: null, email: `${id}@example.org`, created_at: new Date(now) })
        .execute();
      return id;
    },
  }),
};

describe.each(Object.entries(stores))("reports kept in %s", (_, store) => {
  async function aPatient() {
    const { reports, uploads, someone } = store();
    const [asha, ravi] = [await someone(), await someone()];
    const sent = async (owner: CustomerId, given: Partial<Upload> = {}) => {
      const id = fileId(randomUUID());
      const upload: Upload = {
        id,
        owner,
        kind: PATIENT_REPORT.name,
        audience: "owner",
        mediaType: "application/pdf",
        bytes: 900,
        uploadedAt: now,
        ...given,
      };
      await uploads.add(upload, PATIENT_REPORT.most);
      return id;
    };
    const booking = payableId(`b-${randomUUID()}`);
    const add = async (id = fileId("none"), given: object = {}) =>
      reports.add({ id, customer: asha, member: null, booking, at: now, most: MOST_REPORTS, ...given });
    return { reports, uploads, asha, ravi, booking, sent, add };
  }

  it("are told as they were sent, the first first, once however often they are named", async () => {
    const { reports, asha, ravi, booking, sent, add } = await aPatient();
    const [paper, picture] = [await sent(asha), await sent(asha, { mediaType: "image/webp", bytes: 40 })];
    const isha = memberId("isha");
    const first = {
      id: picture,
      customer: asha,
      member: isha,
      booking,
      mediaType: "image/webp",
      bytes: 40,
      sentAt: now - 1,
      hiddenAt: null,
    };
    const second = {
      id: paper,
      customer: asha,
      member: null,
      booking,
      mediaType: "application/pdf",
      bytes: 900,
      sentAt: now,
      hiddenAt: null,
    };
    expect(await add(paper)).toEqual(second);
    expect(await add(picture, { member: isha, at: now - 1 })).toEqual(first);
    expect(await add(paper, { at: now + 5 })).toEqual(second);
    expect(await reports.of(asha, booking)).toEqual([first, second]);
    expect(await reports.all(asha)).toEqual([first, second]);
    expect([await reports.of(ravi, booking), await reports.of(asha, payableId("b-other")), await reports.all(ravi)]).toEqual([[], [], []]);
    expect([await reports.withId(asha, paper), await reports.withId(ravi, paper)]).toEqual([second, null]);
  });

  it("are made of nobody else's file, of none that was sent for something else, and of one appointment's alone", async () => {
    const { asha, ravi, sent, add, reports, booking } = await aPatient();
    expect(await add(await sent(ravi))).toBe("unknown-file");
    expect(await add(await sent(asha, { kind: "ticket-picture" }))).toBe("unknown-file");
    expect(await add()).toBe("unknown-file");
    const paper = await sent(asha);
    await add(paper);
    expect(await add(paper, { booking: payableId("b-other") })).toBe("unknown-file");
    expect(await reports.of(asha, booking)).toHaveLength(1);
  });

  it("are so many for an appointment at most, hidden ones among them, also when they come at once", async () => {
    const { asha, sent, add, reports, booking } = await aPatient();
    const files = await Promise.all(Array.from({ length: MOST_REPORTS + 3 }, () => sent(asha)));
    const added = await Promise.all(files.map((file) => add(file)));
    expect(added.filter((one) => one === "too-many")).toHaveLength(3);
    const [stored] = await reports.of(asha, booking);
    if (stored === undefined) throw new Error("it was sent");
    await reports.hide(asha, stored.id, now);
    expect(await add(await sent(asha))).toBe("too-many");
    await reports.remove(asha, stored.id);
    expect(await add(await sent(asha))).toMatchObject({ booking });
  });

  it("are hidden, shown again and removed by their owner alone, with their upload", async () => {
    const { reports, uploads, asha, ravi, sent, add } = await aPatient();
    const paper = await sent(asha);
    await add(paper);
    await reports.hide(ravi, paper, now);
    expect(await reports.withId(asha, paper)).toMatchObject({ hiddenAt: null });
    await reports.hide(asha, paper, now + 7);
    expect(await reports.withId(asha, paper)).toMatchObject({ hiddenAt: now + 7 });
    await reports.hide(asha, paper, null);
    expect(await reports.withId(asha, paper)).toMatchObject({ hiddenAt: null });
    await reports.remove(ravi, paper);
    expect(await uploads.withId(paper)).not.toBeNull();
    const other = await sent(asha);
    await reports.remove(asha, other); // No report yet: it stays.
    await reports.remove(asha, paper);
    expect([await reports.withId(asha, paper), await uploads.withId(paper)]).toEqual([null, null]);
    expect(await uploads.withId(other)).not.toBeNull();
  });
});
