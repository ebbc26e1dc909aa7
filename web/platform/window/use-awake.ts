import { useEffect, useState } from "react";

/** False while a part is drawn for the first time, as the server drew it: it knows no browser, and nobody who is signed in. */
export function useAwake(): boolean {
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  return isAwake;
}
