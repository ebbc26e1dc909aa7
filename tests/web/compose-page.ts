import { composePage as composePageOf } from "#web/features/site/page/composition.ts";
import { shell } from "#web/shells/shop/composition.ts";
import type { Container } from "#adapters/composition/container.ts";

/** A page of the shop over a server's use cases. */
export const composePage = (server: Container): Container => composePageOf(shell.features, server);
