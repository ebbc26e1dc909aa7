import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const labHelp = {
  inGeneral: `  lab import FILE           put labs, their tests and packages on the site
  lab lint                  look for packages that save nothing, and more
`,
  groups: {
    lab: `Usage: niramaya lab COMMAND

  import FILE               put labs, their tests and packages on the site
  lint                      look for packages that save nothing, and more

Example:
  niramaya lab lint
`,
  },
  commands: {
    "lab import": `Usage: niramaya lab import FILE [--dry-run] [--as NAME] [--data DIR] [--json]

Puts labs, tests, packages and slots in the place of those with the same ids: all of
FILE, or nothing where a line is faulty. FILE is NDJSON in UTF-8; "-" reads
standard input. The pages tell it within a minute.
  {"lab": {_id, name, address, city, accreditation, pincodes, hours [{weekdays
  (1 Monday to 7), from, to}]}}
  {"test": {_id, slug, title, aliases, category, sample, fasting_hours,
  report_hours, mrp, price, gst, needs_prescription, home, prepare, parameters
  [{code, name, unit, ranges [{sex, from_age, to_age, low, high}]}], source}}
  {"package": {_id, slug, title, text, for, price, tests}}
  {"slots": {lab, place (home or centre), pincodes, weekday (1 Monday to 7), from,
  to, capacity}}: those of a lab in FILE take the place of all that it had
  {"closed": {lab, days}}: days without samples, in the place of those before
  A text is English, or {en, hi}. No line may offer to tell the sex of a foetus.
  --dry-run   tell the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data
cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya lab import labs.ndjson --dry-run
`,
    "lab lint": `Usage: niramaya lab lint [--data DIR] [--json]

Tells packages that cost as much as their tests, values without a range or with
two for the same person, ranges without a source, and labs that come nowhere or
have no slots.
${DATA_LIST_HELP}

Exit status: 0 nothing was found; 1 something was, or the data cannot be used;
2 wrong usage.

Example:
  niramaya lab lint
`,
  },
} as const satisfies CommandHelp;
