import { observer } from "mobx-react-lite";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { useStore } from "#web/platform/window/dependencies.tsx";

/**
 * For whoever is signed in, whether they have turned safety notices on or not: the shop can't tell one from the other by what a cart loads.
 * Source: specification/safety.md, What the shop learns.
 */
export const LateCartSafety = observer(function LateCartSafety() {
  const { customer } = useStore(SessionStore);
  return customer === null ? null : <Opened key={customer} load={cartSafety} given={{ customer }} waits={false} />;
});

const cartSafety = lateCode(() => import("./cart-safety.tsx"), "CartSafety");
