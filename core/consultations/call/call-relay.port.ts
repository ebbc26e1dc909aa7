import { token } from "../../shared/token.ts";

/** `servers` empty: there is no relay. `isOnly`: each side's address is hidden from the other, everything goes by the relay. */
export type RelayAccess = {
  readonly servers: readonly { readonly urls: readonly string[]; readonly username: string; readonly credential: string }[];
  readonly isOnly: boolean;
};

/**
 * A server that carries a call where no direct line comes about. `at` in milliseconds since 1970. Source:
 * specification/consultation-calls.md, Relay.
 */
export type CallRelay = { access(at: number): RelayAccess };
export const CallRelay = token<CallRelay>("CallRelay");
