import type { CommandHelp } from "#cli/cli-area.ts";

export const deviceHelp = {
  inGeneral: `  push keys                 make the keys for sending reminders to devices
`,
  groups: {
    push: `Usage: niramaya push COMMAND

  keys                      make the keys for sending reminders to devices

Example:
  niramaya push keys
`,
  },
  commands: {
    "push keys": `Usage: niramaya push keys [--json]

Makes a new pair of keys (VAPID) and prints it as settings. It is kept nowhere:
set both, with VAPID_SUBJECT, for every server. Other keys than before end what
customers have switched on: they switch it on again on each device.
  --json      as a JSON object

Exit status: 0 done; 2 wrong usage.

Example:
  niramaya push keys
`,
  },
} as const satisfies CommandHelp;
