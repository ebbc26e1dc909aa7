import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { AttachedSpan } from "#core/assessments/sharing/tracker-span.ts";
import type { TrackerSpans } from "#core/assessments/sharing/tracker-spans.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AttachedSpanRow } from "./tables.ts";

export const postgresTrackerSpans = (db: Database): TrackerSpans =>
  namingOutages("attached spans", {
    async of(customer, booking) {
      const rows = await db
        .selectFrom("attached_span")
        .selectAll()
        .where("customer", "=", customer)
        .where("booking", "=", booking)
        .orderBy("tracker")
        .execute();
      return rows.map(spanIn);
    },
    async put({ booking, tracker, customer, member, from, to, attachedAt }) {
      const changing = { first_day: from, last_day: to, attached_at: new Date(attachedAt) };
      await db
        .insertInto("attached_span")
        .values({ booking, tracker, customer, member, ...changing })
        .onConflict((taken) => taken.columns(["booking", "tracker"]).doUpdateSet(changing))
        .execute();
    },
    async remove(customer, booking, tracker) {
      await db
        .deleteFrom("attached_span")
        .where("customer", "=", customer)
        .where("booking", "=", booking)
        .where("tracker", "=", tracker)
        .execute();
    },
  });

const spanIn = ({ booking, tracker, customer, member, first_day, last_day, attached_at }: AttachedSpanRow): AttachedSpan => ({
  tracker,
  from: first_day,
  to: last_day,
  customer: customerId(customer),
  booking: payableId(booking),
  member: member === null ? null : memberId(member),
  attachedAt: attached_at.getTime(),
});
