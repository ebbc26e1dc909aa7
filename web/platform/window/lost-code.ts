import { PortUnavailable } from "#core/shared/port-unavailable.ts";

/** Code that does not come, without a line or after the shop was put up anew, is an outage and no defect. */
export function codeUnavailable(error: unknown): never {
  throw new PortUnavailable("code of the shop", error);
}
