import { describe, expect, it } from "vitest";
import { AddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { ListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { reportsNeeds, reportsOf } from "#web/features/assessments/reports/reports-model.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ReportNotAdded } from "#core/assessments/reports/add-report.use-case.ts";
import type { PatientReport } from "#core/assessments/sharing/patient-report.ts";
import type { ReportNotSent } from "#core/assessments/reports/send-report.use-case.ts";

const asha = customerId("asha");
const booking = payableId("b-1");
const aReport = (id: string): PatientReport => ({
  id: fileId(id),
  customer: asha,
  member: null,
  booking,
  mediaType: "application/pdf",
  bytes: 900,
  sentAt: now,
  hiddenAt: null,
});
const paper = new Blob(["%PDF-"], { type: "application/pdf" });

/** A device of Asha's, and what the server keeps and how it answers. */
async function aDevice() {
  const server = {
    reports: [] as PatientReport[],
    isConsented: true,
    isKept: false,
    isOut: false,
    sent: 0,
    notSent: null as ReportNotSent | null,
    notAdded: null as ReportNotAdded | null,
  };
  const answered = <Answer>(answer: () => Answer): Answer => {
    if (server.isOut) throw new PortUnavailable("the line", null);
    return answer();
  };
  const container = composeMemory();
  container
    .rebind(ListReports)
    .toConstantValue(async () =>
      answered(() =>
        ok({ member: null, reports: [...server.reports], isOpen: true, isKept: server.isKept, isConsented: server.isConsented }),
      ),
    );
  container.rebind(SendReport).toConstantValue(async (_, pieces) =>
    answered(() => {
      void pieces;
      server.sent += 1;
      return server.notSent === null ? ok(fileId(`f-${server.sent}`)) : refused(server.notSent);
    }),
  );
  container.rebind(AddReport).toConstantValue(async (_, { file }) =>
    answered(() => {
      if (server.notAdded !== null) return refused(server.notAdded);
      const report = aReport(file);
      server.reports.push(report);
      return ok(report);
    }),
  );
  container.rebind(RemoveReport).toConstantValue(async (_, id) =>
    answered(() => {
      if (!server.reports.some((one) => one.id === id)) return refused({ kind: "unknown-report" });
      server.reports = server.isKept
        ? server.reports.map((one) => ({ ...one, hiddenAt: now }))
        : server.reports.filter((one) => one.id !== id);
      return ok(server.isKept ? "hidden" : "deleted");
    }),
  );
  container.rebind(RestoreReport).toConstantValue(async () =>
    answered(() => {
      server.reports = server.reports.map((one) => ({ ...one, hiddenAt: null }));
      return ok(null);
    }),
  );
  container.rebind(AllowCareData).toConstantValue(async (_, consent) =>
    answered(() => {
      expect(consent).toEqual({ member: null, consent: true });
      server.isConsented = true;
      return ok(null);
    }),
  );
  const model = reportsOf(
    asha,
    booking,
    lateNeeds(async () => container, reportsNeeds),
  );
  const ids = () => (model.state.kind === "read" ? model.state.value?.reports.map(({ id }) => id) : model.state.kind);
  return { container, server, model, ids };
}

const settled = (model: Awaited<ReturnType<typeof aDevice>>["model"]) =>
  expect.poll(() => model.uploads.isSending, { interval: 1 }).toBe(false);

describe("reports on the device of who sends them", () => {
  it("stand in the list as soon as they were sent, and no longer among what is on its way", async () => {
    const { model, ids } = await aDevice();
    await model.ask();
    model.uploads.add("report", [paper]);
    await expect.poll(ids, { interval: 1 }).toEqual(["f-1"]);
    expect([model.uploads.files, model.news]).toEqual([[], "added"]);
  });

  it.each([
    [{ notSent: { kind: "too-large" } }, "report-too-large"],
    [{ notSent: { kind: "active-paper" } }, "active-paper"],
    [{ notSent: { kind: "too-many-uploads" } }, "too-many-uploads"],
    [{ notAdded: { kind: "too-many" } }, "too-many-reports"],
    [{ notAdded: { kind: "closed" } }, "reports-closed"],
    [{ notAdded: { kind: "unknown-booking" } }, "reports-closed"],
    [{ notAdded: { kind: "consent-needed" } }, "consent-needed"],
    [{ notAdded: { kind: "unknown-file" } }, "unavailable"],
  ] as const)("say why one was not taken: %o", async (trouble, why) => {
    const { server, model, ids } = await aDevice();
    await model.ask();
    Object.assign(server, trouble);
    model.uploads.add("report", [paper]);
    await settled(model);
    expect(model.uploads.files).toMatchObject([{ state: { kind: "failed", why } }]);
    expect(ids()).toEqual([]);
  });

  it("stay beside the list without a line, and are sent once more", async () => {
    const { server, model, ids } = await aDevice();
    await model.ask();
    server.isOut = true;
    model.uploads.add("report", [paper]);
    await settled(model);
    const [failed] = model.uploads.files;
    expect(failed).toMatchObject({ state: { kind: "failed", why: "unavailable" } });
    server.isOut = false;
    model.uploads.again(failed?.key ?? 0);
    await expect.poll(ids, { interval: 1 }).toEqual(["f-1"]);
  });

  it("are removed; once the call has begun hidden and shown again; each is told", async () => {
    const { server, model, ids } = await aDevice();
    server.reports.push(aReport("a"), aReport("b"));
    await model.ask();
    await model.remove(fileId("a"));
    expect([ids(), model.news]).toEqual([["b"], "deleted"]);
    server.isKept = true;
    await model.remove(fileId("b"));
    expect([ids(), model.news]).toEqual([["b"], "hidden"]);
    await model.restore(fileId("b"));
    expect(model.news).toBe("restored");
    await model.remove(fileId("gone"));
    expect([model.changing.kind, ids()]).toEqual(["refused", ["b"]]);
    server.isOut = true;
    await model.restore(fileId("b"));
    expect(model.changing.kind).toBe("unavailable");
  });

  it("ask for consent where there is none, and say where that did not arrive", async () => {
    const { server, model } = await aDevice();
    server.isConsented = false;
    expect([await model.allow(), server.isConsented]).toEqual([false, false]); // Nothing is read yet: nothing is allowed.
    await model.ask();
    server.isOut = true;
    expect([await model.allow(), model.allowing.kind, server.isConsented]).toEqual([false, "unavailable", false]);
    server.isOut = false;
    expect(await model.allow()).toBe(true);
    expect(model.state).toMatchObject({ kind: "read", value: { isConsented: true } });
  });

  it("are nobody's for an appointment of somebody else, whose patient nothing is allowed for", async () => {
    const { container, server, model } = await aDevice();
    server.isConsented = false;
    container.rebind(ListReports).toConstantValue(async () => refused({ kind: "unknown-booking" }));
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
    expect([await model.allow(), server.isConsented]).toEqual([false, false]);
  });

  it("say that one could not be shown again", async () => {
    const { container, server, model } = await aDevice();
    server.reports.push(aReport("a"));
    await model.ask();
    container.rebind(RestoreReport).toConstantValue(async () => refused({ kind: "unknown-report" }));
    await model.restore(fileId("a"));
    expect([model.changing.kind, model.news]).toEqual(["refused", null]);
  });
});
