import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { watchCallOverHttp } from "#adapters/http-client/call-stream.ts";
import { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { downloadPrescriptionOverHttp } from "#adapters/http-client/prescription-download.ts";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { paperOverHttp } from "#adapters/http-client/paper-download.ts";
import { downloadCalendarOverHttp } from "#adapters/http-client/calendar-download.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function consultationsOverHttp(container: Container, api: Api): void {
  container.bind(WatchCall).toConstantValue(watchCallOverHttp(api));
  container.bind(DownloadBill).toConstantValue(paperOverHttp(api, "a bill as a file", "appointment"));
  container.bind(DownloadPrescription).toConstantValue(downloadPrescriptionOverHttp(api));
  container.bind(DownloadCalendarFile).toConstantValue(downloadCalendarOverHttp(api));
}
