import { creditedBill } from "../../invoices/credited-bill.ts";
import { labLine } from "../../invoices/lab-paper.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Households } from "../../account/households.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Customer } from "../../identity/customer.ts";
import type { LabPaper } from "../../invoices/lab-paper.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";

/**
 * The papers of a lab booking of the customer's own, the newest first. Somebody else's booking is refused like one that does not exist.
 * Source: specification/labs.md, Papers of a lab booking.
 */
export type ShowMyLabBills = (customer: CustomerId, booking: PayableId) => Promise<Result<readonly LabPaper[], UnknownLabBooking>>;
export const ShowMyLabBills = useCase<ShowMyLabBills>("labs", "ShowMyLabBills");

type Needs = {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: { readonly withId: (id: CustomerId) => Promise<Pick<Customer, "name" | "mobile"> | null> };
  readonly households: Pick<Households, "family">;
};

export const makeShowMyLabBills = maker(
  ShowMyLabBills,
  { bookings: LabBookings, customers: Customers, households: Households },
  ({ bookings, customers, households }: Needs) =>
    async (customer, payable) => {
      const stored = await bookings.withId(payable);
      if (stored?.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      const [buyer, family] = await Promise.all([customers.withId(customer), households.family(customer)]);
      if (buyer === null) return refused({ kind: "unknown-booking" });
      const { id, basket } = stored.booking;
      const nameOf = (person: number | null): string | null => {
        const member = person === null ? null : (basket.people[person]?.member ?? null);
        return family.find((relative) => relative.id === member)?.name ?? null;
      };
      return ok(
        stored.papers.toReversed().map(({ amount, lines, ...paper }) => ({
          ...paper,
          reference: id,
          buyer: { name: buyer.name, mobile: buyer.mobile },
          lines: lines.map(({ person, ...line }) => labLine({ ...line, person: nameOf(person) })),
          total: amount,
          against: creditedBill(paper, stored.papers),
        })),
      );
    },
);
