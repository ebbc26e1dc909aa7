import { needsIn } from "#web/platform/late/needs.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { Names, NeedsOf } from "#web/platform/late/needs.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type UseCase = (...given: unknown[]) => Promise<unknown>;

/** What a model needs, as a window gives it: each use case is looked for with its call, so that a test may bind it meanwhile. */
export function lateNeeds<Named extends Names>(all: AllDependencies, names: Named): NeedsOf<Named> {
  const late = (stored: unknown) => (stored === AllDependencies ? all : called(stored));
  const called =
    (stored: unknown): UseCase =>
    async (...given) =>
      ((await all()).get(stored as never) as UseCase)(...given);
  return needsIn({ get: late as Dependencies["get"] }, names);
}
