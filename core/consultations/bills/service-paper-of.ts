import { creditedBill } from "../../invoices/credited-bill.ts";
import { serviceTax } from "../../invoices/service-paper.ts";
import type { Customer } from "../../identity/customer.ts";
import type { ServicePaper } from "../../invoices/service-paper.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { IssuedPaper } from "../booking/issued-paper.ts";

type Whose = { readonly id: PayableId; readonly buyer: Pick<Customer, "name" | "mobile">; readonly patient: string | null };

/**
 * What an issued paper of a booking shows. `papers` are all of that booking.
 * Source: specification/consultations.md, Papers of a booking.
 */
export function servicePaperOf(issued: IssuedPaper, papers: readonly IssuedPaper[], { id, buyer, patient }: Whose): ServicePaper {
  const { kind, number, day, amount, rate, supplier, start, length, mode } = issued;
  return {
    kind,
    number,
    day,
    reference: id,
    supplier,
    buyer: { name: buyer.name, mobile: buyer.mobile },
    patient,
    start,
    length,
    mode,
    rate,
    tax: serviceTax(amount, rate),
    total: amount,
    against: creditedBill(issued, papers),
  };
}
