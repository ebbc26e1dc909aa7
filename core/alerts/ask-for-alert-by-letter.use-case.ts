import { networkOf } from "../identity/network.ts";
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
import { Limits } from "../shared/limits.port.ts";
import { AlertLetters } from "./alert-letters.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { Caller } from "../identity/session.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { AlertNews, AlertWish } from "./alert.ts";
import type { WishedThings } from "./wished-thing.ts";
import type { WishRefusal } from "./fulfilment.ts";

/**
 * Asks for an alert by letter. A letter goes to the address, and the alert waits only after its link was followed.
 *
 * The answer tells nothing about the address: it is the same if the address is new, already waits, or was written to too often.
 * Source: specification/alerts.md, Who is told.
 */
export type AskForAlertByLetter = (
  caller: Caller,
  request: { readonly email: EmailAddress; readonly wish: AlertWish },
) => Promise<Result<null, WishRefusal | { readonly kind: "too-many" }>>;
export const AskForAlertByLetter = useCase<AskForAlertByLetter>("alerts", "AskForAlertByLetter");

const HOUR = 60 * 60 * 1000;
const OF_A_PLACE: Limit = { name: "alerts from a place", most: 10, within: HOUR };
/** If the same is asked for several times at once, one letter is sent. */
const GAP: Limit = { name: "alert gap", most: 1, within: 2 * 60 * 1000 };
const TO_AN_ADDRESS: Limit = { name: "alerts to an address", most: 5, within: 24 * HOUR };

type Needs = WishedThings & {
  readonly alerts: Pick<Alerts, "ask">;
  readonly upcoming: UpcomingAreas;
  readonly limits: Limits;
  readonly letters: AlertLetters;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeAskForAlertByLetter = maker(
  AskForAlertByLetter,
  {
    alerts: Alerts,
    catalogue: Catalogue,
    quizzes: Quizzes,
    upcoming: UpcomingAreas,
    now: Clock,
    newId: NewId,
    limits: Limits,
    letters: AlertLetters,
  },
  ({ alerts, upcoming, limits, letters, now, newId, ...things }: Needs) =>
    async ({ address, language }, { email, wish }) => {
      const at = now();
      const ofPlace = await limits.count([{ limit: OF_A_PLACE, by: networkOf(address) }], at);
      if (ofPlace.kind === "exhausted") return refused({ kind: "too-many" });
      const thing = await wishedThing(wish, things);
      const refusal = wishRefusal(wish, { ...thing, upcoming, at });
      if (refusal !== null) return refused(refusal);
      const about = newsOf(wish, thing);
      const toAddress = await limits.count(
        [
          { limit: GAP, by: `${email} ${subjectOf(wish)}` },
          { limit: TO_AN_ADDRESS, by: email },
        ],
        at,
      );
      if (toAddress.kind === "counted")
        await alerts.ask(email, { id: alertId(newId()), wish, language, at }, (keys) =>
          letters.confirmation({ email, about, keys, language }),
        );
      return ok(null);
    },
);

function subjectOf(alert: AlertWish): string {
  if (alert.kind === "opening") return alert.area;
  return `${alert.kind} ${alert.kind === "quiz-opens" ? alert.quiz : alert.product}`;
}

/** The news that is sent when the wish is fulfilled. Throws if a wish that was not refused is about nothing: that is a defect. */
function newsOf(alert: AlertWish, { product, quiz }: Awaited<ReturnType<typeof wishedThing>>): AlertNews {
  if (alert.kind === "opening") return alert;
  if (alert.kind === "quiz-opens") {
    if (quiz === null) throw new TypeError("a wish that is not refused has its quiz");
    return { kind: alert.kind, quiz: { id: quiz.id, title: quiz.title } };
  }
  if (product === null) throw new TypeError("a wish that is not refused has its product");
  const { id, title, hindi, slug, offer } = product;
  const named = { id, title, hindi, slug, price: offer === null ? null : offer.price };
  return alert.kind === "back-in-stock" ? { kind: alert.kind, product: named } : { kind: alert.kind, product: named, price: alert.price };
}
