import * as z from "zod/mini";
import { paise } from "#core/shared/money.ts";
import { deliveryAddress } from "#adapters/http-contract/orders/checkout-facts.ts";
import { titleFields } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { lineShares } from "#adapters/http-contract/orders/order-figures.ts";
import { refundedFields } from "#adapters/http-contract/orders/order-view.ts";
import { calendarDay, rupees } from "#adapters/http-contract/scalars.ts";
import type { CreditNote, CreditNoteLine } from "#core/invoices/credit-note.ts";
import type { DocumentFacts, Invoice } from "#core/invoices/invoice.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { TaxParts } from "#core/orders/order/line-tax.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** What rounding leaves of a part that goes back may be a paisa below nothing. */
const taxed: Shape<Paise> = z.codec(z.number(), z.custom<Paise>(), {
  decode: (amount) => paise(Math.round(amount * 100)),
  encode: (amount) => amount / 100,
});

const parts = { taxable: ["taxable_value", taxed], cgst: taxed, sgst: taxed, igst: taxed } as const;
const tax: Shape<TaxParts> = fields(parts);

const gstState: Shape<DocumentFacts["placeOfSupply"]> = fields({ name: z.string(), code: z.nullable(z.string()) });

const document = {
  number: ["invoice_number", z.string()],
  day: ["invoice_date", calendarDay],
  orderId: ["order_id", z.string()],
  supplier: fields({ name: z.string(), address: z.string(), state: z.string(), gstin: z.string(), gstState: ["gst_state", gstState] }),
  buyer: ["delivery_address", deliveryAddress],
  placeOfSupply: ["place_of_supply", gstState],
  supply: z.enum(["within-a-state", "between-states"]),
  rates: ["tax_list", z.array(fields({ rate: z.number(), ...parts }))],
  tax,
  net: ["net_amount", taxed],
  roundOff: ["round_off", rupees],
  total: ["final_amount", rupees],
} as const;

const invoice: Shape<Invoice> = fields({
  ...document,
  lines: [
    "product_list",
    z.array(
      fields({
        ...titleFields,
        size: z.string(),
        hsn: z.string(),
        rate: ["gst", z.number()],
        quantity: z.int(),
        unitPrice: ["selling_price", rupees],
        ...lineShares,
        tax,
      }),
    ),
  ],
});

const creditNoteLine: Shape<CreditNoteLine> = fields({
  ...refundedFields,
  ...titleFields,
  hsn: z.string(),
  rate: ["gst", z.number()],
  tax,
});

const creditNote: Shape<CreditNote> = fields({
  ...document,
  against: fields({ number: ["invoice_number", z.string()], day: ["invoice_date", calendarDay] }),
  lines: ["product_list", z.array(creditNoteLine)],
});

/** An invoice or a credit note with all that stands on it. */
export const taxDocument: Shape<TaxDocument> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("invoice"), facts: invoice }),
  z.object({ kind: z.literal("credit-note"), facts: creditNote }),
]);
