import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Alerts } from "./alerts.port.ts";
import { AlertLetters } from "./alert-letters.ts";
import { UpcomingAreas } from "./coming-area.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { AlertSubject } from "./alert.ts";
import type { AlertMessages, DueAlert } from "./alerts.port.ts";

/**
 * Tells those whose wish has been fulfilled, and answers how many: at most MOST_A_RUN, so that other letters need not wait behind them. It
 * runs every minute, and may run several times at once. `first` is called before the first is told, with how many subjects are due; it is
 * not called if none is. Source: specification/alerts.md, When one is told.
 */
export type SendAlerts = (first?: (subjects: number) => Promise<void>) => Promise<number>;
export const SendAlerts = useCase<SendAlerts>("alerts", "SendAlerts");

export const MOST_A_RUN = 2_000;
/** How many people are told in one transaction. */
const BATCH = 500;

type Needs = {
  readonly alerts: Pick<Alerts, "due" | "tell">;
  readonly letters: AlertLetters;
  readonly upcoming: UpcomingAreas;
  readonly now: Clock;
  readonly newId: NewId;
};

/** No subject is preferred: each gets one batch, then each that is not done gets another. */
export const makeSendAlerts = maker(
  SendAlerts,
  { alerts: Alerts, letters: AlertLetters, upcoming: UpcomingAreas, now: Clock, newId: NewId },
  ({ alerts, letters, upcoming, now, newId }: Needs) =>
    async (first) => {
      const messages = (due: DueAlert) => messagesOf(due, letters);
      let sent = 0;
      let left: readonly AlertSubject[] = await alerts.due({ upcoming, at: now() });
      if (left.length > 0) await first?.(left.length);
      while (left.length > 0 && sent < MOST_A_RUN) {
        const unfinished: AlertSubject[] = [];
        for (const subject of left) {
          const most = Math.min(BATCH, MOST_A_RUN - sent);
          if (most === 0) break;
          const some = await alerts.tell(subject, { upcoming, at: now(), most, newId, messages });
          sent += some;
          if (some === most) unfinished.push(subject);
        }
        left = unfinished;
      }
      return sent;
    },
);

const UNKNOWN = { name: null, aggregator: null };

function messagesOf({ reader, news, leave, language }: DueAlert, letters: AlertLetters): AlertMessages {
  const { email } = reader;
  const { name, aggregator } = reader.kind === "customer" ? reader : UNKNOWN;
  return {
    announcement: reader.kind === "customer" ? letters.announcement(news) : null,
    letter: email === null ? null : letters.news({ email, name, aggregator, news, leave, language }),
  };
}
