import { printedUtc } from "#core/shared/printed-utc.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { PlayerOnBoard } from "#core/fitbook/staff/player-on-board.ts";
import type { ChallengeState } from "#core/fitbook/leaderboard/challenge-times.ts";
import type { BoardRow, JudgedEntryView, Leaderboard, OwnStanding } from "#core/fitbook/leaderboard/leaderboard.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** A board, and the reason of each entry. */
export function leaderboardParagraphs(board: Leaderboard): readonly Paragraph[] {
  return [
    challengeParagraph(board),
    ...(board.rows.length === 0 ? [] : [{ about: "Board", sentences: board.rows.map(rowSentence) }]),
    ...(board.me === null ? [] : [{ about: "Viewer", sentences: [placeSentence(board.me)] }]),
    ...(board.entries.length === 0 ? [] : [{ about: "Entries", sentences: board.entries.map(entrySentence) }]),
  ];
}

/** A player's rank, the rows above and below, and what each of their days counts. */
export const playerParagraphs = (board: Leaderboard, { standing, beside, days }: PlayerOnBoard): readonly Paragraph[] => [
  challengeParagraph(board),
  { about: "Player", sentences: [placeSentence(standing)] },
  ...(beside.length === 0 ? [] : [{ about: "Beside them", sentences: beside.map(rowSentence) }]),
  ...(days.length === 0 ? [] : [{ about: "Days", sentences: days.map(daySentence) }]),
];

function challengeParagraph(board: Leaderboard): Paragraph {
  const joining = board.isJoinable ? "Joining is open." : "Joining is closed.";
  const playing = board.state === "cancelled" ? [] : [`${counted(board.players, "player")}. ${joining}`];
  const lasting = `It lasts ${counted(board.days, "day")}; its board is frozen at ${printedUtc(board.frozenAt)}.`;
  return { about: "Challenge", sentences: [`${STATES[board.state]} ${lasting}`, ...playing] };
}

const STATES: Readonly<Record<ChallengeState, string>> = {
  cancelled: "It is cancelled.",
  upcoming: "It has not begun.",
  ongoing: "It is on.",
  settling: "It has ended, and its last days can still be logged.",
  completed: "It is completed, and its result is final.",
};

function rowSentence({ rank, person, score, days, badges }: BoardRow): string {
  const won = badges.length === 0 ? "" : ` Won: ${badges.join(", ")}.`;
  return `${rank === null ? "No rank" : `Rank ${rank}`}: ${person ?? "A player"}, score ${score}, something counted on ${counted(days, "day")}.${won}`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function placeSentence({ rank, score, next }: OwnStanding): string {
  const place = rank === null ? "No rank yet" : `Rank ${rank}, score ${score}`;
  return next === null ? `${place}; nobody scores higher.` : `${place}; ${next} more to the next higher score.`;
}

const REASONS: Readonly<Record<JudgedEntryView["reason"], string>> = {
  later: "it was logged after the instant that was asked for",
  not_player: "its person does not play",
  outside: "its day is none of the challenge's",
  early: "it was logged before its day began",
  late: "it was logged when its day was closed",
  removed: "it was taken back",
  counted: "nothing stands against it",
};

function daySentence({ day, amount, counted: counts, reason, isOpen }: OwnDay): string {
  if (reason === null) return `${day}: nothing was entered${isOpen ? ", and still can be" : ""}.`;
  const entered = amount === null ? "taken back" : `${amount} entered`;
  if (reason !== "counted") return `${day}: ${entered}, does not count: ${REASONS[reason]} (${reason}).`;
  return `${day}: ${entered}, ${counts === amount ? "counts" : `of which ${counts} counts: that is the most a day`}.`;
}

const entrySentence = ({ id, reason }: JudgedEntryView): string =>
  `${id} ${reason === "counted" ? "counts" : "does not count"}: ${REASONS[reason]} (${reason}).`;
