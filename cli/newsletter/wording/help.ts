import { AS_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const newsletterHelp = {
  inGeneral: `  newsletter list           list who gets the newsletter
`,
  groups: {
    newsletter: `Usage: niramaya newsletter COMMAND

  list                      list who gets the newsletter

Example:
  niramaya newsletter list
`,
  },
  commands: {
    "newsletter list": `Usage: niramaya newsletter list [--as NAME] [--data DIR] [--json]

Prints the e-mail addresses that confirmed the newsletter, one a line. The audit
log records who looked, and how many there were.
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya newsletter list
`,
  },
} as const satisfies CommandHelp;
