import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const healthHelp = {
  inGeneral: `  health check FILE         work out a health tool's figures, with their formula
  food export              print the table of foods
  food lint                what is wrong with the table of foods
  food show WORDS          a food or dish, down to its parts
  activity list            the table of activities with their METs
`,
  groups: {
    health: `Usage: niramaya health COMMAND FILE [options]

  check FILE                work out a health tool's figures, with their formula

Example:
  niramaya health check bmi.json
`,
    food: `Usage: niramaya food COMMAND [options]

  export                    print the table of foods
  lint                      what is wrong with the table of foods
  show WORDS                a food or dish, down to its parts

Example:
  niramaya food show "dal tadka"
`,
    activity: `Usage: niramaya activity list [--json]

  list                      the table of activities with their METs

Example:
  niramaya activity list
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
    "food export": `Usage: niramaya food export [--json]

Prints every food and dish of the table, a JSON object a line: its names, the
grams of its units, what is in 100 g of an ingredient with the source, and the
recipe of a dish. What is not known is null.
  --json      a JSON object a line, as without it

Exit status: 0 done; 2 wrong usage.

Example:
  niramaya food export > foods.ndjson
`,
    "food lint": `Usage: niramaya food lint [--json]

Looks for faults in the table of foods: energy far from the nutrients, too many
nutrients, liquids without density, no unit that people use, recipes in a circle
or heavier cooked than their parts, and names that come twice.
  --json      as one JSON object

Exit status: 0 nothing is wrong; 1 something is; 2 wrong usage.

Example:
  niramaya food lint
`,
    "food show": `Usage: niramaya food show WORDS [--json]

Shows a food or dish by its id or by words, in English or Hindi: what is in
100 g, its units in grams, its source, and the recipe of a dish.
  --json      as one JSON object

Exit status: 0 done; 1 there is no such food; 2 wrong usage.

Example:
  niramaya food show "dal tadka"
`,
    "activity list": `Usage: niramaya activity list [--json]

Lists the activities by their code in the 2024 Adult Compendium, with METs.
  --json      as one JSON list

Exit status: 0 done; 2 wrong usage.

Example:
  niramaya activity list
`,
  },
} as const satisfies CommandHelp;
