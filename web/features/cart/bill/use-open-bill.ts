import { useEffect, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { BillLoader } from "./bill-loader.ts";

/**
 * The bill is brought up to date when it is first shown and whenever the window or the line comes back: coupons end while nobody looks. An
 * empty cart has no bill, and asks for nothing.
 */
export function useOpenBill(isShown: boolean): void {
  const desk = useStore(BillLoader);
  const [wasShown, tell] = useState(isShown);
  if (isShown && !wasShown) tell(true);
  useEffect(() => {
    if (!wasShown) return;
    const open = () => void desk.open();
    open();
    for (const back of BACK) globalThis.addEventListener(back, open);
    return () => {
      for (const back of BACK) globalThis.removeEventListener(back, open);
    };
  }, [desk, wasShown]);
}

const BACK = ["focus", "online"];
