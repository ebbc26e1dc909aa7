import { InvoicePaper } from "#web/parts/invoice-paper.tsx";
import { Exhibit } from "./exhibit.tsx";
import { papers } from "./sample-papers.ts";

/** What is printed and kept. */
export const Papers = () => (
  <Exhibit of="InvoicePaper">
    <InvoicePaper paper={{ kind: "invoice", facts: papers.within }} />
    <InvoicePaper paper={{ kind: "invoice", facts: papers.between }} />
    <InvoicePaper paper={{ kind: "credit-note", facts: papers.creditNote }} />
  </Exhibit>
);
