import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Alerts } from "./alerts.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { ListedAlert } from "./alert.ts";

/** A customer's alerts, the last asked for first, with what was told in the last month. Source: specification/alerts.md, Switching off. */
export type ListMyAlerts = (customer: CustomerId) => Promise<readonly ListedAlert[]>;
export const ListMyAlerts = useCase<ListMyAlerts>("alerts", "ListMyAlerts");

export const makeListMyAlerts = maker(
  ListMyAlerts,
  { alerts: Alerts },
  ({ alerts }: { readonly alerts: Pick<Alerts, "of"> }) =>
    (customer) =>
      alerts.of(customer),
);
