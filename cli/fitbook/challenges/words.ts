import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { NO_CHALLENGE, NO_PLAYER } from "#cli/fitbook/boards/words.ts";
import { printable } from "#cli/printing/columns.ts";
import type { ChallengeForStaff } from "#core/fitbook/staff/challenge-by-staff.use-case.ts";

const NOT_DONE: Readonly<Record<string, string>> = {
  "unknown-challenge": NO_CHALLENGE,
  "unknown-player": NO_PLAYER,
  cancelled: "The challenge is cancelled: nobody plays in it.\n",
};

/** Why nothing was done. `since`: since when the results are final, in milliseconds since 1970. */
export const notDoneText = (refusal: { readonly kind: string; readonly since?: number }): string =>
  refusal.since === undefined
    ? (NOT_DONE[refusal.kind] ?? NO_CHALLENGE)
    : `The results are final since ${indianClockText(refusal.since)}.\n`;

export const cancelledText = (isChanged: boolean): string =>
  isChanged ? "The challenge is cancelled. Its players are told.\n" : "The challenge is cancelled already.\n";

/** `version` 0: there is no result yet. */
export const removedText = (version: number): string =>
  version === 0
    ? "They are removed, and told why.\n"
    : `They are removed, and told why. Version ${version} of the result is without them.\n`;

/** A challenge as staff are told of it. What its maker wrote is told line by line. */
export function challengeText({ challenge, state, players, removed }: ChallengeForStaff): string {
  const { id, activity, about, hindi, measure, scoring, cap, goal, start, end, isOpen, maker, group, cancelledAt, version } = challenge;
  const lines = [
    ...[printable(activity), `  id:       ${printable(id)}`, `  kind:     ${isOpen ? "open" : "by invitation"}`],
    `  state:    ${state}${cancelledAt === null ? "" : `, cancelled ${indianClockText(cancelledAt)}`}`,
    `  days:     ${start} to ${end}`,
    `  counts:   ${measure}, ${scoring.kind}, at most ${cap} a day${goal === null ? "" : `, a finisher needs ${goal}`}`,
    `  players:  ${players}${removed === 0 ? "" : `, ${removed} removed`}`,
    `  result:   ${version === 0 ? "none" : `version ${version}`}`,
    ...(maker === null ? [] : [`  maker:    ${printable(maker)}`]),
    ...(group === null ? [] : [`  group:    ${printable(group)}`]),
    ...(about === "" ? [] : ["", ...linesOf(about)]),
    ...(hindi === null ? [] : ["", "On Hindi pages", ...linesOf(`${hindi.activity}\n${hindi.about}`.trim())]),
  ];
  return `${lines.join("\n")}\n`;
}

const linesOf = (text: string): readonly string[] => text.split("\n").map((line) => `  ${printable(line)}`);
