import { ShowOngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { ShowAccessLog } from "#core/consultations/access/show-access-log.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
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
import { CheckIn } from "#core/consultations/call/check-in.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { SwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { watchCallOverHttp } from "#adapters/http-client/call-stream.ts";
import { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { downloadPrescriptionOverHttp } from "#adapters/http-client/prescription-download.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ListPractitionerReviews } from "#core/consultations/visit/list-practitioner-reviews.use-case.ts";
import { ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { paperOverHttp } from "#adapters/http-client/paper-download.ts";
import { downloadCalendarOverHttp } from "#adapters/http-client/calendar-download.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function consultationsOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(WatchCall).toConstantValue(watchCallOverHttp(api));
  container.bind(DownloadBill).toConstantValue(paperOverHttp(api, "a bill as a file", "appointment"));
  container.bind(DownloadPrescription).toConstantValue(downloadPrescriptionOverHttp(api));
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
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/calls.ts"), {
    audioCallToken: TakeAudioSeat,
    videoCallToken: TakeVideoSeat,
    checkIn: CheckIn,
    leaveCall: LeaveCall,
    reportLine: ReportLine,
    switchLine: SwitchLine,
    sendSignal: SendSignal,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/visits.ts"), {
    reviewPractitioner: ReviewPractitioner,
    listPractitionerReviews: ListPractitionerReviews,
    giveBookingFeedback: GiveBookingFeedback,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/prescriptions.ts"), {
    showPrescriptions: ShowMyPrescriptions.any,
    showAyurvedaPrescriptions: ShowMyPrescriptions.ayurveda,
    showHomeopathyPrescriptions: ShowMyPrescriptions.homeopathy,
    showUnaniPrescriptions: ShowMyPrescriptions.unani,
    showSiddhaPrescriptions: ShowMyPrescriptions.siddha,
    showYogaPrescriptions: ShowMyPrescriptions.yoga,
    showPhysiotherapyPrescriptions: ShowMyPrescriptions.physiotherapy,
    showNutritionPrescriptions: ShowMyPrescriptions.nutrition,
    showCustomPrescriptions: ShowMyPrescriptions.custom,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/ticks.ts"), {
    tickDose: TickDose,
    showOngoingTherapy: ShowOngoingTherapy,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/access-log.ts"), { showAccessLog: ShowAccessLog });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/consultations/bills.ts"), { showMyBills: ShowMyBills });
}
