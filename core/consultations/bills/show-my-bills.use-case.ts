import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { servicePaperOf } from "./service-paper-of.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Households } from "../../account/households.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Customer } from "../../identity/customer.ts";
import type { ServicePaper } from "../../invoices/service-paper.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

/**
 * The papers of a booking of the customer's own, or of all of these (null), the latest appointment first and of each the newest paper
 * first. Somebody else's booking is refused like one that does not exist. Source: specification/consultations.md, Papers of a booking.
 */
export type ShowMyBills = (customer: CustomerId, booking: PayableId | null) => Promise<Result<readonly ServicePaper[], UnknownBooking>>;
export const ShowMyBills = useCase<ShowMyBills>("consultations", "ShowMyBills");

type Needs = {
  readonly bookings: Pick<Bookings, "of" | "own">;
  readonly customers: { readonly withId: (id: CustomerId) => Promise<Pick<Customer, "name" | "mobile"> | null> };
  readonly households: Pick<Households, "family">;
};

export const makeShowMyBills = maker(
  ShowMyBills,
  { bookings: Bookings, customers: Customers, households: Households },
  ({ bookings, customers, households }: Needs) =>
    async (customer, payable) => {
      const one = payable === null ? null : await bookings.own(customer, payable);
      if (payable !== null && one === null) return refused({ kind: "unknown-booking" });
      const [stored, buyer, family] = await Promise.all([
        one === null ? bookings.of(customer) : [one],
        customers.withId(customer),
        households.family(customer),
      ]);
      if (buyer === null) return refused({ kind: "unknown-booking" });
      return ok(
        stored.flatMap(({ booking: { id, member }, papers }) => {
          const patient = family.find((relative) => relative.id === member)?.name ?? null;
          return papers.toReversed().map((issued) => servicePaperOf(issued, papers, { id, buyer, patient }));
        }),
      );
    },
);
