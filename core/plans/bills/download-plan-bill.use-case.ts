import { paperFile } from "../../invoices/paper-file.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ShowMyPlanBills } from "./show-my-plan-bills.use-case.ts";
import { Documents } from "../../invoices/documents.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { RequestedPaper, UnknownDocument } from "../../invoices/paper-file.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownSubscription } from "../change-my-subscription.ts";

/** A paper of a plan of the customer's own as a PDF. Source: specification/plans.md, Papers of a plan. */
export type DownloadPlanBill = (
  customer: CustomerId,
  paper: RequestedPaper,
) => Promise<Result<DocumentFile, UnknownSubscription | UnknownDocument>>;
export const DownloadPlanBill = useCase<DownloadPlanBill>("plans", "DownloadPlanBill");

type Needs = { readonly showMyPlanBills: ShowMyPlanBills; readonly documents: Pick<Documents, "planPaper"> };

export const makeDownloadPlanBill = maker(
  DownloadPlanBill,
  { showMyPlanBills: ShowMyPlanBills, documents: Documents },
  ({ showMyPlanBills, documents }: Needs) =>
    async (customer, { of, number }) =>
      paperFile(await showMyPlanBills(customer, of), number, (paper) => documents.planPaper(paper)),
);
