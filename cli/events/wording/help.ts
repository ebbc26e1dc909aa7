import { AS_HELP, CHECK_HELP, DATA_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const eventHelp = {
  inGeneral: `  event play FILE           work out what an event has come to, from its steps
  event import FILE         put events into the shop
  event list                list events and their seats
  event show ID             show what an event of the shop has come to
  event attendance ID       check people in, or list who comes
  event move ID             move an event to another time
  event cancel ID           cancel an event
`,
  groups: {
    event: `Usage: niramaya event COMMAND FILE [options]

  play FILE                 work out what an event has come to, from its steps
  import FILE               put events into the shop
  list                      list events and their seats
  show ID                   show what an event of the shop has come to
  attendance ID             check people in, or list who comes
  move ID                   move an event to another time
  cancel ID                 cancel an event

Example:
  niramaya event play event.json
`,
  },
  commands: {
    "event play": `Usage: niramaya event play FILE [--json | --ndjson]

Works out what an event has come to at an instant: who has a seat, who waits in
which place, to whom a seat is offered and until when, and what each step came
to.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"event":{"_id":"v1","starts_at":"2026-11-29T18:00","capacity":1,
      "ends_at":"2026-11-29T20:00"},"at":"2026-11-20T12:00","steps":[
      {"at":"2026-11-20T10:00","do":"join","person":"asha"},
      {"at":"2026-11-20T10:05","do":"join","person":"ravi"}]}' |
    niramaya event play -
`,
    "event import": `Usage: niramaya event import FILE [--reason TEXT] [--dry-run] [--as NAME]
                             [--data DIR] [--json]

Puts events into the shop, replacing those with the same ids: all, or none
where a line is faulty. FILE is NDJSON in UTF-8, an event a line; "-" reads
standard input. Once somebody has joined, its hours of an offer and its state
stay, and other times need a reason: they move it as event move does. One that
is over or cancelled stays as it is.
  Fields: _id, title, text, place (with its city at the end) or link, starts_at,
  ends_at, capacity, offer_hours, price (in rupees, only told), picture, state
  (draft or published); a text or a place is words, or {en, hi}
  --reason    why events that people joined are moved, for the log: no names
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data
cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya event import events.ndjson --dry-run
`,
    "event list": `Usage: niramaya event list [--data DIR] [--json]

Lists all events by their start, drafts too, with their seats and how many wait.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya event list
`,
    "event show": `Usage: niramaya event show ID [--export] [--data DIR] [--json]

Shows what an event of the shop has come to by now, as event play does: who has a
seat, who waits, to whom a seat is offered, and what each step came to. People are
named by the order in which they first joined: p1, p2.
  --export    the file from which event play works out the same; an event that
              was moved after people had joined has none
${DATA_HELP}

Exit status: 0 done; 1 there is no such event; 2 wrong usage.

Example:
  niramaya event show breathing-class --export | niramaya event play -
`,
    "event attendance": `Usage: niramaya event attendance ID [--code CODE] [--as NAME] [--data DIR] [--json]

Checks somebody in by the code that they show, from an hour before the start until
the end. Without a code, lists who joined, by number, code and state.
  --code CODE what somebody shows at the door
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such event or code, or they cannot be checked in
now; 2 wrong usage.

Example:
  niramaya event attendance breathing-class --code 12-7F3A9C
`,
    "event move": `Usage: niramaya event move ID --start INSTANT [--end INSTANT]
                           --reason TEXT [--as NAME] [--data DIR] [--json]

Moves an event to another time. Whoever has a seat, is offered one or waits is
notified within a minute, with both times, and can keep their place or give it
up. Offers begin again; whoever was checked in is checked in at the new time.
  --start INSTANT  when it starts, such as 2026-11-20T10:00:00+05:30
  --end INSTANT    when it ends; without it, it takes as long as before
  --reason TEXT    why, for the log: at most 500 characters, no names
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such event, it is over or cancelled, it has
those times already, or the start is not still to come; 2 wrong usage.

Example:
  niramaya event move breathing-class --start 2026-11-21T10:00:00+05:30 \\
    --reason "the hall is closed"
`,
    "event cancel": `Usage: niramaya event cancel ID [--as NAME] [--data DIR] [--json]

Cancels an event. Nobody joins or leaves it any more, and its page says so. Whoever
has a seat or waits is notified within a minute.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such event; 2 wrong usage.

Example:
  niramaya event cancel breathing-class
`,
  },
} as const satisfies CommandHelp;
