import { fileNameOf } from "../../invoices/download-document.use-case.ts";
import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Documents } from "../../invoices/documents.port.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";
import type { ShowMyLabBills } from "./show-my-lab-bills.use-case.ts";

export type RequestedLabBill = { readonly booking: PayableId; readonly number: string };
export type LabBillRefusal = UnknownLabBooking | { readonly kind: "unknown-document" };

/** A paper of a lab booking of the customer's own as a PDF. Source: specification/labs.md, Papers of a lab booking. */
export type DownloadLabBill = (customer: CustomerId, asked: RequestedLabBill) => Promise<Result<DocumentFile, LabBillRefusal>>;
export const DownloadLabBill = token<DownloadLabBill>("DownloadLabBill");

type Needs = { readonly showMyLabBills: ShowMyLabBills; readonly documents: Pick<Documents, "labPaper"> };

export const makeDownloadLabBill =
  ({ showMyLabBills, documents }: Needs): DownloadLabBill =>
  async (customer, { booking, number }) => {
    const shown = await showMyLabBills(customer, booking);
    if (shown.kind === "refused") return shown;
    const paper = shown.value.find((one) => one.number === number);
    if (paper === undefined) return refused({ kind: "unknown-document" });
    return ok({ name: fileNameOf(number), bytes: await documents.labPaper(paper) });
  };
