import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";

const JOBS_HELP = `Usage: niramaya jobs COMMAND

  list                      say what waits and what is parked
  retry                     have parked jobs tried again

Example:
  niramaya jobs list
`;

/** What the general help says of the server and its data. */
export const SERVER_IN_GENERAL = `  serve                     serve the shop
  dev                       serve the shop and reload it when a file changes
  doctor                    say what is misconfigured
  migrate                   bring the tables up to date
  backup FILE               write all data into one file
  restore FILE              put a backup in the place of the data
  jobs list                 say what waits and what is parked
  jobs retry                have parked jobs tried again
  outbox                    show the texts and letters that no gateway carries
`;

export const SERVER_GROUPS: readonly (readonly [string, string])[] = [["jobs", JOBS_HELP]];

export const SERVER_COMMANDS: Readonly<Record<string, string>> = {
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
  doctor: `Usage: niramaya doctor [--settings] [--data DIR] [--json]

Says what is misconfigured: settings, folders, database, tables, jobs, clock.
  --settings  lists every setting instead: its meaning, default and value
${DATA_HELP}

Exit status: 0 nothing keeps the shop from working; 1 something does; 2 wrong
usage.

Example:
  niramaya doctor
`,
  migrate: `Usage: niramaya migrate [--data DIR] [--json]

Brings the tables up to date, as every start does. Several at once wait for one
another.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya migrate
`,
  backup: `Usage: niramaya backup FILE [--data DIR] [--json]

Writes all data as it is at one moment into FILE, with what customers uploaded.
Servers go on meanwhile. FILE is there whole or not at all.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used, or FILE not written; 2 wrong
usage.

Example:
  niramaya backup /backups/2026-11-20.niramaya
`,
  restore: `Usage: niramaya restore FILE [--replace] [--data DIR] [--json]

Puts a backup into an empty shop: all of it or nothing. Stop the servers first.
  --replace   in the place of all data that is there
${DATA_HELP}

Exit status: 0 done; 1 FILE is no whole backup, or does not fit the data here;
2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya restore /backups/2026-11-20.niramaya --data /srv/niramaya
`,
  "jobs list": `Usage: niramaya jobs list [--data DIR] [--json]

Says how many jobs of each kind wait, run, are parked and done, and why those
that are parked failed.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya jobs list
`,
  "jobs retry": `Usage: niramaya jobs retry (--job ID | --all) [--as NAME] [--data DIR] [--json]

Has parked jobs tried again at once, as often as at first.
  --job ID    this one
  --all       all of them
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no such job is parked, or the data cannot be used;
2 wrong usage.

Example:
  niramaya jobs retry --all
`,
  outbox: `Usage: niramaya outbox [--data DIR] [--json]

Shows the texts and letters that were sent while no gateway is set (see
SMS_GATEWAY_URL and EMAIL_GATEWAY_URL), the oldest first: one-time codes too.
  --json      one message a line
  --data DIR  of the data in this folder

Exit status: 0 done; 2 wrong usage.

Example:
  niramaya outbox
`,
};
