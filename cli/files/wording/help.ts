import type { CommandHelp } from "#cli/cli-area.ts";

export const fileHelp = {
  inGeneral: `  uploads move              copy what customers uploaded into a bucket
`,
  groups: {
    uploads: `Usage: niramaya uploads COMMAND

  move                      copy what customers uploaded into a bucket, or back

Example:
  niramaya uploads move
`,
  },
  commands: {
    "uploads move": `Usage: niramaya uploads move [--back] [--remove] [--json]

Copies each file that customers uploaded from the folder "uploads" of DATA_DIR
into the bucket of FILES_URL, where it is not there yet. Servers keep running: run it
once before they have FILES_URL, and once after.
  --back      the other way, from the bucket into the folder
  --remove    removes each file from its old place that the new one gave back
              as it is
  --json      as one JSON object

Exit status: 0 done; 1 there is no bucket, or a place cannot be reached;
2 wrong usage.

Example:
  niramaya uploads move --remove
`,
  },
} as const satisfies CommandHelp;
