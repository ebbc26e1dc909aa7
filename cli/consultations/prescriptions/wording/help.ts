import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const prescriptionHelp = {
  inGeneral: `  prescription verify WHAT  work out whether a prescription was changed
`,
  groups: {
    prescription: `Usage: niramaya prescription COMMAND

  verify WHAT               work out whether a prescription was changed

Example:
  niramaya prescription verify RX000/2627/000001
`,
  },
  commands: {
    "prescription verify": `Usage: niramaya prescription verify NUMBER|FILE [--as NAME] [--data DIR] [--json]

Works out the hash of every version of a prescription again, and whether each
follows the one before it. Its first 16 digits are those that stand on paper.
NUMBER is one of the shop's prescriptions; FILE is an export of somebody's own
data, or its list of prescriptions, in JSON; - is the standard input. What was
prescribed is not shown. Of a NUMBER the audit log records who looked.
${AS_HELP}
${DATA_HELP}

Exit status: 0 every version proves itself; 1 one does not, there is no such
prescription, or the file or the data cannot be used; 2 wrong usage.

Example:
  niramaya prescription verify RX000/2627/000001
`,
  },
} as const satisfies CommandHelp;
