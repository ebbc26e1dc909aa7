import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const userHelp = {
  inGeneral: `  user show WHO             show who a customer is
  user block WHO            sign a customer out and block signing in
  company add APP           register a company whose people come as customers
  company enter WHO         make somebody a customer of a company
  company leave WHO         take a customer out of their company
`,
  groups: {
    user: `Usage: niramaya user COMMAND WHO

  show WHO                  show who a customer is
  block WHO                 sign a customer out and block signing in

Example:
  niramaya user show 9876543210
`,
    company: `Usage: niramaya company COMMAND APP|WHO [options]

  add APP                   register a company whose people come as customers
  enter WHO                 make somebody a customer of a company
  leave WHO                 take a customer out of their company

Example:
  niramaya company enter 9876543210 --company arogya-benefits
`,
  },
  commands: {
    "user show": `Usage: niramaya user show WHO [--as NAME] [--data DIR] [--json]

Shows who the customer with a mobile number, an e-mail address or an id is, and
whether the account is open, blocked or to be erased, with the code by which
they invite others and whether somebody invited them. The audit log records who
looked.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, or the data cannot
be used; 2 wrong usage.

Example:
  niramaya user show 9876543210
`,
    "user block": `Usage: niramaya user block WHO [--undo] [--as NAME] [--data DIR] [--json]

Signs the customer with a mobile number, an e-mail address or an id out
everywhere, at once, and blocks signing in.
  --undo      lets them sign in again
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, the account does
not stay, or the data cannot be used; 2 wrong usage.

Example:
  niramaya user block 9876543210
`,
    "company add": `Usage: niramaya company add APP [--as NAME] [--data DIR] [--json]

Registers a company by the app_name of its app, and shows its key once: what is kept
of it is a hash. Its people are then brought with "company enter".
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is one of that name, or the data cannot be used;
2 wrong usage.

Example:
  niramaya company add arogya-benefits
`,
    "company enter": `Usage: niramaya company enter WHO --company APP [--as NAME] [--data DIR] [--json]

Makes the customer with a mobile number, an e-mail address or an id one of a
company's people: they see its logo, and find its groups of Fitbook. They leave the
groups of any other company. The audit log records who did it.
  --company APP   the company's app_name
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such customer or company, they own a group of
another company, or the data cannot be used; 2 wrong usage.

Example:
  niramaya company enter 9876543210 --company arogya-benefits
`,
    "company leave": `Usage: niramaya company leave WHO [--as NAME] [--data DIR] [--json]

Takes the customer with a mobile number, an e-mail address or an id out of their
company, as when they leave it: they leave its groups, and the rest of
their account stays. The audit log records who did it.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such customer, they own a group of the company,
or the data cannot be used; 2 wrong usage.

Example:
  niramaya company leave 9876543210
`,
  },
} as const satisfies CommandHelp;
