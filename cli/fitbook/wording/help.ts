import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const fitbookHelp = {
  inGeneral: `  visibility check FILE     say who sees what in Fitbook, and why
  leaderboard check FILE    work a challenge's board out from its entries
`,
  groups: {
    visibility: `Usage: niramaya visibility COMMAND FILE [options]

  check FILE                say who sees what in Fitbook, and why

Example:
  niramaya visibility check world.json
`,
    leaderboard: `Usage: niramaya leaderboard COMMAND FILE [options]

  check FILE                work a challenge's board out from its entries

Example:
  niramaya leaderboard check challenge.json
`,
  },
  commands: {
    "visibility check": `Usage: niramaya visibility check FILE [--json]
       niramaya visibility check --ndjson FILE

Says what a viewer is told of people, groups, posts, their feed and their
notifications, each with the first reason that holds. A viewer is the id of a
person, null for nobody, or made up: {"as":"stranger"}, or "follower", "member"
or "blocked" with "of", for a member also with "group".
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"viewer":"ravi","people":[{"_id":"asha"},{"_id":"ravi"}],
    "follows":[{"from":"ravi","to":"asha"}],
    "posts":[{"_id":"p1","author":"asha","created_at":"2026-11-20T10:00"}]}' |
    niramaya visibility check -
`,
    "leaderboard check": `Usage: niramaya leaderboard check FILE [--json | --ndjson]

Works the board of a challenge out from its players and entries as they are at
an instant, with the reason of each entry that does not count.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"challenge":{"_id":"c1","measure":"steps","start":"2026-11-16",
      "end":"2026-11-20"},"at":"2026-11-20T10:00",
    "players":[{"person":"asha","joined_at":"2026-11-15T10:00"},
      {"person":"ravi","joined_at":"2026-11-15T11:00"}],
    "entries":[{"_id":"e1","person":"asha","day":"2026-11-19","amount":9000,
      "logged_at":"2026-11-19T21:00"}]}' |
    niramaya leaderboard check -
`,
  },
} as const satisfies CommandHelp;
