import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

const STATUS = `Exit status: 0 done; 1 there is no such booking, it takes no such step, or the
data cannot be used; 2 wrong usage.`;

export const bookingHelp = {
  inGeneral: `  booking list              list bookings
  booking show ID           show one with its steps and money
  booking explain ID        say what gave its state and its money
  booking cancel ID         cancel one for its practitioner
  booking missed ID         say who did not join
  booking refund ID         refund some of its fee, or record its outcome
`,
  groups: {
    booking: `Usage: niramaya booking COMMAND

  list                      list bookings
  show ID                   show one with its steps and money
  explain ID                say what gave its state and its money
  cancel ID                 cancel one for its practitioner
  missed ID                 say who did not join
  refund ID                 refund some of its fee, or record its outcome

Example:
  niramaya booking list --state confirmed
`,
  },
  commands: {
    "booking list": `Usage: niramaya booking list [--state STATE] [--customer WHO] [--after ID]
       [--limit N] [--as NAME] [--data DIR] [--json]

Lists bookings, the latest start first. The audit log records who looked, at whom,
and how many there were.
  --state     held, pending_payment, expired, confirmed, cancelled_by_patient …
  --customer  of one customer, named by mobile, e-mail address or id
  --after     those after this booking
  --limit     how many, from 1 to 1000; else 20
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 there is no such customer, or the data cannot be used;
2 wrong usage.

Example:
  niramaya booking list --customer 5555500001
`,
    "booking show": `Usage: niramaya booking show ID [--as NAME] [--data DIR] [--json]

Shows a booking with its steps, payments and refund. What a patient wrote before
it is not part of this. The audit log records who looked.
${AS_HELP}
${DATA_HELP}

${STATUS}

Example:
  niramaya booking show b-demo-0
`,
    "booking explain": `Usage: niramaya booking explain ID [--as NAME] [--data DIR] [--json]

Says which step led to each state, which event decided the payment, and by which
rule money goes back. The audit log records who looked.
${AS_HELP}
${DATA_HELP}

${STATUS}

Example:
  niramaya booking explain b-demo-1
`,
    "booking cancel": `Usage: niramaya booking cancel ID [--as NAME] [--data DIR] [--json]

Cancels an appointment for its practitioner. Everything paid is refunded. Repeating
it changes nothing.
${AS_HELP}
${DATA_HELP}

${STATUS}

Example:
  niramaya booking cancel b-demo-0
`,
    "booking missed": `Usage: niramaya booking missed ID --by WHO [--as NAME] [--data DIR] [--json]

Says who did not join an appointment. Where it was the practitioner, its
customer may choose another time for 48 hours; then the fee goes back.
  --by        practitioner: from 10 minutes after the start on; patient: from 15
${AS_HELP}
${DATA_HELP}

${STATUS}

Example:
  niramaya booking missed b-demo-0 --by practitioner
`,
    "booking refund": `Usage: niramaya booking refund ID --event EVENT [--as NAME] [--data DIR] [--json]
       niramaya booking refund ID --give RUPEES --reason TEXT [--as NAME]
       [--data DIR] [--json]

Says what became of a refund, or refunds, once, some of a fee that was earned: of an
appointment that took place or that its patient missed. A credit note is made.
  --event     give-up: staff send it by hand; process: it arrived; fail: it failed
  --give      how much, at most the fee
  --reason    why, for the audit log; nothing of anybody's health belongs here
${AS_HELP}
${DATA_HELP}

${STATUS}

Example:
  niramaya booking refund b-demo-1 --event process
`,
  },
} as const satisfies CommandHelp;
