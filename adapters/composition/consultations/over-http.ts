import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { ShowBooking } from "#core/consultations/booking/show-booking.use-case.ts";
import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { downloadCalendarOverHttp } from "#adapters/http-client/calendar-download.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function consultationsOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(DownloadCalendarFile).toConstantValue(downloadCalendarOverHttp(api));
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/endpoints.ts"), {
    findPractitioners: FindPractitioners,
    listPractitioners: FindPractitioners,
    listActivePractitioners: FindPractitioners,
    findPractitionersNearby: FindPractitionersNearby,
    listTherapies: ListTherapies,
    showPractitioner: ShowPractitioner,
    listFreeTimes: ListFreeTimes,
    showDay: ShowDay,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/bookings.ts"), {
    holdTime: HoldTime,
    releaseHold: ReleaseHold,
    confirmBooking: ConfirmBooking,
    showBooking: ShowBooking,
    listMyBookings: ListMyBookings,
    previewCancel: PreviewCancel,
    cancelBooking: CancelBooking,
    previewReschedule: PreviewReschedule,
    rescheduleBooking: RescheduleBooking,
    rebookBooking: RebookBooking,
    takeFeeBack: TakeFeeBack,
    listCareConsents: ListCareConsents,
    allowCareData: AllowCareData,
  });
}
