import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { alertId } from "./alert.ts";
import { wishRefusal } from "./fulfilment.ts";
import { wishedThing } from "./wished-thing.ts";
import { maker } from "../shared/use-case.ts";
import { Alerts } from "./alerts.port.ts";
import { Catalogue } from "../catalogue/catalogue.port.ts";
import { Quizzes } from "../quizzes/attempts/quizzes.port.ts";
import { UpcomingAreas } from "./coming-area.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { Reader } from "../identity/session.ts";
import type { Result } from "../shared/result.ts";
import type { AlertWish } from "./alert.ts";
import type { WishedThings } from "./wished-thing.ts";
import type { WishRefusal } from "./fulfilment.ts";

/** Lets a customer wait for something. A repetition has no further effect. Source: specification/alerts.md, Who is told. */
export type AskForAlert = (reader: Reader, alert: AlertWish) => Promise<Result<null, WishRefusal | { readonly kind: "too-many-alerts" }>>;
export const AskForAlert = useCase<AskForAlert>("alerts", "AskForAlert");

/** How many alerts of one customer may wait at once. */
export const MOST_ALERTS = 50;

type Needs = WishedThings & {
  readonly alerts: Pick<Alerts, "add">;
  readonly upcoming: UpcomingAreas;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeAskForAlert = maker(
  AskForAlert,
  { alerts: Alerts, catalogue: Catalogue, quizzes: Quizzes, upcoming: UpcomingAreas, now: Clock, newId: NewId },
  ({ alerts, upcoming, now, newId, ...things }: Needs) =>
    async ({ customer, language }, alert) => {
      const at = now();
      const refusal = wishRefusal(alert, { ...(await wishedThing(alert, things)), upcoming, at });
      if (refusal !== null) return refused(refusal);
      const added = await alerts.add(customer, { id: alertId(newId()), wish: alert, language, at }, MOST_ALERTS);
      return added === "full" ? refused({ kind: "too-many-alerts" }) : ok(null);
    },
);
