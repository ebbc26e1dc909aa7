import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isFigure } from "#core/labs/booking/lab-value.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { checkedRequirements } from "#core/labs/booking/requirement.ts";
import { keepDemoLabPapers } from "#adapters/composition/labs/demo-papers.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { keptLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { keptLabBookings } from "#adapters/postgres/labs/read-lab-booking.ts";
import { readPaper, troublesOf } from "#tests/adapters/pdf/read-paper.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import type { FileId } from "#core/files/file-id.ts";

describe("the papers of a demo's lab bookings", () => {
  it("are a prescription that names the tests and a laboratory's own report with the figures of the page", {
    timeout: 180_000,
  }, async () => {
    const db = await aStockedDatabase();
    onTestFinished(() => db.destroy());
    const asha = customerId(demoCustomerId("asha"));
    const folder = await mkdtemp(join(tmpdir(), "niramaya-demo-lab-papers-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = filesIn(folder);
    await keepDemoLabPapers(db, files);
    const said = async (id: FileId) => {
      const bytes = (await files.read(id)) ?? expect.unreachable();
      const upload = await postgresUploads(db).withId(id);
      expect(upload).toMatchObject({ owner: asha, audience: "owner", mediaType: "application/pdf", bytes: bytes.length });
      const pages = await readPaper(bytes);
      expect([pages.length, pages.flatMap(troublesOf)]).toEqual([1, []]);
      return JSON.stringify(pages);
    };
    const bookings = await keptLabBookings(db, (rows) => rows.where("customer", "=", asha));
    const requirement = bookings.flatMap(({ booking }) => checkedRequirements(booking)).find(({ state }) => state === "sent");
    if (requirement?.source?.kind !== "upload") return expect.unreachable();
    const prescription = await said(requirement.source.file);
    for (const text of ["Dr. Sandeep Joshi", " years, female", "Asha Kulkarni", "Antinuclear antibodies", "HIV"])
      expect(prescription).toContain(text);
    const reports = await keptLabReports(db, (rows) => rows.where("paper", "is not", null));
    expect(reports.length).toBe(1);
    for (const { paper, tests } of reports) {
      const text = await said(paper ?? expect.unreachable());
      expect(text).toContain("NABL accreditation");
      for (const { title, values } of tests)
        for (const told of [
          title.english,
          ...values.flatMap(({ name, result }) => (isFigure(result) ? [name.english, String(result.value)] : [])),
        ])
          expect(text).toContain(told);
    }
    const [one = expect.unreachable()] = reports;
    await files.remove(one.paper ?? expect.unreachable());
    await keepDemoLabPapers(db, files);
    expect(await files.read(one.paper ?? expect.unreachable())).not.toBeNull();
  });
});
