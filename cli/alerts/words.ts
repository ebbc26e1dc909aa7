import { PAGE, printable, wrapped } from "#cli/printing/columns.ts";
import type { AlertSubject } from "#core/alerts/alert.ts";
import type { WaitingAlerts } from "#core/alerts/alerts.port.ts";

const KINDS: Readonly<Record<AlertSubject["kind"], string>> = {
  "back-in-stock": "back in stock",
  "price-at-most": "a lower price",
  opening: "its opening",
};

/** Each with how many wait, and how many would be told now. */
export function waitingText(waiting: readonly WaitingAlerts[]): string {
  if (waiting.length === 0) return "Nobody waits for anything.\n";
  return waiting.map((one) => `${wrapped(lineOf(one), PAGE, "").join("\n")}\n`).join("");
}

const lineOf = ({ subject, title, waiting, due }: WaitingAlerts): string =>
  `${printable(title)}, ${KINDS[subject.kind]}: ${waiting} wait, ${due} to be told now`;

export const sentText = (told: number): string => (told === 1 ? "1 was told.\n" : `${told} were told.\n`);

export const dryRunText = (due: readonly WaitingAlerts[]): string => (due.length === 0 ? "Nobody would be told.\n" : waitingText(due));
