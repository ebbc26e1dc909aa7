import { describe, expect, it } from "vitest";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { aPlanPaper } from "#tests/core/plans/a-plan-paper.ts";
import { partsAs, readPaper, troublesOf } from "./read-paper.ts";
import type { PlanPaper } from "#core/invoices/plan-paper.ts";

const documents = pdfDocuments();
const bill = aPlanPaper();

async function read(paper: PlanPaper): Promise<string> {
  const pages = await readPaper(await documents.planPaper(paper));
  expect(pages.flatMap(troublesOf)).toEqual([]);
  const said = pages.flatMap(({ aloud }) => ["H1", "P", "TD", "TH"].flatMap((role) => partsAs(aloud, role as "P").map(({ text }) => text)));
  return said.join("\n").replaceAll(/\s+/g, " ");
}

describe("a paper of a plan as PDF", () => {
  it("is a bill of supply of whoever runs the site, for how many and which year, without tax", async () => {
    const said = await read(bill);
    for (const text of [
      ...["Bill of supply", "HP0B/2627/000001", "Niramaya Wellness Private Limited", "7 Tulsi Lane, Pune", "Asha Kulkarni"],
      ...["Parivar, a health plan for 4 people", "20 Nov 2026 to 19 Nov 2027", "SAC 9993", "Total ₹12,999.00", "exempt from GST"],
    ])
      expect(said).toContain(text);
    expect(said).not.toContain("CGST");
  });

  it("is a tax invoice with both halves of its tax where a rate is told", async () => {
    const said = await read(aPlanPaper({ rate: 18 }));
    for (const text of ["Tax invoice", "CGST", "SGST"]) expect(said).toContain(text);
    expect(said).not.toContain("exempt");
  });

  it("is a credit note against its bill, and names one person alone as one", async () => {
    const against = { number: bill.number, day: bill.day };
    const said = await read(aPlanPaper({ kind: "credit-note", number: "HP0C/2627/000001", people: 1, against }));
    for (const text of [
      "Credit note",
      "Against bill HP0B/2627/000001 of 20 Nov 2026",
      "health plan for one person",
      "Total credited ₹12,999.00",
    ])
      expect(said).toContain(text);
  });
});
