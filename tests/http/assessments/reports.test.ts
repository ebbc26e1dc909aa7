import { describe, expect, it } from "vitest";
import { RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { allowed, unknownReport, reportsSuite } from "#tests/core/assessments/reports/reports-suite.ts";

reportsSuite("over HTTP", overTheWire);

describe("reports that a patient sends for an appointment [ep-report-upload]", () => {
  it("are only ever saved, sandboxed and kept by no cache", async () => {
    const { url, doctor, asha, added, id } = await allowed(overTheWire);
    const { id: file } = await added();
    const answers = [
      await fetch(`${url}/api/get/sharedreport?booking_id=${id}&report_id=${file}`, {
        headers: { authorization: `Bearer ${doctor.bearer}` },
      }),
      await fetch(`${url}/api/upload/file?_id=${file}`, { headers: { authorization: `Bearer ${asha.bearer}` } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect((await answer.text()).startsWith("%PDF-")).toBe(true);
    }
  });

  it("are told to nobody else, nor opened by another practitioner's appointment, nor without the log", async () => {
    const { container, url, mine, theirs, asha, doctor, added, open, log, id } = await allowed(overTheWire);
    const { id: file } = await added();
    expect(await mine.get(ReadSharedReport)(asha.id, { booking: id, report: file })).toEqual(unknownReport);
    expect(await open(file, payableId("b-none"))).toEqual(unknownReport);
    expect(await open("none")).toEqual(unknownReport);
    expect(await theirs.get(RemoveReport)(doctor.id, file)).toEqual(unknownReport);
    expect(await theirs.get(RestoreReport)(doctor.id, file)).toEqual(unknownReport);
    expect(await theirs.get(ReadMyFile)(doctor.id, file)).toEqual(refused({ kind: "unknown-upload" }));
    expect(await log()).toEqual([]);
    const address = `${url}/api/get/sharedreport?booking_id=${id}&report_id=${file}`;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${url}/api/get/sharedreport`, { headers: { authorization: `Bearer ${doctor.bearer}` } })).status).toBe(400);
    Object.assign(container.get(AccessLog), { add: async () => Promise.reject(new PortUnavailable("access log", null)) });
    const withheld = await fetch(address, { headers: { authorization: `Bearer ${doctor.bearer}` } });
    expect([withheld.status, (await withheld.text()).includes("SENTINEL")]).toEqual([503, false]);
  });
});
