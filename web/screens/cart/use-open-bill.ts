import { useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { BillDesk } from "#web/stores/bill-desk.ts";

/** The bill is brought up to date when it is first shown and whenever the window is come back to: coupons end while nobody looks. */
export function useOpenBill(): void {
  const desk = useStore(BillDesk);
  useEffect(() => {
    const open = () => void desk.open();
    open();
    globalThis.addEventListener("focus", open);
    return () => globalThis.removeEventListener("focus", open);
  }, [desk]);
}
