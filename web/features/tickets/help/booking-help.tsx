import { SubjectHelp } from "./subject-help.tsx";
import { SubjectLink } from "#web/features/tickets/subject/subject-link.tsx";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NamedSubject } from "#core/tickets/ticket-subject.ts";

type BookingHelpProps = { readonly customer: CustomerId; readonly subject: NamedSubject };

/** Help with an appointment or a lab booking. Whoever answers is no practitioner, so nothing of one's health belongs there. */
export const BookingHelp = ({ customer, subject }: BookingHelpProps) => (
  <div className="help-page">
    <div className="stack gap-1">
      <SubjectLink subject={subject} />
      <p className="muted">{ticketWords.noMedicalAdvice}</p>
    </div>
    <SubjectHelp customer={customer} subject={subject} />
  </div>
);
