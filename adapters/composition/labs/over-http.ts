import { QuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { ListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { paperOverHttp } from "#adapters/http-client/paper-download.ts";
import { downloadLabReportOverHttp } from "#adapters/http-client/lab-report-download.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function labsOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(DownloadLabBill).toConstantValue(paperOverHttp(api, "a lab bill as a file", "tests"));
  container.bind(DownloadLabReport).toConstantValue(downloadLabReportOverHttp(api));
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/labs/endpoints.ts"), {
    findLabTests: FindLabTests,
    listLabPackages: ListLabPackages,
    listLabs: ListLabs,
    showLabTest: ShowLabTest,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/labs/bookings.ts"), {
    quoteLabBasket: QuoteLabBasket,
    listLabSlots: ListLabSlots,
    holdLabSlot: HoldLabSlot,
    releaseLabSlot: ReleaseLabSlot,
    showLabBooking: ShowLabBooking,
    listMyLabBookings: ListMyLabBookings,
    previewLabCancel: PreviewLabCancel,
    cancelLabBooking: CancelLabBooking,
    moveLabBooking: MoveLabBooking,
    declineRecollection: DeclineRecollection,
    sendLabPrescription: SendLabPrescription,
    consentToLabTests: ConsentToLabTests,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/labs/reports.ts"), { showLabReport: ShowLabReport });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/labs/bills.ts"), { showMyLabBills: ShowMyLabBills });
}
