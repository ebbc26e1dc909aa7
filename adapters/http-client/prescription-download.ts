import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer, fileNameIn } from "./fetch-as-customer.ts";
import type { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import type { Api } from "./over-http.ts";

const A_PRESCRIPTION = "a prescription as a file";

/** Asks the server for a version of a prescription as a file. */
export const downloadPrescriptionOverHttp =
  (api: Api): DownloadPrescription =>
  async (customer, { booking, version }) => {
    const at = async () => {
      const { PRESCRIPTION_DOWNLOAD } = await import("#adapters/http-contract/consultations/prescription-download.ts"); // Loaded by the first call.
      return `${PRESCRIPTION_DOWNLOAD}?${new URLSearchParams({ id: booking, version: String(version) })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_PRESCRIPTION, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-prescription" });
    if (!response.ok) throw new PortUnavailable(A_PRESCRIPTION, response.status);
    const name = fileNameIn(response, `prescription-${version}.pdf`);
    return ok({ name, bytes: await bytesOf(api, { customer, of: A_PRESCRIPTION }, response) });
  };
