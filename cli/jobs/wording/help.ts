import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const jobHelp = {
  inGeneral: `  jobs list                 show which jobs wait and which are parked
  jobs retry                try parked jobs again
  outbox                    show the texts and letters that no gateway carries
`,
  groups: {
    jobs: `Usage: niramaya jobs COMMAND

  list                      show which jobs wait and which are parked
  retry                     try parked jobs again

Example:
  niramaya jobs list
`,
  },
  commands: {
    "jobs list": `Usage: niramaya jobs list [--data DIR] [--json]

Says how many jobs of each kind wait, run, are parked and done, and why those
that are parked failed.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya jobs list
`,
    "jobs retry": `Usage: niramaya jobs retry (--job ID | --all) [--as NAME] [--data DIR] [--json]

Tries parked jobs again at once, as often as at first.
  --job ID    this one
  --all       all of them
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no such job is parked, or the data cannot be used;
2 wrong usage.

Example:
  niramaya jobs retry --all
`,
    outbox: `Usage: niramaya outbox [--data DIR] [--json]

Shows the texts and letters that were sent while no gateway is set (see
SMS_GATEWAY_URL and EMAIL_GATEWAY_URL), the oldest first: one-time codes too.
  --json      one message a line
  --data DIR  of the data in this folder

Exit status: 0 done; 1 the folder is not there; 2 wrong usage.

Example:
  niramaya outbox
`,
  },
} as const satisfies CommandHelp;
