import { useCase } from "../../shared/token.ts";
import { FITBOOK_KINDS } from "../fitbook-kind.ts";
import { maker } from "../../shared/use-case.ts";
import { Notifications } from "../notifications.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { FitbookKind } from "../fitbook-kind.ts";

/** A kind, whether the customer is told it, and whether letters tell that there is some of it, which none do while it is off. */
export type ChosenKind = { readonly kind: FitbookKind; readonly isOn: boolean; readonly isByLetter: boolean };

/** Every kind of Fitbook's notifications with what the customer chose. Source: specification/fitbook.md, Feed and pages. */
export type ListFitbookKinds = (customer: CustomerId) => Promise<readonly ChosenKind[]>;
export const ListFitbookKinds = useCase<ListFitbookKinds>("notifications", "ListFitbookKinds");

export const makeListFitbookKinds = maker(
  ListFitbookKinds,
  { notifications: Notifications },
  ({ notifications }: { readonly notifications: Pick<Notifications, "switchedOff" | "byLetter"> }) =>
    async (customer) => {
      const [off, byLetter] = await Promise.all([notifications.switchedOff(customer), notifications.byLetter(customer)]);
      return FITBOOK_KINDS.map((kind) => ({ kind, isOn: !off.includes(kind), isByLetter: byLetter.includes(kind) }));
    },
);
