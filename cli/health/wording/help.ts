import { AS_HELP, CHECK_HELP, DATA_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const healthHelp = {
  inGeneral: `  health check FILE         work out a health tool's figures, with their formula
  food export               print the table of foods
  food import FILE          add foods and dishes to the table
  food lint                 what is wrong with the table of foods
  food show WORDS           a food or dish, down to its parts
  activity import FILE      add activities of the Compendium
  activity list             the table of activities with their METs
`,
  groups: {
    health: `Usage: niramaya health COMMAND FILE [options]

  check FILE                work out a health tool's figures, with their formula

Example:
  niramaya health check bmi.json
`,
    food: `Usage: niramaya food COMMAND [options]

  export                    print the table of foods
  import FILE               add foods and dishes to the table
  lint                      what is wrong with the table of foods
  show WORDS                a food or dish, down to its parts

Example:
  niramaya food show "dal tadka"
`,
    activity: `Usage: niramaya activity COMMAND [options]

  import FILE               add activities of the Compendium
  list                      the table of activities with their METs

Example:
  niramaya activity list
`,
  },
  commands: {
    "health check": `Usage: niramaya health check FILE [--json | --ndjson | --pdf NEW]

Works out the figures of the tool that the file names, with the formula, its
version and each step. Tools: bmi, waist, fat, energy, water, exercise,
meal, prakriti, stress, mind, day, sleep, summary, merge,
together.
${CHECK_HELP}
  --pdf NEW   the formula's card as a PDF, into a file that is not there yet

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"tool":"bmi","weight_kg":72.25,"height_cm":170}' |
    niramaya health check -
`,
    "food export": `Usage: niramaya food export [--data DIR] [--json]

Prints every food and dish of the table, a JSON object a line: its names, the
grams of its units, what is in 100 g of an ingredient with the source, and the
recipe of a dish. What is not known is null. The foods that come with the program
are first, then the imported ones. It is a file that "food import" takes.
  --data DIR  the shipped database in this folder, whatever else is set
  --json      a JSON object a line, as without it

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya food export > foods.ndjson
`,
    "food import": `Usage: niramaya food import FILE [--csv] [--dry-run] [--as NAME]
       [--data DIR] [--json]

Adds the foods and dishes of FILE, replacing the imported ones
with their ids: all of FILE, or nothing where a line is faulty or "food lint" would
find fault with it. Foods that come with the program stay as they are: every device
has them. What was noted keeps the figures of its time. FILE is NDJSON in UTF-8, as
"food export" prints it; "-" reads standard input.
  {id, kind "ingredient", name, hindi, spellings [text], density, units {unit:
   grams}, source, per_100 {kcal, protein_g, carbs_g, fat_g, fibre_g}}
  {id, kind "dish", name, hindi, spellings, density, units, recipe [{food,
   grams}], yield_g}
  --csv       FILE is a table whose first row names the columns id, kind, name,
              hindi, spellings, source, kcal, protein_g, carbs_g, fat_g, fibre_g,
              density, units, recipe, yield_g; a list has a bar between its parts:
              "katori 130|piece 90"
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data cannot
be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya food import foods.ndjson --dry-run
`,
    "food lint": `Usage: niramaya food lint [--data DIR] [--json]

Looks for faults in the table of foods, imported ones too: energy far from the
nutrients, too many nutrients, liquids without density, no unit that people use,
recipes in a circle or heavier cooked than their parts, and names that come twice.
${DATA_HELP}

Exit status: 0 nothing is wrong; 1 something is, or the data cannot be used;
2 wrong usage.

Example:
  niramaya food lint
`,
    "food show": `Usage: niramaya food show WORDS [--data DIR] [--json]

Shows a food or dish by its id or by words, in English or Hindi: what is in
100 g, its units in grams, its source, and the recipe of a dish.
${DATA_HELP}

Exit status: 0 done; 1 there is no such food, or the data cannot be used; 2 wrong
usage.

Example:
  niramaya food show "dal tadka"
`,
    "activity import": `Usage: niramaya activity import FILE [--csv] [--dry-run] [--as NAME]
       [--data DIR] [--json]

Adds the activities of FILE, replacing the imported ones with
their codes: all of FILE, or nothing where a line is faulty. Take them from the
2024 Adult Compendium's own tables, with their values unchanged. Activities that
come with the program stay as they are. What was noted keeps its MET. FILE is NDJSON
in UTF-8, as "activity list --json" prints it; "-" reads standard input.
  {activity "five digits", name, hindi, met, source}
  --csv       FILE is a table whose first row names these columns
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, or the data cannot
be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya activity import activities.ndjson --dry-run
`,
    "activity list": `Usage: niramaya activity list [--data DIR] [--json]

Lists the activities by their code in the 2024 Adult Compendium, with METs, those
that were imported behind the others.
  --data DIR  the shipped database in this folder, whatever else is set
  --json      a JSON object a line

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya activity list
`,
  },
} as const satisfies CommandHelp;
