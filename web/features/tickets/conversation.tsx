import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { ticketWords } from "#web/features/tickets/ticket-words.ts";
import { subjectAddress } from "./subject/subject-address.ts";
import { isOpened } from "./ticket-opened-state.ts";
import { TicketMessageItem } from "./ticket-message-item.tsx";
import { isOver } from "./ticket-model.ts";
import { TicketStateBadge } from "./ticket-state-badge.tsx";
import { MessageFields } from "./message-fields.tsx";
import "./tickets.css";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { TicketModel } from "./ticket-model.ts";

type ConversationProps = { readonly model: TicketModel; readonly customer: CustomerId; readonly ticket: Ticket };

/** How far a ticket is, what was said, and what is said next. */
export const Conversation = observer(function Conversation({ model, customer, ticket }: ConversationProps) {
  const isNew = isOpened(useLocation().state);
  const { words, isSaid } = model;
  const isChanged = useCallback(() => words.isChanged, [words]);
  const over = isOver(ticket);
  const next = over ? ticketWords.reopen : ticketWords.next(ticket.state);
  const { state } = words;
  const address = subjectAddress(ticket.subject);
  return (
    <>
      <div className="ticket-status">
        <div className="row flex-wrap">
          <TicketStateBadge state={ticket.state} />
          <span className="strong">{ticketWords.topic(ticket.topic)}</span>
        </div>
        <p className="muted">{ticketWords.explained(ticket.state)}</p>
        {address === null ? null : (
          <a className="link roomy" href={address}>
            {ticketWords.toSubject(ticket.subject)}
          </a>
        )}
      </div>
      <div role="status">
        {isSaid ? (
          <Notice kind="good">{ticketWords.said}</Notice>
        ) : isNew ? (
          <Notice kind="good">{ticketWords.opened(ticket.number)}</Notice>
        ) : null}
      </div>
      <ol className="conversation" aria-label={ticketWords.conversation}>
        {ticket.messages.map((message) => (
          <TicketMessageItem key={message.id} customer={customer} message={message} />
        ))}
      </ol>
      <section className="panel stack" aria-labelledby="ticket-next">
        <div>
          <h2 className="heading-3" id="ticket-next">
            {next}
          </h2>
          {over ? <p className="small muted">{ticketWords.reopenText}</p> : null}
        </div>
        <Form label={next} onSubmit={() => void model.send()} faults={words.tries}>
          <MessageFields model={words} label={over ? ticketWords.stillWrong : ticketWords.message} />
          <FormEnd
            state={state.kind === "refused" || state.kind === "ready" ? "open" : state.kind}
            refusal={state.kind === "refused" ? ticketWords.refused(state.refusal.kind) : null}
            back={null}
            words={{ send: over ? ticketWords.reopen : ticketWords.sendAnswer, sending: ticketWords.sending }}
          />
          <UnsavedChanges isChanged={isChanged} />
        </Form>
      </section>
    </>
  );
});
