import type { PayableId } from "../ledger/entry.ts";
import type { Payables } from "./payables.port.ts";

/**
 * Payables of several kinds as one: each id goes to those that `of` names for it, and a customer has those of all `kinds`. Source:
 * specification/payments.md, What is paid for.
 */
export const joinedPayables = (kinds: readonly Payables[], of: (id: PayableId) => Payables): Payables => ({
  unpaid: async (customer, at) => (await Promise.all(kinds.map((one) => one.unpaid(customer, at)))).flat(),
  withId: (id) => of(id).withId(id),
  named: (id) => of(id).named(id),
  record: (id, given) => of(id).record(id, given),
  ask: (id, attempt) => of(id).ask(id, attempt),
  recordRefund: (id, given) => of(id).recordRefund(id, given),
  recordSurplus: (id, given) => of(id).recordSurplus(id, given),
  leaveToStaff: (id, refund) => of(id).leaveToStaff(id, refund),
  planCheck: (id, planned) => of(id).planCheck(id, planned),
});
