import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

const COMMANDS = [
  ["list", "list what customers reported, with the clock on each"],
  ["show ID", "show a report, what the thing said, and who sees it"],
  ["hide ID", "uphold a report: hide the post or comment"],
  ["warn ID", "uphold a report: warn whoever made the thing"],
  ["suspend ID", "uphold a report: suspend their account"],
  ["dismiss ID", "find nothing against the rules"],
  ["restore ID", "show again what was hidden"],
  ["reinstate ID", "open an account again that was suspended"],
  ["appeal ID", "decide an appeal, or note one"],
] as const;

const STEP_HELP = `Both sides are notified of the outcome, but not who the other is. The audit log
records who decided and why.
  ID              as moderation list shows it
  --reason TEXT   why, for the log: at most 500 characters, no names
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such report, the step does not fit its state,
or the data cannot be used; 2 wrong usage.`;

export const moderationHelp = {
  inGeneral: COMMANDS.map(([name, what]) => `  ${`moderation ${name}`.padEnd(25)} ${what}\n`).join(""),
  groups: {
    moderation: `Usage: niramaya moderation COMMAND [ID] [options]

${COMMANDS.map(([name, what]) => `  ${name.padEnd(25)} ${what}\n`).join("")}
Example:
  niramaya moderation list
`,
  },
  commands: {
    "moderation list": `Usage: niramaya moderation list [--decided] [--data DIR] [--json]

Lists what customers reported of Fitbook, with the ids of both sides: what waits
for a decision, the most urgent first; at most 200. What they and others
wrote is shown by moderation show. A report is decided within 15 days, one of
nudity or impersonation within 24 hours; so is an appeal. What a new account
writes for the third time within an hour is listed too, reported by nobody, and
is hidden until it is decided.
  --decided   what is decided instead, the last first
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya moderation list
`,
    "moderation show": `Usage: niramaya moderation show ID --reason TEXT [--files DIR] [--as NAME]
       [--data DIR] [--json]

Shows a report in its reporter's words, what the reported thing said then, and
who sees it now. What was open is in review from then on. What was said is
forgotten 180 days after the decision. The audit log records who looked and why.
  ID              as moderation list shows it
  --reason TEXT   why, for the log: at most 500 characters, no names
  --files DIR     writes the pictures that the post showed into this folder
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such report, a picture could not be written,
or the data cannot be used; 2 wrong usage.

Example:
  niramaya moderation show ID --reason "first look"
`,
    "moderation hide": `Usage: niramaya moderation hide ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Upholds a report and hides the post or comment from everybody but its author.
One that tells of self-harm is not hidden: its author needs others.
${STEP_HELP}

Example:
  niramaya moderation hide ID --reason "rule 4"
`,
    "moderation warn": `Usage: niramaya moderation warn ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Upholds a report and warns whoever made the thing: of a group its owner.
${STEP_HELP}

Example:
  niramaya moderation warn ID --reason "rule 4"
`,
    "moderation suspend": `Usage: niramaya moderation suspend ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Upholds a report and suspends the account of whoever made the thing: signed out
everywhere, and hidden from everybody.
${STEP_HELP}

Example:
  niramaya moderation suspend ID --reason "rule 4"
`,
    "moderation dismiss": `Usage: niramaya moderation dismiss ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Finds nothing against the rules. The reporter is notified, the other side is not. What
was hidden until this decision is shown, and its author is notified.
${STEP_HELP}

Example:
  niramaya moderation dismiss ID --reason "rule 4"
`,
    "moderation restore": `Usage: niramaya moderation restore ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Takes a decision back that hid something, which is shown again unless another
report that is upheld hides it.
${STEP_HELP}

Example:
  niramaya moderation restore ID --reason "rule 4"
`,
    "moderation reinstate": `Usage: niramaya moderation reinstate ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Takes a suspension back: the account is open again unless another report that
is upheld suspends it, or it was blocked already when it was suspended.
${STEP_HELP}

Example:
  niramaya moderation reinstate ID --reason "rule 4"
`,
    "moderation appeal": `Usage: niramaya moderation appeal ID --reason TEXT
       (--outcome OUTCOME | --text TEXT) [--as NAME] [--data DIR] [--json]

Decides an appeal: the decision stands, or it is taken back with its sanction.
Or notes an appeal that came by letter; there may be one within 30 days.
  --outcome OUTCOME   upheld, or reversed
  --text TEXT         what they write
${STEP_HELP}

Example:
  niramaya moderation appeal ID --outcome reversed --reason "rule 4"
`,
  },
} as const satisfies CommandHelp;
