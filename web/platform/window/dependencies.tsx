import { createContext, useContext, useMemo } from "react";
import { needsIn } from "#web/platform/late/needs.ts";
import type { RouteObject } from "react-router-dom";
import type { Token } from "#core/shared/token.ts";
import type { Names, NeedsOf } from "#web/platform/late/needs.ts";

/** What a shell provides to its screens, by token or by class. An inversify container is one. */
export type Dependencies = { get<T>(stored: Token<T> | (new (...needs: never) => T)): T };

const DependenciesContext = createContext<Dependencies | null>(null);
export const DependenciesProvider = DependenciesContext.Provider;

export function useDependency<T>(stored: Token<T> | (new (...needs: never) => T)): T {
  const dependencies = useContext(DependenciesContext);
  if (dependencies === null) throw new TypeError(`${String(stored)} is asked for outside <DependenciesProvider>`);
  return dependencies.get(stored);
}

/** What a model needs, by its names for it, as `needsIn` has it: `names` stays the same from drawing to drawing. */
export function useNeeds<Named extends Names>(names: Named): NeedsOf<Named> {
  const dependencies = useContext(DependenciesContext);
  if (dependencies === null) throw new TypeError("needs are asked for outside <DependenciesProvider>");
  return useMemo(() => needsIn(dependencies, names), [dependencies, names]);
}

export const useStore = <T,>(store: new (...needs: never) => T): T => useDependency(store);

/** The routes of a site, with the late routes that are loaded. */
export type Routes = (dependencies: Dependencies, late: readonly RouteObject[]) => RouteObject[];
/** Loads the late routes of an address. */
export type LateRoutes = (path: string) => Promise<(dependencies: Dependencies) => RouteObject[]>;
