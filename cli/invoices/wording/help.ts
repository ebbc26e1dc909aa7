import type { CommandHelp } from "#cli/cli-area.ts";

const DATA = `  --data        the folder that the shop's data is in
  --json        print one JSON object, amounts as text with two decimals`;

export const settlementHelp = {
  inGeneral: `  settlement report         sum what was sold, taxed, discounted and refunded
`,
  groups: {
    settlement: `Usage: niramaya settlement COMMAND

  report                    sum what was sold, taxed, discounted and refunded

Example:
  niramaya settlement report --from 2026-11-01 --to 2026-11-30
`,
  },
  commands: {
    "settlement report": `Usage: niramaya settlement report --from DAY --to DAY [--data DIR] [--json]

Sums the invoices and credit notes of orders on some Indian days: what was sold, taxed,
discounted and refunded, and for each seller and GST rate what of it was taxed. The sums
agree with the documents and with the ledger to the paisa. Appointments, lab tests and
health plans are not part of it.
${DATA}

Exit status: 0 done; 1 papers and ledger disagree; 2 wrong usage.

Example:
  niramaya settlement report --from 2026-11-01 --to 2026-11-30
`,
  },
} as const satisfies CommandHelp;
