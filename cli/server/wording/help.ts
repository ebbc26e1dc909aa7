import type { CommandHelp } from "#cli/cli-area.ts";

export const serverHelp = {
  inGeneral: `  serve                     serve the shop
  dev                       serve the shop and reload it when a file changes
`,
  groups: {},
  commands: {
    serve: `Usage: niramaya serve [--data DIR] [--json]

Serves the shop until it is told to stop. PORT (3000) and DATA_DIR (.data in the
project) say where; DATABASE_URL names a PostgreSQL to use instead of the
shipped one. niramaya doctor --settings lists every setting.
  --data DIR  the shipped database in this folder, whatever else is set
  --json      says where it is as a JSON object

Exit status: 0 told to stop; 1 it could not begin; 2 wrong usage.

Example:
  PORT=8080 niramaya serve
`,
    dev: `Usage: niramaya dev

Serves the shop for those who change it: what is saved shows at once.

Example:
  niramaya dev
`,
  },
} as const satisfies CommandHelp;
