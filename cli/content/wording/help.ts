import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const landingHelp = {
  inGeneral: `  landing import FILE       put landing pages on the site
  landing list              list the landing pages and when they are shown
`,
  groups: {
    landing: `Usage: niramaya landing COMMAND

  import FILE               put landing pages on the site
  list                      list the landing pages and when they are shown

Example:
  niramaya landing list
`,
  },
  commands: {
    "landing import": `Usage: niramaya landing import FILE [--preview] [--dry-run] [--as NAME] [--data DIR]
        [--json]

Adds landing pages, replacing those with the same names: all of FILE, or
nothing where a line is faulty. FILE is NDJSON in UTF-8, a page each line; "-"
reads standard input.
  {name, title, lead, from, until, blocks [{kind, title, ...}]}
  banner         text, link {title, address}
  shelf          category: a category of the shop
  practitioners  therapy, one of the nine; left out: of any
  quiz, challenge   id, text
  text           html: paragraphs, lists and emphasis; all else is left out
  enquiry        a form for companies
  A text is English, or {en, hi}. The page is shown at /landing/{name}, from the
  instant from on and before until; both may be left out.
  --preview   show each page as it will look, and change nothing
  --dry-run   show the same as without it and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data
cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya landing import pages.ndjson --preview
`,
    "landing list": `Usage: niramaya landing list [--data DIR] [--json]

Lists the landing pages by name, and whether they are shown now.
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya landing list
`,
  },
} as const satisfies CommandHelp;
