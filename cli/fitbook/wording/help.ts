import { AS_HELP, CHECK_HELP, DATA_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

const SIGHT_HELP = `  --viewer WHO    who looks: a mobile number, e-mail address or id
  --reason TEXT   why, for the log: at most 500 characters, no names
  --export        print the facts of the case, for visibility check: ids, ties
                  and times, no names and nothing that anybody wrote`;

export const fitbookHelp = {
  inGeneral: `  visibility check FILE     say who sees what in Fitbook, and why
  visibility show           say what a customer sees of one thing, and why
  feed explain              say why a post is in a customer's feed, or why not
  leaderboard check FILE    work a challenge's board out from its entries
  challenge explain ID      show a board with the reason of each entry
  challenge show ID         show a challenge, and how many play
  challenge cancel ID       cancel a challenge
  challenge remove-player   remove a player from a challenge
  board rebuild ID          work a board out again, and say what differed
  fitbook recount           count followers and members again
  group make                create a company's group
  group count               how many are in a company's groups
  group show ID             show a group, and who runs it
  group delete ID           delete a group, or bring it back
`,
  groups: {
    visibility: `Usage: niramaya visibility COMMAND [FILE] [options]

  check FILE                say who sees what in Fitbook, and why
  show                      say what a customer sees of one thing, and why

Example:
  niramaya visibility check world.json
`,
    feed: `Usage: niramaya feed COMMAND [options]

  explain                   say why a post is in a customer's feed, or why not

Example:
  niramaya feed explain --viewer 9876543210 --post ID --reason "ticket 1042"
`,
    leaderboard: `Usage: niramaya leaderboard COMMAND FILE [options]

  check FILE                work a challenge's board out from its entries

Example:
  niramaya leaderboard check challenge.json
`,
    challenge: `Usage: niramaya challenge COMMAND ID [options]

  explain ID                show a board with the reason of each entry
  show ID                   show a challenge, and how many play
  cancel ID                 cancel a challenge
  remove-player ID          remove a player from a challenge

Example:
  niramaya challenge explain ID --reason "ticket 1042"
`,
    fitbook: `Usage: niramaya fitbook COMMAND [options]

  recount                   count followers and members again

Example:
  niramaya fitbook recount
`,
    group: `Usage: niramaya group COMMAND [ID] [options]

  make                      create a company's group
  count                     how many are in a company's groups
  show ID                   show a group, and who runs it
  delete ID                 delete a group, or bring it back

Example:
  niramaya group show ID --reason "ticket 1042"
`,
    board: `Usage: niramaya board COMMAND ID [options]

  rebuild ID                work a board out again, and say what differed

Example:
  niramaya board rebuild ID
`,
  },
  commands: {
    "visibility check": `Usage: niramaya visibility check FILE [--json]
       niramaya visibility check --ndjson FILE

Says what a viewer is shown of people, groups, posts, their feed and their
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
    "visibility show": `Usage: niramaya visibility show --viewer WHO --reason TEXT [--as NAME]
       (--post ID | --person WHO | --group ID) [--data DIR] [--json | --export]

Says whether a customer sees a post, a person or a group of Fitbook, how much of
it, and the first reason that holds. The audit log records who looked and why.
${SIGHT_HELP}
  --post ID       a post, its likes and its comments
  --person WHO    a profile, with its numbers
  --group ID      a group, with its numbers
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such customer or thing, or the data cannot be
used; 2 wrong usage.

Example:
  niramaya visibility show --viewer 9876543210 --post ID --reason "ticket 1042"
`,
    "feed explain": `Usage: niramaya feed explain --viewer WHO --post ID --reason TEXT [--as NAME]
       [--data DIR] [--json | --export]

Says why a post is in a customer's feed, or the first reason for which it is
not. The audit log records who looked and why.
${SIGHT_HELP}
  --post ID       the post
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such customer or post, or the data cannot be
used; 2 wrong usage.

Example:
  niramaya feed explain --viewer 9876543210 --post ID --reason "ticket 1042"
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
    "challenge explain": `Usage: niramaya challenge explain ID --reason TEXT [--player WHO]
       [--as NAME] [--data DIR] [--json | --export]

Shows the board of a challenge as it is now, with the ids of all players, and of
each entry why it counts or does not. The audit log records who looked and why.
  --reason TEXT   why, for the log: at most 500 characters, no names
  --player WHO    one player alone, by mobile number, e-mail address or id: where
                  they stand, who stands beside them, what each day counts
  --export        print the facts of the board, for leaderboard check
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no challenge has this id, they do not play in it, or the
data cannot be used; 2 wrong usage.

Example:
  niramaya challenge explain ID --player 9876543210 \\
    --reason "ticket 1042: why am I fourth"
`,
    "challenge show": `Usage: niramaya challenge show ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Shows what a challenge says of itself, the ids of its maker and its group, how it
stands and how many play; nobody's figures. The audit log records who looked and
why.
  --reason TEXT   why, for the log: at most 500 characters, no names
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no challenge has this id, or the data cannot be used;
2 wrong usage.

Example:
  niramaya challenge show ID --reason "ticket 1042"
`,
    "challenge cancel": `Usage: niramaya challenge cancel ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Cancels a challenge until its board is frozen. Its players are told that it is
cancelled, and not why. The audit log records who did it and why.
  --reason TEXT   why, for the log: at most 500 characters, no names
${AS_HELP}
${DATA_HELP}

Exit status: 0 done, or it was so already; 1 no challenge has this id, its
results are final, or the data cannot be used; 2 wrong usage.

Example:
  niramaya challenge cancel ID --reason "report 31"
`,
    "challenge remove-player": `Usage: niramaya challenge remove-player ID --player WHO --reason TEXT
       [--as NAME] [--data DIR] [--json]

Removes a player from a challenge. They are told, read the reason on its page,
and cannot come back. Once the results are final, a second version of them is
made without this player, and the board says so. The audit log records who did it.
  --player WHO    a mobile number, e-mail address or id
  --reason TEXT   why, as the player reads it: at most 500 characters
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no challenge has this id, the player does not play in it,
or the data cannot be used; 2 wrong usage.

Example:
  niramaya challenge remove-player ID --player 9876543210
    --reason "Steps that nobody walks in a day"
`,
    "group make": `Usage: niramaya group make --company APP --owner WHO --name NAME
       [--about TEXT] [--rules TEXT] [--as NAME] [--data DIR] [--json]

Creates a group of Fitbook for the customers of one aggregator: they alone find it,
and each joins only if they want to. WHO runs it: one of those customers, by mobile
number, e-mail address or id, who has entered Fitbook. The company itself sees
nothing of it. The audit log records who made it.
  --company APP   the aggregator's app_name
  --name NAME     3 to 60 characters
  --about TEXT    what it says of itself, up to 1,000 characters
  --rules TEXT    its rules, up to 1,000 characters
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such customer, they are none of that company,
have not entered Fitbook or own as many groups as one can, or the data cannot be
used; 2 wrong usage.

Example:
  niramaya group make --company arogya-benefits --owner 9876543210 --name "Lunch walkers"
`,
    "group count": `Usage: niramaya group count --company APP [--as NAME] [--data DIR] [--json]

Says how many people are in each live group of a company, as far as the company may
be told: a number from 20 people on, and nothing of whom. The audit log records who
looked.
  --company APP   the aggregator's app_name
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya group count --company arogya-benefits
`,
    "group show": `Usage: niramaya group show ID --reason TEXT [--as NAME] [--data DIR] [--json]

Shows what a group of Fitbook says of itself, the ids of those who run it, and
how many people stand to it in each way. Nothing that its members wrote is
shown. The audit log records who looked and why.
  --reason TEXT   why, for the log: at most 500 characters, no names
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no group has this id, or the data cannot be used;
2 wrong usage.

Example:
  niramaya group show ID --reason "ticket 1042"
`,
    "group delete": `Usage: niramaya group delete ID --reason TEXT [--undo] [--as NAME]
       [--data DIR] [--json]

Deletes a group of Fitbook: nobody sees it, and its owner cannot
bring it back. What its members wrote for themselves and the challenges that
they play stay with them. The audit log records who did it and why.
  --reason TEXT   why, for the log: at most 500 characters, no names
  --undo          bring back a group that staff deleted, with all who are in it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done, or it was so already; 1 no group has this id, its owner
deleted it, or the data cannot be used; 2 wrong usage.

Example:
  niramaya group delete ID --reason "report 31"
`,
    "fitbook recount": `Usage: niramaya fitbook recount [--as NAME] [--data DIR] [--json]

Counts followers and followed of everybody, and members of every group, again from
their lists, and puts right the numbers that are kept where they differ. The audit
log records of how many people and groups they differed.
${AS_HELP}
${DATA_HELP}

Exit status: 0 every number is right now; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya fitbook recount
`,
    "board rebuild": `Usage: niramaya board rebuild ID [--as NAME] [--data DIR] [--json]

Works a challenge's board out of its entries again and says what differed. While
it is not final, the standings are put right, which the audit log records. A final
result never changes: it is only compared.
${AS_HELP}
${DATA_HELP}

Exit status: 0 nothing differs, or it is put right; 1 a final result differs, no
challenge has this id, or the data cannot be used; 2 wrong usage.

Example:
  niramaya board rebuild ID
`,
  },
} as const satisfies CommandHelp;
