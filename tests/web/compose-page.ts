import { namedBy } from "#core/shared/token.ts";
import { composePage as composePageOf } from "#web/features/site/page/composition.ts";
import { shell } from "#web/shells/shop/composition.ts";
import type { Container, Kept } from "#adapters/composition/container.ts";

/** A page of the shop over a server. As in a window, each use case is looked for with its call, so that a test may bind it meanwhile. */
export const composePage = (server: Container): Container =>
  composePageOf(shell.features, {
    get<T>(stored: Kept<T>): T {
      if (typeof stored !== "symbol" || namedBy(stored).area === null) return server.get(stored);
      return ((...given: unknown[]) => (server.get(stored) as (...given: unknown[]) => unknown)(...given)) as T;
    },
    isBound: (stored) => server.isBound(stored),
    bind: (stored) => server.bind(stored),
  });
