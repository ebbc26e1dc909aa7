import { PAGE, printable, wrapped } from "#cli/printing/columns.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { EnquiryState } from "#core/contact/enquiry-state.ts";
import type { KeptEnquiry, KeptMessage } from "#core/contact/inbox.port.ts";
import type { NotMarked } from "#core/contact/mark-enquiry.use-case.ts";

const INDENT = "  ";

/** Each with who wrote, how to answer, and what, in 80 columns. */
export function inboxText(enquiries: readonly KeptEnquiry[], messages: readonly KeptMessage[]): string {
  if (enquiries.length + messages.length === 0) return "Nobody has written.\n";
  return [...enquiries.map(enquiryText), ...messages.map(messageText)].join("\n");
}

const enquiryText = ({ id, kind, state, about, name, mobile, email, city, company, message, at }: KeptEnquiry): string =>
  letterText(
    `${printable(id)}  ${kind}${about === null ? "" : ` ${printable(about)}`}, ${state}, ${indianDay(at)}`,
    [name, mobile, email, printable(city), company === null ? null : `${company.employees} employees, ${company.sites} sites`],
    message,
  );

const messageText = ({ number, name, mobile, email, message, at }: KeptMessage): string =>
  letterText(`Ticket ${number}, ${indianDay(at)}`, [name, email, mobile], message);

const letterText = (head: string, from: readonly (string | null)[], message: string): string =>
  [
    head,
    INDENT + from.filter((one) => one !== null).join(", "),
    ...message.split(/\r?\n/).flatMap((line) => wrapped(printable(line), PAGE - INDENT.length, INDENT)),
    "",
  ].join("\n");

export const markedText = (enquiry: string, state: EnquiryState): string => `${printable(enquiry)} is ${state}.\n`;

export function notMarkedText({ kind }: NotMarked, enquiry: string, state: EnquiryState): string {
  switch (kind) {
    case "unknown-enquiry":
      return `No enquiry has the id ${printable(enquiry)}. See: niramaya inbox list\n`;
    case "out-of-turn":
      return `${printable(enquiry)} can't become ${state} any more, or not yet: an enquiry is new, then contacted, then closed; spam from either of the first two.\n`;
  }
}
