import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const pincodeHelp = {
  inGeneral: `  pincode import FILE       put the places that parcels go to
`,
  groups: {
    pincode: `Usage: niramaya pincode COMMAND

  import FILE               put the places that parcels go to

Example:
  niramaya pincode import pincodes.csv
`,
  },
  commands: {
    "pincode import": `Usage: niramaya pincode import FILE [--dry-run] [--as NAME] [--data DIR]
       [--json]

Puts the places of a file among those that parcels go to: all of them, or none
where a line is faulty. A known pincode is changed in what the file names. FILE
is CSV under a line of names (pincode, state, days, cash_on_delivery, city), or
NDJSON with those fields, in UTF-8; "-" reads standard input.
  --dry-run     show each field that would change, and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by its number, or the data cannot be
used; 2 wrong usage, or a FILE that cannot be read.

Example:
  printf 'pincode,state,days,cash_on_delivery\\n411004,Maharashtra,2,yes\\n' |
    niramaya pincode import -
`,
  },
} as const satisfies CommandHelp;
