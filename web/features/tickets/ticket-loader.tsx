import LifeBuoy from "lucide-react/icons/life-buoy";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { Conversation } from "./conversation.tsx";
import { ticketAddress } from "#web/platform/addresses/ticket-address.ts";
import { TicketModel, ticketNeeds } from "./ticket-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";

type TicketFoundProps = { readonly customer: CustomerId; readonly number: TicketNumber; readonly waiting: ReactNode };

/** A ticket once it is read, anew whenever its page is looked at again; what is to be said where there is none. */
export const TicketLoader = observer(function TicketFound({ customer, number, waiting }: TicketFoundProps) {
  const useCases = useNeeds(ticketNeeds);
  const [model] = useState(() => new TicketModel(customer, number, { ...useCases, newKey }));
  useEffect(() => {
    void model.ask();
    const look = () => {
      if (document.visibilityState === "visible") void model.ask();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [model]);
  const { seen } = model;
  switch (seen.kind) {
    case "reading":
      return waiting;
    case "unavailable":
      return <TryAgain what={ticketWords.unavailable} onPress={() => void model.ask()} />;
    case "unknown":
      return <NoTicket />;
    case "read":
      return <Conversation model={model} customer={customer} ticket={seen.ticket} />;
  }
});

/** Somebody else's is as unknown as none. */
export const NoTicket = () => (
  <NothingYet Icon={LifeBuoy} heading={ticketWords.unknown} text={ticketWords.unknownText}>
    <a className="button quiet" href={ticketAddress.all}>
      {ticketWords.toTickets}
    </a>
  </NothingYet>
);
