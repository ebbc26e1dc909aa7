import { fileNameOf } from "../../invoices/download-document.use-case.ts";
import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Documents } from "../../invoices/documents.port.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownSubscription } from "../change-my-subscription.ts";
import type { ShowMyPlanBills } from "./show-my-plan-bills.use-case.ts";

export type RequestedPlanBill = { readonly subscription: PayableId; readonly number: string };
export type PlanBillRefusal = UnknownSubscription | { readonly kind: "unknown-document" };

/** A paper of a plan of the customer's own as a PDF. Source: specification/plans.md, Papers of a plan. */
export type DownloadPlanBill = (customer: CustomerId, asked: RequestedPlanBill) => Promise<Result<DocumentFile, PlanBillRefusal>>;
export const DownloadPlanBill = token<DownloadPlanBill>("DownloadPlanBill");

type Needs = { readonly showMyPlanBills: ShowMyPlanBills; readonly documents: Pick<Documents, "planPaper"> };

export const makeDownloadPlanBill =
  ({ showMyPlanBills, documents }: Needs): DownloadPlanBill =>
  async (customer, { subscription, number }) => {
    const shown = await showMyPlanBills(customer, subscription);
    if (shown.kind === "refused") return shown;
    const paper = shown.value.find((one) => one.number === number);
    if (paper === undefined) return refused({ kind: "unknown-document" });
    return ok({ name: fileNameOf(number), bytes: await documents.planPaper(paper) });
  };
