import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PlanBillPaper } from "#web/features/plans/bills/plan-bill-paper.tsx";
import { PlanBills } from "#web/features/plans/bills/plan-bills.tsx";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { aPlanPaper } from "#tests/core/plans/a-plan-paper.ts";
import { composeMemory } from "#tests/composition.ts";
import type { Container } from "#adapters/composition/container.ts";

afterEach(cleanup);

const bill = aPlanPaper();
const note = aPlanPaper({ kind: "credit-note", number: "HP0C/2627/000001", against: { number: bill.number, day: bill.day } });

describe("a bill of a plan as a page", () => {
  it("says what its PDF says", () => {
    render(<PlanBillPaper paper={bill} />);
    for (const text of ["Bill of supply", bill.number, "Niramaya Wellness Private Limited", "7 Tulsi Lane, Pune", "₹12,999.00"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("Parivar, a health plan for 4 people 20 Nov 2026 to 19 Nov 2027 SAC 9993");
    expect(screen.getByText(/exempt from GST/)).toBeTruthy();
  });

  it("names the bill that it is against, and why all went back", () => {
    render(<PlanBillPaper paper={note} />);
    for (const text of ["Credit note", `${bill.number} of 20 Nov 2026`, "Cancelled within 14 days, unused", "Total credited"])
      expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("the bills of a plan", () => {
  function open(container: Container): void {
    container.bind(AllDependencies).toConstantValue(async () => container);
    render(
      <DependenciesProvider value={container}>
        <PlanBills customer={customerId("asha")} id="s-1" waiting="One moment" />
      </DependenciesProvider>,
    );
  }

  it("stand the newest first, each with its file, and it is said of the one that did not come", async () => {
    const container = composeMemory();
    container.rebind(ShowMyPlanBills).toConstantValue(async () => ok([note, bill]));
    container.rebind(DownloadPlanBill).toConstantValue(async () => {
      throw new PortUnavailable("test", null);
    });
    open(container);
    const files = await screen.findAllByRole("button", { name: /^Download as PDF/ });
    expect(files.map((one) => one.textContent)).toEqual([`Download as PDF ${note.number}`, `Download as PDF ${bill.number}`]);
    fireEvent.click(screen.getByRole("button", { name: `Download as PDF ${bill.number}` }));
    expect(await screen.findByText(/can't be downloaded right now/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the plan" }).getAttribute("href")).toBe("/my-plans/s-1");
  });

  it("lead on where there are none, and where the plan is somebody else's", async () => {
    const container = composeMemory();
    container.rebind(ShowMyPlanBills).toConstantValue(async () => ok([]));
    open(container);
    expect(await screen.findByText(/its bill appears here/)).toBeTruthy();
    cleanup();
    const other = composeMemory();
    other.rebind(ShowMyPlanBills).toConstantValue(async () => refused({ kind: "unknown-subscription" }));
    open(other);
    expect((await screen.findByRole("link", { name: "All my plans" })).getAttribute("href")).toBe("/my-plans");
  });
});
