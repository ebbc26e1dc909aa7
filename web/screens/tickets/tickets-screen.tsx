import { AccountPage } from "#web/screens/account/account-page.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { ticketWords } from "#web/wording/tickets.ts";
import { TicketList } from "./ticket-list.tsx";

/** A customer's questions about their orders. */
export const Screen = () => (
  <AccountPage here="tickets" title={ticketWords.title} lead={ticketWords.lead} waiting={<Waiting />}>
    {(customer) => <TicketList customer={customer} waiting={<Waiting />} />}
  </AccountPage>
);

const Waiting = () => <RowSkeletons rows={["first", "second"]} label={ticketWords.reading} />;
