import { paperFile } from "../../invoices/paper-file.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ShowMyLabBills } from "./show-my-lab-bills.use-case.ts";
import { Documents } from "../../invoices/documents.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { DocumentFile } from "../../invoices/download-document.use-case.ts";
import type { RequestedPaper, UnknownDocument } from "../../invoices/paper-file.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";

/** A paper of a lab booking of the customer's own as a PDF. Source: specification/labs.md, Papers of a lab booking. */
export type DownloadLabBill = (
  customer: CustomerId,
  paper: RequestedPaper,
) => Promise<Result<DocumentFile, UnknownLabBooking | UnknownDocument>>;
export const DownloadLabBill = useCase<DownloadLabBill>("labs", "DownloadLabBill");

type Needs = { readonly showMyLabBills: ShowMyLabBills; readonly documents: Pick<Documents, "labPaper"> };

export const makeDownloadLabBill = maker(
  DownloadLabBill,
  { showMyLabBills: ShowMyLabBills, documents: Documents },
  ({ showMyLabBills, documents }: Needs) =>
    async (customer, { of, number }) =>
      paperFile(await showMyLabBills(customer, of), number, (paper) => documents.labPaper(paper)),
);
