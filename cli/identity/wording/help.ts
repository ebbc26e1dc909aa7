import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const userHelp = {
  inGeneral: `  user show WHO             show who a customer is
  user block WHO            sign a customer out and in no more
`,
  groups: {
    user: `Usage: niramaya user COMMAND WHO

  show WHO                  show who a customer is
  block WHO                 sign a customer out and in no more

Example:
  niramaya user show 9876543210
`,
  },
  commands: {
    "user show": `Usage: niramaya user show WHO [--data DIR] [--json]

Shows who the customer with a mobile number, an e-mail address or an id is, and
whether the account is open, blocked or to be erased, with the code by which
they invite others and whether somebody invited them.
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, or the data cannot
be used; 2 wrong usage.

Example:
  niramaya user show 9876543210
`,
    "user block": `Usage: niramaya user block WHO [--undo] [--as NAME] [--data DIR] [--json]

Signs the customer with a mobile number, an e-mail address or an id out
everywhere, at once, and in no more.
  --undo      lets them sign in again
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, the account does
not stay, or the data cannot be used; 2 wrong usage.

Example:
  niramaya user block 9876543210
`,
  },
} as const satisfies CommandHelp;
