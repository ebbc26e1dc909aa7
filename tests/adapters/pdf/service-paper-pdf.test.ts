import { describe, expect, it } from "vitest";
import { pdfDocuments } from "#adapters/pdf/pdf-documents.ts";
import { paise } from "#core/shared/money.ts";
import { serviceTax } from "#core/invoices/service-paper.ts";
import { aServicePaper } from "#tests/builders/consultations/a-service-paper.ts";
import { partsAs, readPaper, rowsOf, troublesOf } from "./read-paper.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";

const documents = pdfDocuments();

const bill = aServicePaper();

async function read(paper: ServicePaper) {
  const pages = await readPaper(await documents.servicePaper(paper));
  const said = pages.flatMap(({ aloud }) => [...partsAs(aloud, "H1"), ...partsAs(aloud, "P")].map(({ text }) => text)).join("\n");
  return { pages, said };
}

describe("a paper of a consultation as PDF", () => {
  it("is a bill of supply without any tax, with who practises under which number", async () => {
    const { pages, said } = await read(bill);
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(troublesOf)).toEqual([]);
    for (const text of [
      "Bill of supply",
      "000B/2627/000001",
      "Maharashtra Council of Indian Medicine, registration I-45120-A",
      "Patient Ira Kulkarni",
      "Total ₹500.00",
      "exempt from GST",
    ])
      expect(said.replaceAll(/\s+/g, " ")).toContain(text);
    expect(said).not.toContain("CGST");
    expect(
      rowsOf(pages[0] ?? ({ aloud: [] } as never), 0)
        .at(-1)
        ?.at(-1),
    ).toBe("500.00");
  });

  it("is a tax invoice with both halves of its tax, and a credit note against it", async () => {
    const taxed = { ...bill, rate: 18, tax: serviceTax(paise(50_000), 18) };
    const { pages, said } = await read(taxed);
    expect(said).toContain("Tax invoice");
    expect(pages.flatMap(troublesOf)).toEqual([]);
    expect(rowsOf(pages[0] as never, 0).flat()).toEqual(expect.arrayContaining(["423.72", "38.14 38.14", "500.00"]));
    const note = await read({ ...taxed, kind: "credit-note", number: "000C/2627/000001", against: { number: bill.number, day: bill.day } });
    expect(note.said.replaceAll(/\s+/g, " ")).toContain("Against bill 000B/2627/000001 of 20 Nov 2026");
    expect(note.said).toContain("Total credited ₹500.00");
  });

  it("is a receipt that promises the bill, and shows no tax before it is due", async () => {
    const { said } = await read({ ...bill, kind: "receipt", number: "000R/2627/000001", rate: 18, tax: serviceTax(paise(50_000), 18) });
    expect(said).toContain("Receipt");
    expect(said).toContain("The bill is issued when the consultation has taken place.");
    expect(said).not.toContain("CGST");
  });
});
