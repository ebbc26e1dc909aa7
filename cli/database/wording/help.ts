import { DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const databaseHelp = {
  inGeneral: `  migrate                   bring the tables up to date
  backup FILE               write all data into one file
  restore FILE              replace the data with a backup
  database distribute       spread what customers note over many nodes
`,
  groups: {
    database: `Usage: niramaya database COMMAND

  distribute                spread what customers note over the nodes of a
                            distributed PostgreSQL

Example:
  niramaya database distribute --plan
`,
  },
  commands: {
    migrate: `Usage: niramaya migrate [--data DIR] [--json]

Brings the tables up to date, as every start does. Several at once wait for one
another.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya migrate
`,
    backup: `Usage: niramaya backup FILE [--without-uploads] [--data DIR] [--json]

Writes all data as it is at one moment into FILE, with what customers uploaded.
Servers keep running. FILE is there whole or not at all.
  --without-uploads
              the database alone, to move it to where the uploads are already
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used, or FILE not written; 2 wrong
usage.

Example:
  niramaya backup /backups/2026-11-20.niramaya
`,
    restore: `Usage: niramaya restore FILE [--replace] [--data DIR] [--json]

Puts a backup into an empty shop: all of it or nothing. Stop the servers first.
  --replace   replaces all data that is there
${DATA_HELP}

Exit status: 0 done; 1 FILE is no whole backup, or does not fit the data here;
2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya restore /backups/2026-11-20.niramaya --data /srv/niramaya
`,
    "database distribute": `Usage: niramaya database distribute [--plan] [--data DIR] [--json]

Spreads what grows with customers' days over the nodes of a distributed PostgreSQL
(Citus), each customer's on one node. What is there already stays.
Whoever writes to a table waits while it is moved.
  --plan      changes nothing: shows for each table what would become of it, its
              rows and bytes, and what prevents it
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used, or can't be spread; 2 wrong
usage.

Example:
  niramaya database distribute --plan
`,
  },
} as const satisfies CommandHelp;
