import { AllDependencies } from "./all-dependencies.ts";
import type { Token } from "#core/shared/token.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Kept<T> = Token<T> | (new (...needs: never) => T);

/**
 * Something that is no use case and that a window binds late. Whoever needs it is given a function that answers it once its code has come.
 */
class Late<T> {
  readonly of: Kept<T>;

  constructor(of: Kept<T>) {
    this.of = of;
  }
}

/**
 * A need of what a `late.ts` binds: a store, or what the device keeps. A use case is never needed so: it is asynchronous already, and loads
 * its code with its first call.
 */
/* @__NO_SIDE_EFFECTS__ */
export const late = <T>(of: Kept<T>): Late<T> => new Late(of);

/** By its own names, what somebody needs: use cases, one by one or by their kinds, and what comes late. */
export type Names = { readonly [name: string]: Token<unknown> | Late<unknown> | Names };

/** What is needed under these names. Loading what comes late throws PortUnavailable where its code can't be had. */
export type NeedsOf<Named> = {
  readonly [Name in keyof Named]: Named[Name] extends Late<infer Needed>
    ? () => Promise<Needed>
    : Named[Name] extends Token<infer Needed>
      ? Needed
      : NeedsOf<Named[Name]>;
};

/** What these dependencies have under the names. */
export function needsIn<Named extends Names>(dependencies: Dependencies, names: Named): NeedsOf<Named>;
export function needsIn(dependencies: Dependencies, names: Names): unknown {
  const given = (need: Names[string]): unknown => {
    if (typeof need === "symbol") return dependencies.get(need);
    if (need instanceof Late) return async () => (await dependencies.get(AllDependencies)()).get(need.of);
    return needsIn(dependencies, need);
  };
  return Object.fromEntries(Object.entries(names).map(([name, need]) => [name, given(need)]));
}
