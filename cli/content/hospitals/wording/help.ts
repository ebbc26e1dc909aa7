import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const hospitalHelp = {
  inGeneral: `  hospital import FILE      put the hospitals of a file on their page
  hospital list             list the hospitals of their page
`,
  groups: {
    hospital: `Usage: niramaya hospital COMMAND

  import FILE               put the hospitals of a file on their page
  list                      list the hospitals of their page

Example:
  niramaya hospital list
`,
  },
  commands: {
    "hospital import": `Usage: niramaya hospital import FILE [--dry-run] [--as NAME] [--data DIR]
       [--json]

Puts the hospitals of FILE on their page, in their order, replacing all
that was there: all of FILE, or nothing where a line is faulty. FILE is NDJSON in
UTF-8; "-" reads standard input. What "hospital list --json" prints is such a file.
  {hospital: {_id, name, city, address, text, therapies [text], picture,
  hi {name, address, text}}}
  {page: {banner, departments [card], questions [{question, answer}]}}
              at most once, a card being {title, text, picture}: what stands around
              the hospitals; without it that stays as it is
  Cards and questions may have hi with their texts in Hindi too, all of them; without
  it pages in Hindi show the English.
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, there is no page
yet, or the data cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya hospital import hospitals.ndjson --dry-run
`,
    "hospital list": `Usage: niramaya hospital list [--data DIR] [--json]

Lists the hospitals of their page, in its order.
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya hospital list
`,
  },
} as const satisfies CommandHelp;
