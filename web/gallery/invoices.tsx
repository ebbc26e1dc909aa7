import { InvoiceLines } from "#web/design/invoice/invoice-lines.tsx";
import { InvoicePaper } from "#web/design/invoice/invoice-paper.tsx";
import { InvoiceParty } from "#web/design/invoice/invoice-party.tsx";
import { InvoiceTaxes } from "#web/design/invoice/invoice-taxes.tsx";
import { linesOf } from "#web/design/invoice/sale-paper.ts";
import { exhibit } from "./exhibit.tsx";
import { papers } from "./sample-papers.ts";
import { say } from "./samples.ts";
import { hindi, long } from "./trial-texts.ts";
import type { ReactNode } from "react";

const onPaper = (drawn: ReactNode) => <div className="invoice-paper">{drawn}</div>;
const linesWithin = { lines: linesOf({ kind: "invoice", facts: papers.within }), supply: papers.within.supply };

/** What is printed and kept. */
export const invoices = [
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
    InvoiceTaxes,
    () => ({
      "within a state": { facts: papers.within },
      "between states": { facts: papers.between },
      "at one rate": { facts: papers.creditNote },
    }),
    { room: "all", stand: onPaper },
  ),
];
