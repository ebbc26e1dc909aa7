import { useEffect, useState } from "react";

/**
 * False during the first drawing of a part, which must be the same as the server's: without the browser's storage and without a signed-in
 * customer.
 */
export function useAwake(): boolean {
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  return isAwake;
}
