import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const reviewHelp = {
  inGeneral: `  review list               list what customers think of products
  review publish            show a review to everybody
  review reject             keep a review from others, with a reason
`,
  groups: {
    review: `Usage: niramaya review COMMAND

  list                      list what customers think of products
  publish                   show a review to everybody
  reject                    keep a review from others, with a reason

Example:
  niramaya review list
`,
  },
  commands: {
    "review list": `Usage: niramaya review list [--state STATE] [--after ID] [--files DIR]
       [--as NAME] [--data DIR] [--json]

Lists reviews, the oldest first; at most 200. The audit log has who looked, and
how many there were.
  --state     pending (without it), published, rejected or withdrawn
  --after ID  those behind this one
  --files DIR writes their pictures into this folder
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used, or a file can't be written;
2 wrong usage.

Example:
  niramaya review list --files /tmp/reviews
`,
    "review publish": `Usage: niramaya review publish --review ID [--as NAME] [--data DIR] [--json]

Shows a review to everybody; what its writer had published of the product before
goes.
  --review ID  as review list shows it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such review, or it is past that; 2 wrong
usage.

Example:
  niramaya review publish --review 0193f5a0-7b1c-7000-8000-000000000001
`,
    "review reject": `Usage: niramaya review reject --review ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Keeps a review from others, also one that is published. Its writer reads why.
  --review ID    as review list shows it
  --reason TEXT  at most 500 characters
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such review, or it is past that; 2 wrong
usage.

Example:
  niramaya review reject --review 0193f5a0-7b1c-7000-8000-000000000001 \\
    --reason 'It is about the delivery'
`,
  },
} as const satisfies CommandHelp;
