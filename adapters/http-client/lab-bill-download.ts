import { fileNameOf } from "#core/invoices/download-document.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import type { Api } from "./over-http.ts";

const A_BILL = "a lab bill as a file";

/** Asks the server for a paper of a lab booking as a file. */
export const downloadLabBillOverHttp =
  (api: Api): DownloadLabBill =>
  async (customer, { booking, number }) => {
    const at = async () => {
      const { LAB_BILL_DOWNLOAD } = await import("#adapters/http-contract/labs/bill-download.ts"); // Loaded by the first call.
      return `${LAB_BILL_DOWNLOAD}?${new URLSearchParams({ id: booking, number })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_BILL, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-document" });
    if (!response.ok) throw new PortUnavailable(A_BILL, response.status);
    return ok({ name: fileNameOf(number), bytes: await bytesOf(api, { customer, of: A_BILL }, response) });
  };
