import { latePart } from "#web/platform/late/late-part.ts";
import { ticketNumberIn } from "#core/tickets/ticket.ts";
import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { ticketAddress } from "#web/platform/addresses/ticket-address.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

// The server draws nobody's ticket, so the first view needs neither form nor sending.
const TicketFound = latePart(lateCode(() => import("./ticket-loader.tsx"), "TicketLoader"));
const NoTicket = latePart(lateCode(() => import("./ticket-loader.tsx"), "NoTicket"));

/** One ticket. The server draws it without anybody's data. */
export function Screen({ data: { id } }: { readonly data: { readonly id: string | null } }) {
  const number = ticketNumberIn(Number(id));
  return (
    <AccountPage
      here="tickets"
      title={number === null ? ticketWords.title : ticketWords.number(number)}
      back={{ address: ticketAddress.all, words: ticketWords.title }}
      waiting={<Waiting />}
    >
      {(customer) =>
        number === null ? <NoTicket /> : <TicketFound key={number} customer={customer} number={number} waiting={<Waiting />} />
      }
    </AccountPage>
  );
}

const Waiting = () => <RowSkeletons rows={["head", "first", "second"]} label={ticketWords.readingOne} />;
