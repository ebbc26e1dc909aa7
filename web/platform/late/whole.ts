import { token } from "#core/shared/token.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/**
 * All that a shell can do, also what few pages need: sign-in, the account, notifications and the like. A window loads that when it is first
 * asked for; the server has it from the start. Throws PortUnavailable where it can't be loaded.
 */
export type Whole = () => Promise<Dependencies>;
export const Whole = token<Whole>("Whole");
