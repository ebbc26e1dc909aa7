import LifeBuoy from "lucide-react/icons/life-buoy";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { isSameSubject } from "#core/tickets/ticket-subject.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { TicketCard } from "./ticket-card.tsx";
import { TicketListModel, ticketListNeeds } from "./ticket-list-model.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import "./tickets.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** A customer's tickets, the newest first. */
export const TicketList = observer(function TicketList({
  customer,
  waiting,
}: {
  readonly customer: CustomerId;
  readonly waiting: ReactNode;
}) {
  const useCases = useNeeds(ticketListNeeds);
  const [model] = useState(() => new TicketListModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "unavailable") return <TryAgain what={ticketWords.unavailable} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  const { tickets, subjects, next } = state.value;
  const toOrders = (
    <a className="button quiet" href={orderAddress.all}>
      {ticketWords.toOrders}
    </a>
  );
  if (tickets.length === 0)
    return (
      <NothingYet Icon={LifeBuoy} heading={ticketWords.none} text={ticketWords.noneText}>
        {toOrders}
      </NothingYet>
    );
  return (
    <>
      <ul className="stack gap-3" aria-label={ticketWords.list}>
        {tickets.map((ticket) => (
          <TicketCard
            key={ticket.number}
            ticket={ticket}
            about={subjects.find((subject) => isSameSubject(subject, ticket.subject)) ?? null}
          />
        ))}
      </ul>
      {next === null ? null : (
        <MorePlace>
          <Button look="quiet" state={more === "reading" ? "busy" : "ready"} onPress={() => void model.askMore()}>
            {more === "unavailable" ? ticketWords.tryAgain : ticketWords.more}
          </Button>
        </MorePlace>
      )}
      <p className="small muted">{ticketWords.howToOpen}</p>
    </>
  );
});
