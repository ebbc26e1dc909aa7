import { fileNameOf } from "../../invoices/download-document.use-case.ts";
import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Documents } from "../../invoices/documents.port.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { ShowMyBills } from "./show-my-bills.use-case.ts";

export type RequestedBill = { readonly booking: PayableId; readonly number: string };
export type BillRefusal = UnknownBooking | { readonly kind: "unknown-document" };

/** A paper of a booking of the customer's own as a PDF. Source: specification/consultations.md, Papers of a booking. */
export type DownloadBill = (customer: CustomerId, asked: RequestedBill) => Promise<Result<DocumentFile, BillRefusal>>;
export const DownloadBill = token<DownloadBill>("DownloadBill");

export const makeDownloadBill =
  ({ showMyBills, documents }: { readonly showMyBills: ShowMyBills; readonly documents: Documents }): DownloadBill =>
  async (customer, { booking, number }) => {
    const shown = await showMyBills(customer, booking);
    if (shown.kind === "refused") return shown;
    const paper = shown.value.find((one) => one.number === number);
    if (paper === undefined) return refused({ kind: "unknown-document" });
    return ok({ name: fileNameOf(number), bytes: await documents.servicePaper(paper) });
  };
