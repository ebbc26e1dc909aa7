import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Language } from "../shared/language.ts";
import type { Notifications } from "./notifications.port.ts";
import type { FitbookKind } from "./fitbook-kind.ts";

/** Whether letters tell that there is something of a kind; `language`: in which all of them are written from now on. */
export type ChosenLetters = { readonly kind: FitbookKind; readonly isByLetter: boolean; readonly language: Language };

/** Chooses for one kind whether a letter says that there is something new. Again is the same. Source: specification/notifications.md, Letters. */
export type ChooseFitbookLetters = (customer: CustomerId, chosen: ChosenLetters) => Promise<null>;
export const ChooseFitbookLetters = token<ChooseFitbookLetters>("ChooseFitbookLetters");

type Needs = { readonly notifications: Pick<Notifications, "chooseLetters">; readonly now: Clock };

export function makeChooseFitbookLetters({ notifications, now }: Needs): ChooseFitbookLetters {
  return async (customer, chosen) => {
    await notifications.chooseLetters(customer, chosen, now());
    return null;
  };
}
