import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Notifications } from "../notifications.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChosenKind } from "./list-fitbook-kinds.use-case.ts";

/**
 * Switches a kind of Fitbook's notifications on or off. What is off is neither listed nor told live, also what came before, and stands
 * there again once it is on. Again is the same. Source: specification/fitbook.md, Feed and pages.
 */
export type SwitchFitbookKind = (customer: CustomerId, chosen: Omit<ChosenKind, "isByLetter">) => Promise<null>;
export const SwitchFitbookKind = useCase<SwitchFitbookKind>("notifications", "SwitchFitbookKind");

type Needs = { readonly notifications: Pick<Notifications, "switchKind">; readonly now: Clock };

export const makeSwitchFitbookKind = maker(
  SwitchFitbookKind,
  { notifications: Notifications, now: Clock },
  ({ notifications, now }: Needs) =>
    async (customer, chosen) => {
      await notifications.switchKind(customer, chosen, now());
      return null;
    },
);
