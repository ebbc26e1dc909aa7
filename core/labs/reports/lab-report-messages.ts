import { token } from "../../shared/token.ts";
import type { Customer } from "../../identity/customer.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { AnnouncedNews } from "../../notifications/announce-to.ts";
import type { Language } from "../../shared/language.ts";

/** "part": values of some tests came; "whole": now those of all; "corrected": other values than before. */
export const LAB_REPORT_NEWS = ["part", "whole", "corrected"] as const;
export type LabReportNews = (typeof LAB_REPORT_NEWS)[number];

/** News of a report for its customer; `language` null: nobody chose one. */
export type LabReportNewsForCustomer = {
  readonly customer: Pick<Customer, "name" | "mobile" | "email">;
  readonly booking: PayableId;
  readonly language: Language | null;
  readonly news: LabReportNews;
};

/**
 * Puts the news that a report is there into a notification, and into a letter and a text message where the customer has an address for
 * them. They name no test, no value, no laboratory and nobody else whose report it is. Source: specification/labs.md, Reports of a lab.
 */
export type LabReportMessages = (customer: LabReportNewsForCustomer) => AnnouncedNews;
export const LabReportMessages = token<LabReportMessages>("LabReportMessages");
