import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { answerOf, endpoint } from "#adapters/http-contract/endpoint.ts";
import { documentQuery } from "./document-download.ts";
import { taxDocument } from "./tax-document.ts";

export const showDocument = endpoint(ShowDocument, {
  method: "GET",
  path: "/shopUserOrder/user/getInvoice",
  in: "query",
  audience: "customer",
  request: documentQuery,
  response: taxDocument,
  refusals: { "unknown-order": answerOf(404, "Order not found"), "unknown-document": answerOf(3, "Invoice not found") },
});
