import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabReportShare, SharePlace } from "./lab-report-share.ts";

/** Which reports of laboratories are shared for which appointments. Source: specification/labs.md, Sharing a report. */
export type LabReportShares = {
  /** Shared again, one that stands stays as it is. */
  put(share: LabReportShare): Promise<void>;
  /** One of that customer's; where there is none, nothing happens. */
  remove(customer: CustomerId, place: SharePlace): Promise<void>;
  /** A customer's, of one lab booking. */
  ofLabBooking(customer: CustomerId, labBooking: PayableId): Promise<readonly LabReportShare[]>;
  /** A customer's, for one appointment, the oldest first. */
  ofBooking(customer: CustomerId, booking: PayableId): Promise<readonly LabReportShare[]>;
};
export const LabReportShares = token<LabReportShares>("LabReportShares");
