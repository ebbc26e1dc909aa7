import { token } from "../../shared/token.ts";
import { FITBOOK_KINDS } from "./fitbook-kind.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Notifications } from "../notifications.port.ts";
import type { FitbookKind } from "./fitbook-kind.ts";

/** A kind, and whether the customer is told it. */
export type ChosenKind = { readonly kind: FitbookKind; readonly isOn: boolean };

/** Every kind of Fitbook's notifications with what the customer chose. Source: specification/fitbook.md, Feed and pages. */
export type ListFitbookKinds = (customer: CustomerId) => Promise<readonly ChosenKind[]>;
export const ListFitbookKinds = token<ListFitbookKinds>("ListFitbookKinds");

export function makeListFitbookKinds({ notifications }: { readonly notifications: Pick<Notifications, "switchedOff"> }): ListFitbookKinds {
  return async (customer) => {
    const off = new Set(await notifications.switchedOff(customer));
    return FITBOOK_KINDS.map((kind) => ({ kind, isOn: !off.has(kind) }));
  };
}
