import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

const SPAN_HELP = `  --from      a day, or an instant such as 2026-11-23T10:00
  --to        the same, not included`;

export const registerHelp = {
  inGeneral: `  practitioner import FILE  put practitioners into the register
  practitioner list         list practitioners
  practitioner show ID      show one with all that staff know
  practitioner verify ID    say that the registration was checked
  practitioner pause ID     hide somebody from the directory, or show them again
  calendar import FILE      replace calendars of practitioners
  calendar show ID          show a calendar, and why times are not free
  calendar close ID         close a span of a calendar
  calendar lint             look for calendars that end or overlap
`,
  groups: {
    practitioner: `Usage: niramaya practitioner COMMAND

  import FILE               put practitioners into the register
  list                      list practitioners
  show ID                   show one with all that staff know
  verify ID                 say that the registration was checked
  pause ID                  hide somebody from the directory, or show them again

Example:
  niramaya practitioner list --state unverified
`,
    calendar: `Usage: niramaya calendar COMMAND

  import FILE               replace calendars of practitioners
  show ID                   show a calendar, and why times are not free
  close ID                  close a span of a calendar
  lint                      look for calendars that end or overlap

Example:
  niramaya calendar lint
`,
  },
  commands: {
    "practitioner import": `Usage: niramaya practitioner import FILE [--csv] [--dry-run] [--keep-going]
       [--as NAME] [--data DIR] [--json]

Puts practitioners into the register: all, or none where a line is faulty. Who
is known by the id is changed in what the file names. FILE is NDJSON in UTF-8;
"-" reads standard input. Nobody is shown before they are verified; a changed
name, therapy, council or number must be verified again.
  Fields: _id, name, therapy, qualifications, council, registration_no,
  languages, gender, experience_since, cities, clinics [{name, address, city,
  pincode, lat, lon}], modes, lengths, fees {"30": {"audio": 300}}, gst, about
  (text or {en, hi}), picture, account (a mobile), status, buffer, lead, horizon
  --csv         a table with these columns: lists with "|", clinics and fees JSON
  --dry-run     show each field that would change, and change nothing
  --keep-going  put the lines without a fault, and list the others
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data
cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya practitioner import practitioners.ndjson
`,
    "practitioner list": `Usage: niramaya practitioner list [--state STATE] [--after ID] [--as NAME]
       [--data DIR] [--json]

Lists practitioners by id, at most 200. The audit log records who looked, and how many
there were.
  --state     all (else), unverified, paused, or shown
  --after     those after this id
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya practitioner list --state unverified
`,
    "practitioner show": `Usage: niramaya practitioner show ID [--as NAME] [--data DIR] [--json]

Shows one practitioner with all that staff know. The audit log records who looked.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such practitioner; 2 wrong usage.

Example:
  niramaya practitioner show dr-anjali-deshpande
`,
    "practitioner verify": `Usage: niramaya practitioner verify ID [--as NAME] [--data DIR] [--json]

Says that somebody looked the registration up in the council's register. From
then on the practitioner is shown, if active.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such practitioner, or they lack what a council
gives; 2 wrong usage.

Example:
  niramaya practitioner verify dr-anjali-deshpande
`,
    "practitioner pause": `Usage: niramaya practitioner pause ID [--resume] [--as NAME] [--data DIR] [--json]

Takes a practitioner out of the directory: nobody can book. Appointments stay.
  --resume    puts them back
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such practitioner; 2 wrong usage.

Example:
  niramaya practitioner pause dr-anjali-deshpande
`,
    "calendar import": `Usage: niramaya calendar import FILE [--dry-run] [--as NAME] [--data DIR] [--json]

Replaces the calendars of practitioners: all of FILE, or none where a line is
faulty. Lists windows that overlap and appointments that lie outside now; these
stay. A line is {"practitioner": ID, "windows": [...], "exceptions": [...],
"replace_from": DAY} as in slots list; what is before that day stays.
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 a faulty line, or the data cannot be used; 2 wrong usage,
or a FILE that cannot be read.

Example:
  niramaya calendar import calendars.ndjson --dry-run
`,
    "calendar show": `Usage: niramaya calendar show ID --from DAY --to DAY [--length MINUTES]
       [--patient WHO] [--export] [--as NAME] [--data DIR] [--json]

Shows the free times of a practitioner, and why all other time is not free. The
audit log records who looked, and at whom.
${SPAN_HELP}
  --length    of the appointment; else their shortest
  --patient   for this customer: mobile, e-mail address or id
  --export    the file from which slots list calculates the same
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such practitioner or customer; 2 wrong usage.

Example:
  niramaya calendar show dr-anjali-deshpande --from 2026-11-23 --to 2026-11-24
`,
    "calendar close": `Usage: niramaya calendar close ID --from DAY --to DAY [--as NAME] [--data DIR]
       [--json]

Closes a span of a practitioner's calendar. Appointments in it stay and are listed.
${SPAN_HELP}
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such practitioner, or the calendar is full;
2 wrong usage.

Example:
  niramaya calendar close dr-anjali-deshpande --from 2026-12-24 --to 2026-12-27
`,
    "calendar lint": `Usage: niramaya calendar lint [--data DIR] [--json]

Lists windows that overlap, lengths for which no stretch is long enough, and
active practitioners with no time to book soon or at all.
${DATA_LIST_HELP}

Exit status: 0 nothing was found; 1 something was, or the data cannot be used;
2 wrong usage.

Example:
  niramaya calendar lint
`,
  },
} as const satisfies CommandHelp;
