import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { customer } = visitors();

/** Of whose tests the laboratory has told a part. */
const ASHA = "5555500001";
/** Who treats her, and for which appointment. */
const [MEENAKSHI, ACIDITY] = ["5555500015", "b-demo-6"];

describe("somebody whose tests were done", () => {
  it("shares it with a practitioner for one appointment, who reads it at the desk until it is taken back", async () => {
    const patient = await (await customer(ASHA, { width: 390 })).tab("/diagnosticlab/bookings/l-demo-6/report");
    const visit = patient.getByRole("listitem").filter({ hasText: "Dr. Meenakshi Rao" }).last();
    const takeBack = visit.getByRole("button", { name: /^Stop sharing/ });
    await visit.getByRole("button").waitFor();
    if (await takeBack.isVisible()) await takeBack.click(); // An earlier try may have left it shared.
    await visit.getByText("Not shared").waitFor();
    await visit.getByRole("button", { name: /^Share/ }).click();
    await patient.getByText("Dr. Meenakshi Rao can read this report now.").waitFor();
    await visit.getByText(/^Shared since /).waitFor();
    expect([await accessibilityFaults(patient), await overflowOf(patient)]).toEqual([[], 0]);

    const doctor = await (await customer(MEENAKSHI)).tab(`/desk/${ACIDITY}`);
    const shared = doctor.getByRole("region", { name: "What the patient shared" });
    const report = shared.getByRole("heading", { name: "Lab report from Sahyadri Diagnostics" });
    await doctor.getByRole("button", { name: "What the patient shared" }).click();
    await report.waitFor();
    await shared.getByText("A little above the usual range").first().waitFor();
    expect([await accessibilityFaults(doctor), await overflowOf(doctor)]).toEqual([[], 0]);
    await shared.getByRole("button", { name: "Close" }).click();

    await takeBack.click();
    await patient.getByText("Dr. Meenakshi Rao can't read this report any more.").waitFor();
    await doctor.getByRole("button", { name: "What the patient shared" }).click();
    await shared.getByRole("heading", { name: "In the patient's own words" }).waitFor();
    expect(await report.count()).toBe(0);
    await patient.goto("/accesslog");
    await patient
      .getByText(/^Read: .*lab reports that you shared/)
      .first()
      .waitFor();
  });
});
