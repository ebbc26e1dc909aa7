import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const staffHelp = {
  inGeneral: `  staff list                list who has a role beyond a customer's
  staff give                give somebody a role
  audit list                say what staff did
`,
  groups: {
    staff: `Usage: niramaya staff COMMAND

  list                      list who has a role beyond a customer's
  give                      give somebody a role

Example:
  niramaya staff give --user 9820012345 --role content
`,
    audit: `Usage: niramaya audit COMMAND

  list                      say what staff did

Example:
  niramaya audit list --subject coupon
`,
  },
  commands: {
    "staff list": `Usage: niramaya staff list [--as NAME] [--data DIR] [--json]

Lists who has a role beyond a customer's, with their mobile numbers, or the
e-mail addresses of those who have none. The audit log records who looked.
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya staff list
`,
    "staff give": `Usage: niramaya staff give --user WHO --role ROLE [--as NAME] [--data DIR]
       [--json]

Gives somebody with an account a role; "customer" takes away any other. It applies
from their next call. support reads enquiries, content also edits pages,
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

Says what staff did and what of people they looked at, by whom and when, the
newest first; at most 200 entries.
  --subject   of this kind alone, or what was done to this one of it: order,
              return, refund, ticket, review, customer, company, report,
              coupon, checkout, catalogue, pincodes, practitioner, booking,
              prescription, quiz, event, enquiry, newsletter, jobs, lab,
              lab-booking, post, group, challenge, fitbook, landing-page,
              health-plan, hospital, food, activity, tracker, alert; what was
              looked at as a list has the id "all"
  --before    entries older than the one of this number
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya audit list --subject coupon:LEAF10
`,
  },
} as const satisfies CommandHelp;
