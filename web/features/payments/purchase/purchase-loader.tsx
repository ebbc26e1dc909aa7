import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { PaymentRedirect } from "./payment-redirect.tsx";
import type { ReactNode } from "react";
import type { PurchaseModel } from "./purchase-model.ts";

type PurchaseLoaderProps<Read> = {
  readonly purchase: PurchaseModel<Read, unknown>;
  readonly notShown: string;
  readonly waiting: ReactNode;
  /** In the place of what is not this customer's. */
  readonly unknown: ReactNode;
  readonly children: (read: Read) => ReactNode;
};

/** Looks for a purchase as long as its page stands, leads on to its payment, and shows it once it is read. */
export const PurchaseLoader = observer(function PurchaseLoader<Read>(props: PurchaseLoaderProps<Read>) {
  const { purchase, notShown, waiting, unknown, children } = props;
  useEffect(() => purchase.begin(), [purchase]);
  const { state, paying } = purchase;
  if (paying.kind === "leaving") return <PaymentRedirect form={paying.form} order={null} />;
  if (state.kind === "unavailable") return <TryAgain what={notShown} onPress={() => void purchase.look()} />;
  if (state.kind !== "read") return waiting;
  return state.value === null ? unknown : children(state.value);
});
