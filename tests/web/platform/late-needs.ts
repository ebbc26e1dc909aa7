import type { NeedsOf } from "#core/shared/use-case.ts";
import type { Token } from "#core/shared/token.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

type UseCase = (...given: unknown[]) => Promise<unknown>;

/** What a model needs, as a window gives it: each use case is looked for with its call, so that a test may bind it meanwhile. */
export const lateNeeds = <Names extends { readonly [name: string]: Token<unknown> }>(all: AllDependencies, names: Names): NeedsOf<Names> =>
  Object.fromEntries(
    Object.entries(names).map(([name, kept]) => [name, async (...given: unknown[]) => ((await all()).get(kept) as UseCase)(...given)]),
  ) as NeedsOf<Names>;
