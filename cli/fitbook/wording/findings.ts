import type { FitbookTrouble } from "#core/fitbook/staff/fitbook-trouble.ts";

/** What the doctor says of Fitbook. */
export const fitbookFindingWords = {
  well: "No report runs out, no tie of Fitbook crosses a block, every group has one owner, every number is that of its list, and every board is what its entries make.",
  late: (reports: number): string => `${countedReports(reports)} should be decided by now. See: niramaya moderation list`,
  soon: (reports: number): string => `${countedReports(reports)} must be decided within 48 hours. See: niramaya moderation list`,
  trouble(found: FitbookTrouble): string {
    switch (found.kind) {
      case "follow-between-blocked":
        return `${found.follower} follows ${found.followed} or asks to, and one has blocked the other.`;
      case "member-blocked-with-runner":
        return `${found.member} is in the group ${found.group}, and is blocked with somebody who runs it.`;
      case "no-owner":
        return `The group ${found.group} has ${found.owners === 0 ? "no owner" : `${found.owners} owners`}.`;
      case "not-frozen":
        return `The challenge ${found.challenge} is over and has no result yet. It is made once somebody opens its board.`;
      case "unlike-entries":
        return `Of the challenge ${found.challenge} the figures of ${found.players} are not what its entries make. See: niramaya board rebuild ${found.challenge}`;
      case "miscounted":
        return `The ranks of the challenge ${found.challenge} are not those of its standings. See: niramaya board rebuild ${found.challenge}`;
      case "follows-miscounted":
        return `The number that is kept of whom ${found.person} follows, or of who follows them, is not how many there are. See: niramaya fitbook recount`;
      case "members-miscounted":
        return `The number that is kept of the people of the group ${found.group} is not how many there are. See: niramaya fitbook recount`;
    }
  },
};

const countedReports = (count: number): string => `${count} ${count === 1 ? "report of Fitbook" : "reports of Fitbook"}`;
