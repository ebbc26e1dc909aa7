import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const TicketList = latePart(lateCode(() => import("./ticket-list.tsx"), "TicketList"));

/** A customer's questions about their orders. */
export const Screen = () => (
  <AccountPage here="tickets" title={ticketWords.title} lead={ticketWords.lead} waiting={<Waiting />}>
    {(customer) => <TicketList customer={customer} waiting={<Waiting />} />}
  </AccountPage>
);

const Waiting = () => <RowSkeletons rows={["first", "second"]} label={ticketWords.reading} />;
