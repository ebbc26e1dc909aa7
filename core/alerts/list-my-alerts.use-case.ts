import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { ListedAlert } from "./alert.ts";
import type { Alerts } from "./alerts.port.ts";

/** A customer's alerts, the last asked for first, with what was told in the last month. Source: specification/alerts.md, Switching off. */
export type ListMyAlerts = (customer: CustomerId) => Promise<readonly ListedAlert[]>;
export const ListMyAlerts = token<ListMyAlerts>("ListMyAlerts");

export const makeListMyAlerts =
  ({ alerts }: { readonly alerts: Pick<Alerts, "of"> }): ListMyAlerts =>
  (customer) =>
    alerts.of(customer);
