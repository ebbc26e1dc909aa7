import { printable } from "#cli/printing/columns.ts";
import type { BoardFigures } from "#core/fitbook/staff/board-differences.ts";
import type { RecountedFitbook } from "#core/fitbook/staff/fitbook-numbers.port.ts";
import type { RebuiltBoard } from "#core/fitbook/staff/rebuild-board.use-case.ts";

/** For whose members a challenge is; nothing where it is for all. */
export const ofGroupText = (group: string | null): string =>
  group === null ? "" : `For the members of the group ${printable(group)}.\n\n`;
export const NO_CHALLENGE = "No challenge has this id.\n";
export const NO_PLAYER = "Nobody of this name plays in this challenge.\n";
export const EXPECTED_PLAYER = "expected --player WHO: a mobile number, e-mail address or id";

/** What was compared, and each player whose figures differed. */
export function rebuiltText({ kind, differences, isPutRight }: RebuiltBoard): string {
  if (kind === "cancelled") return "The challenge is cancelled: it has no board.\n";
  const what = kind === "final" ? "final result" : "standing";
  if (differences.length === 0) return `Every ${what} is what the entries make.\n`;
  const lines = differences.map(
    ({ customer, kept, worked }) => `${printable(customer)}\n  kept:    ${figuresText(kept)}\n  entries: ${figuresText(worked)}\n`,
  );
  const end = isPutRight ? "The standings are put right." : "A final result never changes: it stays as it is.";
  return `${lines.join("")}\n${end}\n`;
}

function figuresText(figures: BoardFigures | null): string {
  if (figures === null) return "not on the board";
  const { score, days, rank, badges } = figures;
  const won = badges.length === 0 ? "" : `, ${badges.join(", ")}`;
  return `score ${score}, days ${days}${rank === null ? "" : `, rank ${rank}`}${won}`;
}

/** Of how many people and groups a number was put right. */
export function recountedText({ people, groups }: RecountedFitbook): string {
  if (people + groups === 0) return "Every number of followers and members is that of its list.\n";
  const counted = [
    ...(people === 0 ? [] : [people === 1 ? "1 person" : `${people} people`]),
    ...(groups === 0 ? [] : [groups === 1 ? "1 group" : `${groups} groups`]),
  ];
  return `Put right are the numbers of ${counted.join(" and ")}.\n`;
}
