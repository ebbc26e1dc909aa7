import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

const BOOKING_STATUS = `Exit status: 0 done; 1 there is no such booking, it takes no such step, or the
data cannot be used; 2 wrong usage.`;

export const labHelp = {
  inGeneral: `  lab import FILE           put labs, their tests and packages on the site
  lab export                write what labs offer as a file of lab import
  lab bookings              list the bookings of a day by hour and pincode
  lab slots                 say why each time of a lab can or can't be booked
  lab explain ID            say what gave a booking its state and its money
  lab prescription ID       read, accept or refuse a prescription
  lab assign ID             name a collector for it
  lab collect ID            the sample was taken
  lab receive ID            the sample has reached the laboratory
  lab miss ID               nobody was there
  lab spoil ID              the sample can't be used
  lab undone ID             the rest of its tests can't be done
  lab report ID             put the values of one person on their page
  lab call ID               a critical value was reported by phone
  lab cancel ID             cancel it for the laboratory
  lab refund ID             refund some of what was paid
  lab lint                  look for packages that save nothing, and more
`,
  groups: {
    lab: `Usage: niramaya lab COMMAND

  import FILE               put labs, their tests and packages on the site
  export                    write what labs offer as a file of lab import
  bookings                  list the bookings of a day by hour and pincode
  slots                     say why each time of a lab can or can't be booked
  explain ID                say what gave a booking its state and its money
  prescription ID           read, accept or refuse the prescription of one person
  assign ID                 name a collector for it
  collect ID                the sample was taken
  receive ID                the sample has reached the laboratory
  miss ID                   nobody was there
  spoil ID                  the sample can't be used
  undone ID                 the rest of its tests can't be done
  report ID                 put the values of one person on their page
  call ID                   a critical value was reported by phone
  cancel ID                 cancel it for the laboratory
  refund ID                 refund some of what was paid
  lint                      look for packages that save nothing, and more

Example:
  niramaya lab lint
`,
  },
  commands: {
    "lab import": `Usage: niramaya lab import FILE [--dry-run] [--as NAME] [--data DIR] [--json]

Adds labs, tests, packages and slots, replacing those with the same ids: all of
FILE, or nothing where a line is faulty. FILE is NDJSON in UTF-8; "-" reads
standard input. The pages show it within a minute.
  {"lab": {_id, name, address, city, accreditation, pincodes, hours [{weekdays
  (1 Monday to 7), from, to}], hi {name, address} in Hindi}}
  {"test": {_id, slug, title, aliases, category, sample, fasting_hours,
  after_meal_hours, report_hours, mrp, price, gst, needs_prescription, home,
  prepare, parameters [{code, name, unit, ranges [{sex, from_age, to_age, low,
  high}]}], source}}
  {"package": {_id, slug, title, text, for, price, tests}}
  {"slots": {lab, place (home or centre), pincodes, weekday (1 Monday to 7), from,
  to, capacity}}: those of a lab in FILE replace all that it had
  {"closed": {lab, days}}: days without samples, replacing those before
  A text is English, or {en, hi}. No line may offer to tell the sex of a foetus.
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data
cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya lab import labs.ndjson --dry-run
`,
    "lab bookings": `Usage: niramaya lab bookings [--day DAY] [--lab ID] [--collector NAME]
       [--as NAME] [--data DIR] [--json]

Lists the bookings of tests that start on a day, by hour and pincode. The audit log
records who looked, at which day, and how many there were.
  --day             today where it is left out
  --lab             of one laboratory
  --collector NAME  those that "lab assign" gave to NAME: the round of that day
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya lab bookings --lab sahyadri
  niramaya lab bookings --collector "Ravi Kale"
`,
    "lab slots": `Usage: niramaya lab slots --lab ID [--pincode CODE] [--day DAY]
       [--fasting [--hours 8|10|12]] [--data DIR] [--json]

Lists the times of a laboratory in the next 14 days, each with the first reason why it
can or can't be booked, as the site shows a customer at this moment.
  --pincode  at a home there; without it in the centre
  --day      of one day
  --fasting  for a test that needs an empty stomach; a time whose fast would have begun
             before now is still free, and says since when nothing may have been eaten
  --hours    for how long it needs one; without it 8
${DATA_LIST_HELP}

Exit status: 0 done; 1 there is no such laboratory, nobody comes there, or the data
cannot be used; 2 wrong usage.

Example:
  niramaya lab slots --lab sahyadri --pincode 411004 --fasting
`,
    "lab explain": `Usage: niramaya lab explain ID [--as NAME] [--data DIR] [--json]

Says which step led to each state of a booking of tests, which event of the provider
decided its payment, and by which rule money goes back. It names no test. The audit
log records who looked.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such booking, or the data cannot be used; 2 wrong
usage.

Example:
  niramaya lab explain l-demo-5
`,
    "lab prescription": `Usage: niramaya lab prescription ID --name NAME [--save FILE | --accept |
       --refuse TEXT] [--as NAME] [--data DIR] [--json]

Shows what was sent as the prescription for the tests of NAME in the booking ID, or
says whether it can be used. Each reading is an audit entry.
  --save FILE     write the picture or PDF that was sent into FILE, a new one
  --accept        it can be used: a collector can be named
  --refuse TEXT   it can't be used: the customer reads TEXT and can send another one
                  for 24 hours; then the booking is cancelled and refunded
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab prescription l-demo-11 --name "Asha Kulkarni" --accept
`,
    "lab assign": `Usage: niramaya lab assign ID [--collector NAME] [--as NAME] [--data DIR] [--json]

Says that a collector was named for a booking of tests, or a chair in the centre
kept. From two hours before its slot on a cancellation then costs ₹100.
Repeating it changes nothing.
  --collector NAME  who comes, which its customer reads; another name replaces
                    the earlier one
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab assign l-demo-0 --collector "Ravi Kale"
`,
    "lab collect": `Usage: niramaya lab collect ID [--as NAME] [--data DIR] [--json]

Says that the sample of a booking was taken. From then on it can't be cancelled.
Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab collect l-demo-1
`,
    "lab receive": `Usage: niramaya lab receive ID [--as NAME] [--data DIR] [--json]

Says that the sample of a booking has reached the laboratory.
Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab receive l-demo-1
`,
    "lab miss": `Usage: niramaya lab miss ID [--as NAME] [--data DIR] [--json]

Says that nobody was there at the slot of a booking. Once its customer chooses
another slot free of charge; the second time the booking is cancelled, and all but
₹100 a visit goes back. Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab miss l-demo-1
`,
    "lab spoil": `Usage: niramaya lab spoil ID [--as NAME] [--data DIR] [--json]

Says that the sample of a booking can't be used: that of all tests of which nothing
was reported yet, so report first what other tubes gave. Its customer chooses
another slot free of charge, or gets back what those tests cost; after seven days
it goes back automatically. They are notified. Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab spoil l-demo-1
`,
    "lab undone": `Usage: niramaya lab undone ID [--as NAME] [--data DIR] [--json]

Says that the tests of a booking of which nothing was reported can't be done. What
was reported stays; the share of the others goes back, with a credit note against
the bill. Its customer is notified. Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab undone l-demo-6
`,
    "lab report": `Usage: niramaya lab report ID --name NAME --values FILE [--pdf PAPER]
       [--correct REASON] [--dry-run] [--as NAME] [--data DIR] [--json]

Stores what a laboratory found for one person of a booking: all of FILE, or nothing
where a line is faulty. ID and the person's NAME must belong together. FILE is
NDJSON in UTF-8, a line for each value; "-" reads standard input.
  {test, code, value, comparator, unit, low, high, critical_low, critical_high, sex, age}
  {test, code, text, normal}
  A value is a number, with a comparator (<, <=, > or >=) where the true one lies below
  or above it, as "<0.01" too; or text such as "Not detected", with normal true or false
  where you say so. Unit as the test has it. Ranges are those of this person at this
  laboratory; sex and age say for whom: years, or "14d", "8w", "6m".
  A test comes with all its values. Some tests may follow later.
  --pdf       the laboratory's own report, up to 10 MB: written anew, page by page,
              and given to that person beside the values
  --correct   other values instead of earlier ones, which stay; the person
              reads the REASON
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, there is no such
booking of that person, its tests were told before, PAPER is no PDF that is taken,
or the data cannot be used; 2 wrong usage, or a file that cannot be read.

Example:
  niramaya lab report l-demo-1 --name "Asha Kulkarni" --values asha.ndjson --dry-run
`,
    "lab call": `Usage: niramaya lab call ID [--as NAME] [--data DIR] [--json]

Says that somebody was called about a critical value of a booking. The doctor names
critical values after which nobody was called for an hour.
Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab call l-demo-1
`,
    "lab cancel": `Usage: niramaya lab cancel ID [--as NAME] [--data DIR] [--json]

Cancels a booking of tests for its laboratory. Everything paid is refunded.
Repeating it changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab cancel l-demo-1
`,
    "lab refund": `Usage: niramaya lab refund ID --give AMOUNT --reason TEXT [--as NAME] [--data DIR]
       [--json]

Gives back AMOUNT (rupees) of what was paid for the booking ID, once, when its
report is complete: a credit note against its bill. The money goes back to where
it was paid from. The same again changes nothing.
${AS_HELP}
${DATA_HELP}

${BOOKING_STATUS}

Example:
  niramaya lab refund l-demo-7 --give 100 --reason "The report came late"
`,
    "lab export": `Usage: niramaya lab export [--data DIR]

Writes labs, tests, packages, slots and closed days as NDJSON, ordered by their ids:
"lab import" takes these lines and changes nothing by them.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya lab export > labs.ndjson
`,
    "lab lint": `Usage: niramaya lab lint [--data DIR] [--json]

Lists packages that cost as much as their tests, values without a range or with
two for the same person, ranges without a source, and labs that collect nowhere or
have no slots.
${DATA_LIST_HELP}

Exit status: 0 nothing was found; 1 something was, or the data cannot be used;
2 wrong usage.

Example:
  niramaya lab lint
`,
  },
} as const satisfies CommandHelp;
