import { useCallback, useEffect, useState } from "react";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";

type Loaded<T> =
  | { readonly kind: "coming" }
  | { readonly kind: "here"; readonly value: T }
  | { readonly kind: "unavailable"; readonly again: () => void };

/**
 * What a part draws that comes late: `load` is among its needs, and stays the same from drawing to drawing. It comes once a page stands, so
 * that the server and the window's first drawing draw alike.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, enter] = useState<Loaded<T>>({ kind: "coming" });
  const [tries, tryAgain] = useState(0);
  const again = useCallback(() => tryAgain((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isLeft = false;
    load().then(
      (value) => isLeft || enter({ kind: "here", value }),
      (error: unknown) => {
        if (!(error instanceof PortUnavailable)) throw error;
        if (!isLeft) enter({ kind: "unavailable", again });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, tries, again]);
  return loaded;
}
