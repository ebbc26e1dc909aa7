import { useCallback, useEffect, useState } from "react";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { AllDependencies } from "./all-dependencies.ts";
import type { Token } from "#core/shared/token.ts";

type Coming<T> =
  | { readonly kind: "coming" }
  | { readonly kind: "here"; readonly value: T }
  | { readonly kind: "unavailable"; readonly again: () => void };

/** Something of what few pages need. It comes once a page stands, so that the server and the window's first drawing draw alike. */
export function useLateDependency<T>(kept: Token<T> | (new (...needs: never) => T)): Coming<T> {
  const allDependencies = useDependency(AllDependencies);
  const [coming, enter] = useState<Coming<T>>({ kind: "coming" });
  const [tries, tryAgain] = useState(0);
  const again = useCallback(() => tryAgain((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isLeft = false;
    allDependencies().then(
      (keeper) => isLeft || enter({ kind: "here", value: keeper.get(kept) }),
      (error: unknown) => {
        if (!(error instanceof PortUnavailable)) throw error;
        if (!isLeft) enter({ kind: "unavailable", again });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [allDependencies, kept, tries, again]);
  return coming;
}
