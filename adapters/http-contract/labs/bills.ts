import * as z from "zod/mini";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { LAB_PAPERS } from "#core/invoices/lab-paper.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, instant, mobile, rupees } from "#adapters/http-contract/scalars.ts";
import { labBookingId } from "./booking-shapes.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { LabPaper } from "#core/invoices/lab-paper.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const service = z.union([
  fields({ kind: z.literal("tests"), title: bilingualText }),
  fields({ kind: z.enum(["collection", "visit-in-vain", "given-back"]) }),
]);

const numbered = { number: ["invoice_number", z.string()], day: ["invoice_date", calendarDay] } as const;

const labPaper: Shape<LabPaper> = fields({
  ...numbered,
  kind: z.enum(LAB_PAPERS),
  reference: ["booking_id", z.string()],
  supplier: ["lab", fields({ name: z.string(), address: z.string(), accreditation: z.nullable(z.string()) })],
  buyer: ["billed_to", fields({ name: z.string(), mobile: z.nullable(mobile) })],
  start: instant,
  lines: [
    "line_list",
    z.array(
      fields({
        service,
        person: z.nullable(z.string()),
        rate: ["gst", z.number()],
        tax: fields({ taxable: ["taxable_value", rupees], cgst: rupees, sgst: rupees, igst: rupees }),
        amount: rupees,
      }),
    ),
  ],
  total: ["final_amount", rupees],
  against: z.nullable(fields(numbered)),
});

export const showMyLabBills = endpoint(ShowMyLabBills, {
  method: "GET",
  path: "/labs/invoice",
  in: "query",
  audience: "customer",
  request: only("id", labBookingId),
  response: z.array(labPaper),
  refusals: { "unknown-booking": answerOf(404, "Booking not found") },
});
