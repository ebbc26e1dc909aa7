import { paperFile } from "../../invoices/paper-file.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ShowMyBills } from "./show-my-bills.use-case.ts";
import { Documents } from "../../invoices/documents.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { RequestedPaper, UnknownDocument } from "../../invoices/paper-file.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

/** A paper of a booking of the customer's own as a PDF. Source: specification/consultations.md, Papers of a booking. */
export type DownloadBill = (customer: CustomerId, paper: RequestedPaper) => Promise<Result<DocumentFile, UnknownBooking | UnknownDocument>>;
export const DownloadBill = useCase<DownloadBill>("consultations", "DownloadBill");

type Needs = { readonly showMyBills: ShowMyBills; readonly documents: Pick<Documents, "servicePaper"> };

export const makeDownloadBill = maker(
  DownloadBill,
  { showMyBills: ShowMyBills, documents: Documents },
  ({ showMyBills, documents }: Needs) =>
    async (customer, { of, number }) =>
      paperFile(await showMyBills(customer, of), number, (paper) => documents.servicePaper(paper)),
);
