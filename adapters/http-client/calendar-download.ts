import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import type { Api } from "./over-http.ts";

const A_FILE = "an appointment as a calendar file";

/** Asks the server for an appointment as a calendar file. */
export const downloadCalendarOverHttp =
  (api: Api): DownloadCalendarFile =>
  async (customer, id) => {
    const at = async () => {
      const { CALENDAR_DOWNLOAD } = await import("#adapters/http-contract/consultations/calendar-download.ts"); // Loaded by the first call.
      return `${CALENDAR_DOWNLOAD}?id=${encodeURIComponent(id)}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_FILE, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-booking" });
    if (response.status === 409) return refused({ kind: "not-booked" });
    if (!response.ok) throw new PortUnavailable(A_FILE, response.status);
    return ok(new TextDecoder().decode(await bytesOf(api, { customer, of: A_FILE }, response)));
  };
