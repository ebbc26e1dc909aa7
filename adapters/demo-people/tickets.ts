import type { TicketSubjectKind, TicketTopic } from "#core/tickets/ticket-subject.ts";

/** Something that was said or done about a ticket. `hours`: how long ago. */
type Turn =
  | { readonly hours: number; readonly kind: "answer" | "tell" | "ask"; readonly text: string }
  | { readonly hours: number; readonly kind: "resolve" | "close-in-time" };

/** A ticket of Asha's about the last of its kind that is behind her: what she asked, how long ago, and what followed. */
export type DemoTicket = {
  readonly about: TicketSubjectKind;
  readonly topic: TicketTopic;
  readonly hours: number;
  readonly text: string;
  readonly turns: readonly Turn[];
};

const DAYS = 24;

/** One of each kind, and each as far along as another: closed, in progress, and one that waits for her answer. */
export const demoTickets: readonly DemoTicket[] = [
  {
    about: "lab-booking",
    topic: "report",
    hours: 11 * DAYS,
    text: "One value of my report is marked as outside its range. Does that mean that something is wrong?",
    turns: [
      {
        hours: 11 * DAYS - 3,
        kind: "tell",
        text: "The range stands beside the value, as this laboratory gives it for your age and sex. The mark is no diagnosis: one value alone seldom is. A practitioner can read the report with you.",
      },
      { hours: 10 * DAYS, kind: "answer", text: "Thank you. I have shared it with Dr. Rao and will ask her." },
      { hours: 10 * DAYS - 1, kind: "resolve" },
      { hours: 3 * DAYS - 1, kind: "close-in-time" },
    ],
  },
  {
    about: "appointment",
    topic: "payment-or-invoice",
    hours: 22,
    text: "My employer pays back a part of the fee and asks for an invoice in the company's name. Can you write one?",
    turns: [
      {
        hours: 19,
        kind: "tell",
        text: "The invoice has to name whoever was treated, so its name stays yours. We are asking the practitioner for a receipt of the same sum that names your employer as well. You will find it here within two working days.",
      },
    ],
  },
  {
    about: "order",
    topic: "damaged-or-wrong",
    hours: 18,
    text: "The lid of one pack came dented. The seal below it looks whole. Can I still use it?",
    turns: [
      {
        hours: 16,
        kind: "ask",
        text: "We are sorry. Please don't use it yet, and send us a picture of the lid and one of the batch number on the label. If the seal has given way, you may choose between another pack and your money back.",
      },
    ],
  },
];
