import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { labLine } from "#core/invoices/lab-paper.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { LabBillPaper } from "#web/features/labs/bills/lab-bill-paper.tsx";
import { labBillsModel, labBillsNeeds } from "#web/features/labs/bills/lab-bills-model.ts";
import { PaperSection } from "#web/features/payments/papers/paper-section.tsx";
import { aLabPaper } from "#tests/core/labs/a-lab-paper.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { LabPaper } from "#core/invoices/lab-paper.ts";

afterEach(cleanup);

const bill = aLabPaper();
const receipt: LabPaper = { ...bill, kind: "receipt", number: "A00R/2627/000001" };

describe("a bill of a lab booking as a page", () => {
  it("has a line each test with for whom, the way, the total in words, and why it is not taxed", () => {
    render(<LabBillPaper paper={bill} />);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(3);
    expect(within(rows[1] as HTMLElement).getByText("For Ira Kulkarni")).toBeTruthy();
    expect(rows[2]?.textContent).toContain("Sample collection at home");
    for (const text of ["Bill of supply", /NABL accreditation MC-4711/, "₹450.00"]) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/exempt from GST/)).toBeTruthy();
    expect(document.body.textContent).not.toContain(bill.reference);
  });

  it("is a tax invoice with its taxes where a test is taxed, and says nothing of tax on a receipt", () => {
    const lines = bill.lines.map((line) => labLine({ ...line, rate: 18 }));
    const { unmount } = render(<LabBillPaper paper={{ ...bill, lines }} />);
    expect(screen.getByText("Tax invoice")).toBeTruthy();
    expect(screen.queryByText(/exempt from GST/)).toBeNull();
    expect(screen.getByText("CGST")).toBeTruthy();
    unmount();
    render(<LabBillPaper paper={{ ...receipt, lines }} />);
    expect([screen.queryByText("CGST"), screen.queryByText(/exempt from GST/)]).toEqual([null, null]);
    expect(screen.getByText(/The bill is issued with the report/)).toBeTruthy();
  });
});

describe("a credit note of a lab booking as a page", () => {
  it("names the bill that it is against, and why", () => {
    const lines = [labLine({ service: { kind: "given-back" }, person: null, rate: 0, amount: paise(5_000) })];
    const against = { number: bill.number, day: bill.day };
    render(<LabBillPaper paper={{ ...bill, kind: "credit-note", number: "A00C/2627/000001", lines, total: paise(5_000), against }} />);
    for (const text of ["Credit note", `${bill.number} of 20 Nov 2026`, "Refunded by our staff", "Total credited"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/^Refund for tests/)).toBeTruthy();
  });
});

describe("the papers of a lab booking", () => {
  it("are saved one at a time, and it is said of the one that did not come", async () => {
    const container = composeMemory();
    const saved: string[] = [];
    container.rebind(ShowMyLabBills).toConstantValue(async () => ok([bill, receipt]));
    container.rebind(DownloadLabBill).toConstantValue(async (_: unknown, { number }: { readonly number: string }) => {
      if (number === receipt.number) throw new PortUnavailable("test", null);
      return ok({ name: "bill.pdf", bytes: new Uint8Array([1]) });
    });
    const model = labBillsModel(customerId("asha"), "l-1", {
      ...lateNeeds(async () => container, labBillsNeeds),
      save: (name) => saved.push(name),
    });
    await model.ask();
    expect(model.state).toMatchObject({ kind: "read", value: { kind: "ok" } });
    await model.fetch(bill.number);
    await model.fetch(receipt.number);
    expect(saved).toEqual(["bill.pdf"]);
    expect([bill, receipt].map(({ number }) => model.downloadOf(number))).toEqual(["ready", "unavailable"]);
  });

  it("tell of somebody else's booking that there are none", async () => {
    const container = composeMemory();
    container.rebind(ShowMyLabBills).toConstantValue(async () => refused({ kind: "unknown-booking" }));
    const model = labBillsModel(customerId("asha"), "l-1", { ...lateNeeds(async () => container, labBillsNeeds), save: () => {} });
    await model.ask();
    expect(model.state).toMatchObject({ kind: "read", value: { kind: "refused" } });
  });

  it("have a button each that says which paper it is, and what became of it", async () => {
    const pressed: string[] = [];
    const section = {
      title: "Receipt",
      number: receipt.number,
      download: "unavailable",
      onDownload: () => pressed.push(receipt.number),
    } as const;
    render(<PaperSection {...section}>{null}</PaperSection>);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: `Download as PDF ${receipt.number}` })));
    expect(pressed).toEqual([receipt.number]);
    expect(screen.getByText(/can't be downloaded right now/)).toBeTruthy();
  });
});
