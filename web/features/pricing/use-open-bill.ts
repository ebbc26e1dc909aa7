import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { BillLoader } from "./bill-loader.ts";

/** The bill is brought up to date when it is first shown and whenever the window or the line comes back: coupons end while nobody looks. */
export function useOpenBill(): void {
  const desk = useStore(BillLoader);
  useEffect(() => {
    const open = () => void desk.open();
    open();
    for (const back of BACK) globalThis.addEventListener(back, open);
    return () => {
      for (const back of BACK) globalThis.removeEventListener(back, open);
    };
  }, [desk]);
}

const BACK = ["focus", "online"];
