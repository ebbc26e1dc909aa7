import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Notifications } from "./notifications.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Language } from "../shared/language.ts";
import type { FitbookKind } from "./fitbook-kind.ts";

/** Whether letters tell that there is something of a kind; `language`: in which all of them are written from now on. */
export type ChosenLetters = { readonly kind: FitbookKind; readonly isByLetter: boolean; readonly language: Language };

/**
 * Chooses for one kind whether a letter says that there is something new. Again is the same. Source: specification/notifications.md,
 * Letters.
 */
export type ChooseFitbookLetters = (customer: CustomerId, chosen: ChosenLetters) => Promise<null>;
export const ChooseFitbookLetters = useCase<ChooseFitbookLetters>("notifications", "ChooseFitbookLetters");

type Needs = { readonly notifications: Pick<Notifications, "chooseLetters">; readonly now: Clock };

export const makeChooseFitbookLetters = maker(
  ChooseFitbookLetters,
  { notifications: Notifications, now: Clock },
  ({ notifications, now }: Needs) =>
    async (customer, chosen) => {
      await notifications.chooseLetters(customer, chosen, now());
      return null;
    },
);
