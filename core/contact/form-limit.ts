import { networkOf } from "../identity/network.ts";
import type { Caller } from "../identity/session.ts";
import type { Attempt } from "../shared/limits.port.ts";

const HOUR = 60 * 60 * 1000;

/** Forms that anybody may send: ten an hour from one place. */
export const formAttempt = ({ address }: Caller): Attempt => ({
  limit: { name: "forms", most: 10, within: HOUR },
  by: networkOf(address),
});
