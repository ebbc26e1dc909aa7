import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Alerts } from "./alerts.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AlertId } from "./alert.ts";

/** Deletes one of a customer's alerts. If it is already gone, nothing happens. Source: specification/alerts.md, Switching off. */
export type SwitchOffAlert = (customer: CustomerId, id: AlertId) => Promise<null>;
export const SwitchOffAlert = useCase<SwitchOffAlert>("alerts", "SwitchOffAlert");

export const makeSwitchOffAlert = maker(
  SwitchOffAlert,
  { alerts: Alerts },
  ({ alerts }: { readonly alerts: Pick<Alerts, "switchOff"> }) =>
    async (customer, id) => {
      await alerts.switchOff(customer, id);
      return null;
    },
);
