import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";

const USER_HELP = `Usage: niramaya user COMMAND WHO

  show WHO                  show who a customer is
  block WHO                 sign a customer out and in no more

Example:
  niramaya user show 9876543210
`;

const STAFF_HELP = `Usage: niramaya staff COMMAND

  list                      list who is more than a customer
  give                      give somebody a role

Example:
  niramaya staff give --user 9820012345 --role content
`;

const AUDIT_HELP = `Usage: niramaya audit COMMAND

  list                      say what staff did

Example:
  niramaya audit list --subject coupon
`;

const INBOX_HELP = `Usage: niramaya inbox COMMAND

  list                      list what people wrote to the shop
  mark                      say how far an enquiry is

Example:
  niramaya inbox list --kind hospital
`;

const REPORT_HELP = `Usage: niramaya report COMMAND

  list                      list whom customers reported, and why
  settle                    say what became of a report

Example:
  niramaya report list
`;

const NEWSLETTER_HELP = `Usage: niramaya newsletter COMMAND

  list                      list who gets the newsletter

Example:
  niramaya newsletter list
`;

/** What the general help says of customers, staff and those who write. */
export const PEOPLE_IN_GENERAL = `  user show WHO             show who a customer is
  user block WHO            sign a customer out and in no more
  staff list                list who is more than a customer
  staff give                give somebody a role
  audit list                say what staff did
  inbox list                list what people wrote to the shop
  inbox mark                say how far an enquiry is
  report list               list whom customers reported, and why
  report settle             say what became of a report
  newsletter list           list who gets the newsletter
`;

export const PEOPLE_GROUPS: readonly (readonly [string, string])[] = [
  ["user", USER_HELP],
  ["staff", STAFF_HELP],
  ["audit", AUDIT_HELP],
  ["inbox", INBOX_HELP],
  ["report", REPORT_HELP],
  ["newsletter", NEWSLETTER_HELP],
];

export const PEOPLE_COMMANDS: Readonly<Record<string, string>> = {
  "user show": `Usage: niramaya user show WHO [--data DIR] [--json]

Shows who the customer with a mobile number, an e-mail address or an id is, and
whether the account is open, blocked or to be erased, with the code by which
they invite others and whether somebody invited them.
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, or the data cannot
be used; 2 wrong usage.

Example:
  niramaya user show 9876543210
`,
  "user block": `Usage: niramaya user block WHO [--undo] [--as NAME] [--data DIR] [--json]

Signs the customer with a mobile number, an e-mail address or an id out
everywhere, at once, and in no more.
  --undo      lets them sign in again
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, the account does
not stay, or the data cannot be used; 2 wrong usage.

Example:
  niramaya user block 9876543210
`,
  "staff list": `Usage: niramaya staff list [--data DIR] [--json]

Lists who has a role beyond a customer's, with their mobile numbers, or the
e-mail addresses of those who have none.
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya staff list
`,
  "staff give": `Usage: niramaya staff give --user WHO --role ROLE [--as NAME] [--data DIR]
       [--json]

Gives somebody with an account a role; "customer" takes away any other. It holds
from their next call on. support reads enquiries, content also edits pages,
admin may do all.
  --user WHO   their mobile number, e-mail address or id
  --role ROLE  customer, practitioner, seller, lab, support, content, finance
               or admin
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody whose account is open has that number, address or
id; 2 wrong usage.

Example:
  niramaya staff give --user 9820012345 --role content
`,
  "audit list": `Usage: niramaya audit list [--subject KIND[:ID]] [--before NUMBER] [--data DIR]
       [--json]

Says what staff did, by whom and when, the newest first; at most 200 entries.
  --subject   of this kind alone, or what was done to this one of it: order,
              return, refund, ticket, review, customer, report, coupon,
              checkout, catalogue, pincodes, enquiry, jobs
  --before    entries older than the one of this number
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya audit list --subject coupon:LEAF10
`,
  "inbox list": `Usage: niramaya inbox list [--kind KIND] [--data DIR] [--json]

Lists enquiries, then messages, what came last first; at most 200 of each.
  --kind KIND  enquiries of this kind alone: hospital, health-plan, corporate
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya inbox list --kind hospital
`,
  "inbox mark": `Usage: niramaya inbox mark --enquiry ID --as STATE [--data DIR] [--json]

Says how far an enquiry is: it is new, then contacted, then closed. One that is
new or contacted may be spam instead.
  --enquiry ID  as inbox list tells it
  --as STATE    contacted, closed or spam
${DATA_HELP}

Exit status: 0 done; 1 there is no such enquiry, or it is out of turn; 2 wrong
usage.

Example:
  niramaya inbox mark --enquiry 0193f5a0-7b1c-7000-8000-000000000001 --as spam
`,
  "report list": `Usage: niramaya report list [--settled] [--data DIR] [--json]

Lists what customers told of others who misbehave, with the ids of both: what is
open, the oldest first; at most 200. See who somebody is with niramaya user
show, and keep them out with niramaya user block.
  --settled   what was settled instead, the last first
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya report list
`,
  "report settle": `Usage: niramaya report settle --report ID --outcome OUTCOME [--as NAME]
       [--data DIR] [--json]

Says what became of a report, once. Neither of the two customers is told, and
nothing is done to either.
  --report ID        as report list tells it; a later report of the same customer
                     on the same other one has another id
  --outcome OUTCOME  acted, or dismissed
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such report, it is settled already, or the
data cannot be used; 2 wrong usage.

Example:
  niramaya report settle --report 0b6f0f3e-5f0a-4c5e-9a53-0c6f2f7d9a11 --outcome acted
`,
  "newsletter list": `Usage: niramaya newsletter list [--data DIR] [--json]

Prints the e-mail addresses that confirmed the newsletter, one a line.
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya newsletter list
`,
};
