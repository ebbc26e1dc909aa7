import { token } from "../shared/token.ts";
import type { CreditNote } from "./credit-note.ts";
import type { Invoice } from "./invoice.ts";
import type { LabPaper } from "./lab-paper.ts";
import type { PlanPaper } from "./plan-paper.ts";
import type { ServicePaper } from "./service-paper.ts";

/** Documents as files that last: each is a PDF with A4 pages. The same facts always make the same bytes. */
export type Documents = {
  invoice(facts: Invoice): Promise<Uint8Array>;
  creditNote(facts: CreditNote): Promise<Uint8Array>;
  servicePaper(facts: ServicePaper): Promise<Uint8Array>;
  labPaper(facts: LabPaper): Promise<Uint8Array>;
  planPaper(facts: PlanPaper): Promise<Uint8Array>;
};
export const Documents = token<Documents>("Documents");
