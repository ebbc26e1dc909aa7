import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { subjectAddress } from "./subject-address.ts";
import type { NamedSubject } from "#core/tickets/ticket-subject.ts";

/** What a ticket is about; it leads there where this site has such pages. */
export function SubjectLink({ subject }: { readonly subject: NamedSubject }) {
  const address = subjectAddress(subject);
  const words = ticketWords.named(subject);
  return address === null ? (
    <p className="small">{words}</p>
  ) : (
    <a className="link ticket-subject" href={address}>
      {words}
    </a>
  );
}
