import { fileNameOf } from "#core/invoices/download-document.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import type { Api } from "./over-http.ts";

const A_BILL = "a bill as a file";

/** Asks the server for a paper of an appointment as a file. */
export const downloadBillOverHttp =
  (api: Api): DownloadBill =>
  async (customer, { booking, number }) => {
    const at = async () => {
      const { BILL_DOWNLOAD } = await import("#adapters/http-contract/consultations/bill-download.ts"); // Loaded by the first call.
      return `${BILL_DOWNLOAD}?${new URLSearchParams({ id: booking, number })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_BILL, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-document" });
    if (!response.ok) throw new PortUnavailable(A_BILL, response.status);
    return ok({ name: fileNameOf(number), bytes: await bytesOf(api, { customer, of: A_BILL }, response) });
  };
