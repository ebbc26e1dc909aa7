import { createContext, useContext, useMemo } from "react";
import type { RouteObject } from "react-router-dom";
import type { Token } from "#core/shared/token.ts";
import type { NeedsOf } from "#core/shared/use-case.ts";

/** What a shell provides to its screens, by token or by class. An inversify container is one. */
export type Dependencies = { get<T>(kept: Token<T> | (new (...needs: never) => T)): T };

const DependenciesContext = createContext<Dependencies | null>(null);
export const DependenciesProvider = DependenciesContext.Provider;

export function useDependency<T>(kept: Token<T> | (new (...needs: never) => T)): T {
  const dependencies = useContext(DependenciesContext);
  if (dependencies === null) throw new TypeError(`${String(kept)} is asked for outside <DependenciesProvider>`);
  return dependencies.get(kept);
}

/** What a model needs, by its names for it: `names` stays the same from drawing to drawing. A use case may come late, with its first call. */
export function useNeeds<Names extends { readonly [name: string]: Token<unknown> }>(names: Names): NeedsOf<Names> {
  const dependencies = useContext(DependenciesContext);
  if (dependencies === null) throw new TypeError("needs are asked for outside <DependenciesProvider>");
  return useMemo(() => needsIn(dependencies, names), [dependencies, names]);
}

/** What a shell provides, by these names. */
const needsIn = <Names extends { readonly [name: string]: Token<unknown> }>(dependencies: Dependencies, names: Names): NeedsOf<Names> =>
  Object.fromEntries(Object.entries(names).map(([name, kept]) => [name, dependencies.get(kept)])) as NeedsOf<Names>;

export const useStore = <T,>(store: new (...needs: never) => T): T => useDependency(store);

/** The routes of a site, with the late routes that are loaded. */
export type Routes = (keeper: Dependencies, late: readonly RouteObject[]) => RouteObject[];
/** Loads the late routes of an address. */
export type LateRoutes = (path: string) => Promise<(keeper: Dependencies) => RouteObject[]>;
