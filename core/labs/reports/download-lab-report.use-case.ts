import { fileNameOf } from "../../invoices/download-document.use-case.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ShowLabReport } from "./show-lab-report.use-case.ts";
import { Households } from "../../account/households.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { LabReportPaper } from "./lab-report-paper.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";

/** The customer has no such booking, or nothing was found in it yet. */
export type UnknownLabReport = { readonly kind: "unknown-report" };

/**
 * What was found in a customer's own booking, as a PDF whose name tells the booking alone. Source: specification/labs.md, Reports of a lab.
 */
export type DownloadLabReport = (customer: CustomerId, id: PayableId) => Promise<Result<DocumentFile, UnknownLabReport>>;
export const DownloadLabReport = useCase<DownloadLabReport>("labs", "DownloadLabReport");

type Needs = {
  readonly showLabReport: ShowLabReport;
  readonly households: Pick<Households, "family">;
  readonly customers: Pick<Customers, "withId">;
  readonly paper: LabReportPaper;
};

export const makeDownloadLabReport = maker(
  DownloadLabReport,
  { showLabReport: ShowLabReport, households: Households, customers: Customers, paper: LabReportPaper },
  ({ showLabReport, households, customers, paper }: Needs) =>
    async (customer, payable) => {
      const shown = await showLabReport(customer, payable);
      if (shown.kind === "refused") return refused({ kind: "unknown-report" });
      const { id, lab, people } = shown.value;
      const sent = people.flatMap(({ tests }) => tests.map(({ at }) => at));
      if (sent.length === 0) return refused({ kind: "unknown-report" });
      const [own, family] = await Promise.all([customers.withId(customer), households.family(customer)]);
      const names = new Map<MemberId | null, string>(family.map((one) => [one.id, one.name]));
      if (own !== null) names.set(null, own.name);
      const named = people.map(({ papers: _, ...person }) => ({ ...person, name: names.get(person.member) ?? null }));
      return ok({ name: fileNameOf(`lab-report-${id}`), bytes: await paper({ id, lab, at: Math.max(...sent), people: named }) });
    },
);
