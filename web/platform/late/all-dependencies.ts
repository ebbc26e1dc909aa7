import { token } from "#core/shared/token.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/**
 * Loads everything that a shell can do, also what few pages need: sign-in, the account, notifications and the like. A window loads it when
 * it is first asked for; the server has it from the start. Throws PortUnavailable where it can't be loaded.
 */
export type AllDependencies = () => Promise<Dependencies>;
export const AllDependencies = token<AllDependencies>("AllDependencies");
