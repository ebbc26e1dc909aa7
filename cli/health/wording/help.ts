import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const healthHelp = {
  inGeneral: `  health check FILE         work out a health tool's figures, with their formula
`,
  groups: {
    health: `Usage: niramaya health COMMAND FILE [options]

  check FILE                work out a health tool's figures, with their formula

Example:
  niramaya health check bmi.json
`,
  },
  commands: {
    "health check": `Usage: niramaya health check FILE [--json | --ndjson]

Works out the figures of the tool that the file names, with the formula, its
version and each step. Tools: bmi, waist, fat, energy, water, exercise,
meal, prakriti, stress, mind, day, sleep, summary, merge,
together.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"tool":"bmi","weight_kg":72.25,"height_cm":170}' |
    niramaya health check -
`,
  },
} as const satisfies CommandHelp;
