import { PAGE, printable, wrapped } from "#cli/printing/columns.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { AlertNews, AlertSubject, ListedAlert } from "#core/alerts/alert.ts";
import type { WaitingAlerts } from "#core/alerts/alerts.port.ts";

const KINDS: Readonly<Record<AlertSubject["kind"], string>> = {
  "back-in-stock": "back in stock",
  "price-at-most": "a lower price",
  opening: "its opening",
  "quiz-opens": "the quiz's opening",
};

/** Each with how many wait, and how many would be told now. */
export function waitingText(waiting: readonly WaitingAlerts[]): string {
  if (waiting.length === 0) return "Nobody waits for anything.\n";
  return waiting.map((one) => `${wrapped(lineOf(one), PAGE, "").join("\n")}\n`).join("");
}

const lineOf = ({ subject, title, waiting, due }: WaitingAlerts): string =>
  `${printable(title)}, ${KINDS[subject.kind]}: ${waiting} ${waiting === 1 ? "waits" : "wait"}, ${due} to be told now`;

/** A customer's alerts, each with its state. */
export function customerAlertsText(alerts: readonly ListedAlert[]): string {
  if (alerts.length === 0) return "This customer waits for nothing, and was told nothing in the last 30 days.\n";
  return alerts.map((alert) => `${wrapped(alertText(alert), PAGE, "").join("\n")}\n`).join("");
}

function alertText({ askedAt, toldAt, about }: ListedAlert): string {
  const clock = indianClockText(askedAt);
  const state = toldAt === null ? `waits since ${clock}` : `told ${indianClockText(toldAt)}, asked ${clock}`;
  return `${aboutText(about)}: ${state}`;
}

function aboutText(about: AlertNews): string {
  if (about.kind === "opening") return `${about.area}, ${KINDS[about.kind]}`;
  if (about.kind === "quiz-opens") return `${printable(about.quiz.title.english)}, ${KINDS[about.kind]}`;
  const { title, price } = about.product;
  if (about.kind === "back-in-stock") return `${printable(title)}, ${KINDS[about.kind]}`;
  return `${printable(title)}, at most ${rupees(about.price)}${price === null ? "" : ` (${rupees(price)} now)`}`;
}

export const sentText = (count: number): string => (count === 1 ? "1 was told.\n" : `${count} were told.\n`);

export const dryRunText = (due: readonly WaitingAlerts[]): string => (due.length === 0 ? "Nobody would be told.\n" : waitingText(due));
