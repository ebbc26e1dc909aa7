import { PortUnavailable } from "#core/shared/port-unavailable.ts";

/** Code that cannot be loaded, offline or after a new release, is an outage and not a defect. */
export function codeUnavailable(error: unknown): never {
  throw new PortUnavailable("code of the shop", error);
}
