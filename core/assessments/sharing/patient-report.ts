import type { Booking } from "../../consultations/booking/booking.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { FileId } from "../../files/file-id.ts";
import type { MediaType, UploadKind } from "../../files/upload.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";

/** A report is a picture, drawn anew, or a PDF, written anew. */
export type ReportType = Extract<MediaType, "image/webp" | "application/pdf">;

/**
 * What a patient sends of their former care for an appointment: a laboratory's report, a prescription, a picture. Its id is that of its
 * file; `bytes` is its size. `hiddenAt` null: its practitioner may open it. Times in milliseconds since 1970.
 * Source: specification/assessments.md, Reports.
 */
export type PatientReport = {
  readonly id: FileId;
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly booking: PayableId;
  readonly mediaType: ReportType;
  readonly bytes: number;
  readonly sentAt: number;
  readonly hiddenAt: number | null;
};

/** The most that a patient may send for an appointment, hidden ones among them. Source: specification/assessments.md, Reports. */
export const MOST_REPORTS = 20;

/** Letters on a paper that was photographed are still read at this size. */
export const PATIENT_REPORT: UploadKind = { name: "patient-report", audience: "owner", most: 1_000, longestSide: 2_400 };

/**
 * Whether the call of an appointment has begun, from when on its reports can be hidden and no longer deleted. Source:
 * specification/assessments.md, Reports.
 */
export const hasBegun = ({ state }: Pick<Booking, "state">): boolean =>
  state === "in_progress" || state === "completed" || state === "failed_technically";
