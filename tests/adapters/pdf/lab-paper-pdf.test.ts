import { describe, expect, it } from "vitest";
import { labLine } from "#core/invoices/lab-paper.ts";
import { paise } from "#core/shared/money.ts";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { aLabPaper } from "#tests/core/labs/a-lab-paper.ts";
import { partsAs, readPaper, rowsOf, troublesOf } from "./read-paper.ts";
import type { LabPaper } from "#core/invoices/lab-paper.ts";

const documents = pdfDocuments();
const bill = aLabPaper();

async function read(paper: LabPaper) {
  const pages = await readPaper(await documents.labPaper(paper));
  const said = pages.flatMap(({ aloud }) => [...partsAs(aloud, "H1"), ...partsAs(aloud, "P")].map(({ text }) => text)).join("\n");
  return { pages, said: said.replaceAll(/\s+/g, " ") };
}

describe("a paper of a lab booking as PDF", () => {
  it("is a bill of supply with a line each test and for whom, and the laboratory's accreditation", async () => {
    const { pages, said } = await read(bill);
    expect(pages.flatMap(troublesOf)).toEqual([]);
    for (const text of ["Bill of supply", "A00B/2627/000001", "NABL accreditation MC-4711", "Total ₹450.00", "exempt from GST"])
      expect(said).toContain(text);
    expect(said).not.toContain("CGST");
    const rows = rowsOf(pages[0] as never, 0)
      .flat()
      .join(" ");
    const ofBooking = await read({ ...bill, reference: "l-0f3a77bc" });
    expect(JSON.stringify(ofBooking.pages)).not.toContain("0f3a77bc"); // An id is nothing that a customer can use.
    for (const text of ["HbA1c", "For Ira Kulkarni", "Sample collection at home", "100.00"]) expect(rows).toContain(text);
  });

  it("is a tax invoice with both halves of its tax where a test is taxed", async () => {
    const { pages, said } = await read({ ...bill, lines: bill.lines.map((line) => labLine({ ...line, rate: 18 })) });
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(said).toContain("Tax invoice");
    expect(said).not.toContain("exempt");
    expect(
      rowsOf(pages[0] as never, 0)
        .flat()
        .join(" "),
    ).toContain("CGST SGST");
  });

  it("is a credit note against its bill", async () => {
    const lines = [labLine({ service: { kind: "given-back" }, person: null, rate: 0, amount: paise(5_000) })];
    const against = { number: bill.number, day: bill.day };
    const { pages, said } = await read({ ...bill, kind: "credit-note", number: "A00C/2627/000001", lines, total: paise(5_000), against });
    expect(pages.flatMap(troublesOf)).toEqual([]);
    for (const text of ["Credit note", "Against bill A00B/2627/000001 of 20 Nov 2026", "Refunded by our staff", "Total credited ₹50.00"])
      expect(said).toContain(text);
  });

  it("is a receipt that promises the bill, without any tax", async () => {
    const { said } = await read({
      ...bill,
      kind: "receipt",
      number: "A00R/2627/000001",
      lines: bill.lines.map((line) => labLine({ ...line, rate: 18 })),
    });
    for (const text of ["Receipt", "Paid ₹450.00", "The bill is issued with the report."]) expect(said).toContain(text);
    expect(said).not.toContain("CGST");
  });
});
