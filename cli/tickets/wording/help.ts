import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const ticketHelp = {
  inGeneral: `  ticket list               list what customers ask
  ticket show               show a ticket, with its pictures
  ticket acknowledge        say that somebody has seen a ticket
  ticket reply FILE         answer a ticket, or ask
  ticket resolve [FILE]     say that a ticket is resolved
  ticket close              close a ticket that is resolved
`,
  groups: {
    ticket: `Usage: niramaya ticket COMMAND

  list                      list what customers ask
  show                      show a ticket, with its pictures
  acknowledge               say that somebody has seen a ticket
  reply FILE                answer a ticket, or ask
  resolve [FILE]            say that a ticket is resolved
  close                     close a ticket that is resolved

Example:
  niramaya ticket list --overdue
`,
  },
  commands: {
    "ticket list": `Usage: niramaya ticket list [--state STATE | --overdue]
       [--order ID | --appointment ID | --lab-booking ID] [--before NUMBER]
       [--as NAME] [--data DIR] [--json]

Lists tickets about orders, appointments and lab bookings, the newest first; at
most 200. Without --state and an id those that are neither resolved nor closed.
One that nobody acknowledged for 48 hours is overdue. The audit log records who
looked, and how many there were.
  --state     open, acknowledged, in-progress, waiting-for-customer, resolved,
              closed or reopened
  --overdue   those alone that are overdue
  --order, --appointment, --lab-booking
              those about this one
  --before    tickets with smaller numbers
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya ticket list --overdue
`,
    "ticket show": `Usage: niramaya ticket show --ticket NUMBER [--files DIR] [--as NAME]
       [--data DIR] [--json]

Shows a ticket with all that was said on it. The audit log records who looked.
  --ticket NUMBER  as ticket list shows it
  --files DIR      writes its pictures and videos into this folder
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, or a file can't be written;
2 wrong usage.

Example:
  niramaya ticket show --ticket 10001 --files /tmp/ticket-10001
`,
    "ticket acknowledge": `Usage: niramaya ticket acknowledge --ticket NUMBER [--as NAME] [--data DIR]
       [--json]

Says that somebody has seen a ticket, which is to happen within 48 hours.
Whoever replies has done it, too.
  --ticket NUMBER  as ticket list shows it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, or it is past that; 2 wrong
usage.

Example:
  niramaya ticket acknowledge --ticket 10001
`,
    "ticket reply": `Usage: niramaya ticket reply FILE --ticket NUMBER [--ask] [--as NAME]
       [--data DIR] [--json]

Answers a ticket with the text of FILE in UTF-8; "-" reads standard input. The
customer gets an e-mail, and reads it in the shop.
  --ticket NUMBER  as ticket list shows it
  --ask            the customer has to answer
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, it is resolved, or the text is
empty or too long; 2 wrong usage, or a FILE that cannot be read.

Example:
  echo 'A new one is on its way.' | niramaya ticket reply - --ticket 10001
`,
    "ticket resolve": `Usage: niramaya ticket resolve [FILE] --ticket NUMBER [--as NAME] [--data DIR]
       [--json]

Says that a ticket is resolved, with the text of FILE in UTF-8 where there is
one; "-" reads standard input. It is closed after seven days unless its customer
opens it again.
  --ticket NUMBER  as ticket list shows it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, it is closed, or the text is
empty or too long; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya ticket resolve --ticket 10001
`,
    "ticket close": `Usage: niramaya ticket close --ticket NUMBER [--as NAME] [--data DIR] [--json]

Closes a ticket that is resolved, before its seven days are over.
  --ticket NUMBER  as ticket list shows it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, or it isn't resolved; 2 wrong
usage.

Example:
  niramaya ticket close --ticket 10001
`,
  },
} as const satisfies CommandHelp;
