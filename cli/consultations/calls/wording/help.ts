import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const callHelp = {
  inGeneral: `  call show ID              show the steps of a consultation's line
`,
  groups: {
    call: `Usage: niramaya call COMMAND

  show ID                   show the steps of a consultation's line

Example:
  niramaya call show b-demo-1
`,
  },
  commands: {
    "call show": `Usage: niramaya call show ID [--as NAME] [--data DIR] [--json]

Shows who came into the room of a booking and left it, and what the line
carried, each with its time. What was said, seen or written there is kept
nowhere. The audit log records who looked.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such booking, or the data cannot be used;
2 wrong usage.

Example:
  niramaya call show b-demo-1
`,
  },
} as const satisfies CommandHelp;
