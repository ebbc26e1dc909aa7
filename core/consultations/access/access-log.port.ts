import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { AccessEntry } from "../booking/access-entry.ts";

/** An entry as it stands in the log; `number` counts up. */
export type NumberedAccess = AccessEntry & { readonly number: number };

/**
 * Who read which health data. Entries are only added. Whoever reads health data of somebody else adds one first, and waits for it: where
 * that throws, nothing is shown. Source: specification/consultations.md, Access log.
 */
export type AccessLog = {
  add(entry: AccessEntry): Promise<void>;
  /** Those of a customer and their members, the newest first; before the entry with that number, or from the newest on (null). */
  of(customer: CustomerId, request: { readonly before: number | null; readonly limit: number }): Promise<readonly NumberedAccess[]>;
};
export const AccessLog = token<AccessLog>("AccessLog");
