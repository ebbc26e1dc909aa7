import { observer } from "mobx-react-lite";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";

const unpaidOrders = lateCode(() => import("./unpaid-orders.tsx"), "UnpaidOrders");

/**
 * The orders of whoever is signed in that wait for their payment and have products of the cart; their code comes with the first cart of a
 * customer.
 */
export const LateUnpaidOrders = observer(function LateUnpaidOrders() {
  const { customer } = useStore(SessionStore);
  return customer === null ? null : (
    <Opened key={customer} load={unpaidOrders} given={{ customer, which: "with-shared-products" as const }} waits={false} />
  );
});
