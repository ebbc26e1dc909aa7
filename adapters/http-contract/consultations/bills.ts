import * as z from "zod/mini";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { SERVICE_PAPERS } from "#core/invoices/service-paper.ts";
import { payableId } from "#core/ledger/entry.ts";
import { answerOf, endpoint, fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, idOf, instant, mobile, rupees } from "#adapters/http-contract/scalars.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const numbered = { number: ["invoice_number", z.string()], day: ["invoice_date", calendarDay] } as const;

const servicePaper: Shape<ServicePaper> = fields({
  ...numbered,
  kind: z.enum(SERVICE_PAPERS),
  reference: ["booking_id", z.string()],
  supplier: [
    "therapist",
    fields({
      name: z.string(),
      qualifications: z.array(z.string()),
      council: z.nullable(z.string()),
      registration: ["registration_no", z.nullable(z.string())],
      address: z.nullable(z.string()),
    }),
  ],
  buyer: ["billed_to", fields({ name: z.string(), mobile: z.nullable(mobile) })],
  patient: z.nullable(z.string()),
  start: instant,
  length: z.int(),
  mode: z.enum(MODES),
  rate: ["gst", z.number()],
  tax: fields({ taxable: ["taxable_value", rupees], cgst: rupees, sgst: rupees, igst: rupees }),
  total: ["final_amount", rupees],
  against: z.nullable(fields(numbered)),
});

export const showMyBills = endpoint(ShowMyBills, {
  method: "GET",
  path: "/get/invoice",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ id: z.optional(idOf(payableId)) }),
    ({ id = null }): PayableId | null => id,
    (id) => (id === null ? {} : { id }),
  ),
  response: z.array(servicePaper),
  refusals: { "unknown-booking": answerOf(404, "Booking not found") },
});
