import { exhibit } from "#web/gallery/exhibit.tsx";
import { papers } from "#web/gallery/sample-papers.ts";
import { say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";
import { InvoiceParty } from "./invoice-party.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { InvoiceTaxes } from "./invoice-taxes.tsx";
import { linesOf } from "./sale-paper.ts";
import type { ReactNode } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const onPaper = (drawn: ReactNode) => <div className="invoice-paper">{drawn}</div>;
const linesWithin = { lines: linesOf({ kind: "invoice", facts: papers.within }), supply: papers.within.supply };

export const invoiceExhibits: readonly Exhibit[] = [
  exhibit(
    InvoicePaper,
    () => ({
      "within a state": { paper: { kind: "invoice", facts: papers.within } },
      "between states": { paper: { kind: "invoice", facts: papers.between } },
      "credit note": { paper: { kind: "credit-note", facts: papers.creditNote } },
    }),
    { room: "all" },
  ),
  exhibit(
    InvoiceLines,
    () => ({
      "within a state": linesWithin,
      "between states": { lines: linesOf({ kind: "invoice", facts: papers.between }), supply: papers.between.supply },
      "gone back": { lines: linesOf({ kind: "credit-note", facts: papers.creditNote }), supply: papers.creditNote.supply },
      long: { ...linesWithin, lines: linesWithin.lines.map((line) => ({ ...line, title: long.line })) },
      Hindi: { ...linesWithin, lines: linesWithin.lines.map((line) => ({ ...line, title: hindi.title })) },
    }),
    { room: "all", stand: onPaper },
  ),
  exhibit(
    InvoiceParty,
    () => ({
      plain: { label: say.shop, name: "Sahyadri Herbals", lines: ["12 Market Yard", "", "Pune"] },
      long: { label: say.shop, name: long.name, lines: [long.line, long.word] },
      Hindi: { label: say.shop, name: "आशा कुलकर्णी", lines: [hindi.typed] },
    }),
    { room: "card", stand: (drawn) => onPaper(<div className="invoice-parties">{drawn}</div>) },
  ),
  exhibit(
    InvoiceSheet,
    () => ({
      "a page": { title: say.shop, place: "page", facts: [{ label: say.shop, value: "NIR/2627/000123" }], children: null },
      "a part of a page": { title: say.shop, place: "part", facts: [{ label: long.name, value: long.word }], children: null },
      Hindi: { title: hindi.title, place: "part", facts: [{ label: hindi.title, value: hindi.typed }], children: null },
    }),
    { room: "all" },
  ),
  exhibit(
    InvoiceTaxes,
    () => ({
      "within a state": { facts: papers.within },
      "between states": { facts: papers.between },
      "at one rate": { facts: papers.creditNote },
    }),
    { room: "all", stand: onPaper },
  ),
];
