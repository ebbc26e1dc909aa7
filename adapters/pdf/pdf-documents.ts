import { labSale } from "./lab-sale.ts";
import { planSale } from "./plan-sale.ts";
import { creditNoteSale, invoiceSale } from "./sale.ts";
import { serviceSale } from "./service-sale.ts";
import type { Documents } from "#core/invoices/documents.port.ts";
import type { Sale } from "./sale.ts";

/** Papers as PDF, by pdfkit. The library and its fonts are loaded for the first one. */
export function pdfDocuments(): Documents {
  let loaded: ReturnType<typeof drawing> | null = null;
  const drawn = async (sale: Sale) => {
    loaded ??= drawing();
    const draw = await loaded;
    return draw(sale);
  };
  return {
    invoice: (facts) => drawn(invoiceSale(facts)),
    creditNote: (facts) => drawn(creditNoteSale(facts)),
    servicePaper: (facts) => drawn(serviceSale(facts)),
    labPaper: (facts) => drawn(labSale(facts)),
    planPaper: (facts) => drawn(planSale(facts)),
  };
}

async function drawing() {
  const [{ drawSale }, { Typefaces: Faces }] = await Promise.all([import("./draw-sale.ts"), import("./typefaces.ts")]);
  const faces = new Faces();
  return (sale: Sale) => drawSale(sale, faces);
}
