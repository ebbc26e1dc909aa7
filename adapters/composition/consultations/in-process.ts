import { FreezeSharedData } from "#core/consultations/access/freeze-shared-data.port.ts";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { AdmitPatient, makeAdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { makeReachByPhone, ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { makeShowPhoneOfPatient, ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { CallRelay } from "#core/consultations/call/call-relay.port.ts";
import { CallSeals } from "#core/consultations/call/call-seals.port.ts";
import { CheckIn, makeCheckIn } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall, makeCompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { LeaveCall, makeLeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { makeRemovePatient, RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { makeReportLine, ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { makeSwitchLine, SwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { Rooms } from "#core/consultations/call/rooms.port.ts";
import { makeSendSignal, SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { makeShowDeskDay, ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { makeTakeSeat, TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { makeWatchCall, WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { makeWatchRooms, WatchRooms } from "#core/consultations/call/watch-rooms.use-case.ts";
import { Households } from "#core/account/households.port.ts";
import { KeptDirectory, keptDirectory } from "#core/consultations/directory/kept/kept-directory.ts";
import { FindPractitionersNearby, makeFindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { FindPractitioners, makeFindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { ListFreeTimes, makeListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { ListTherapies, makeListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { makeShowDay, ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { makeShowPractitioner, ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { DownloadBill, makeDownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { makeShowMyBills, ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { GiveBookingFeedback, makeGiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ListPractitionerReviews, makeListPractitionerReviews } from "#core/consultations/visit/list-practitioner-reviews.use-case.ts";
import { makeReviewPractitioner, ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { Reviews } from "#core/reviews/reviews.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { Documents } from "#core/invoices/documents.port.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { CancelBooking, makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking, makeConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { ExpireBooking, makeExpireBooking } from "#core/consultations/booking/expire-booking.use-case.ts";
import { HoldTime, makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ListMyBookings, makeListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { CallOffBooking, makeCallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { makePreviewCancel, PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { makeReleaseHold, ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { makeShowBooking, ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { AllowCareData, makeAllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents, makeListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { makePreviewReschedule, PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { makeRebookBooking, RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { GiveFeeBack, makeGiveFeeBack } from "#core/consultations/missed/give-fee-back.use-case.ts";
import { makeTakeFeeBack, TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { makeRescheduleBooking, RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { BookingMessages } from "#core/consultations/news/booking-messages.ts";
import { CalendarFile } from "#core/consultations/news/calendar-file.port.ts";
import { DownloadCalendarFile, makeDownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { FollowBooking, makeFollowBooking } from "#core/consultations/news/follow-booking.use-case.ts";
import { FollowPrescription, makeFollowPrescription } from "#core/consultations/news/follow-prescription.use-case.ts";
import { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import { makeRemindOfBooking, RemindOfBooking } from "#core/consultations/news/remind-of-booking.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { PlaceNames } from "#core/shipping/place-names.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { makePractitionerOf, PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { ChangeOwnCalendar, makeChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { makePreviewOwnCalendar, PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { makeShowOwnCalendar, ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { makeShowOwnDay, ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { prescriptionsInProcess } from "./prescriptions-in-process.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function consultationsInProcess(container: Container): void {
  make(container, KeptDirectory, keptDirectory, { practitioners: Practitioners, now: Clock });
  make(container, FindPractitioners, makeFindPractitioners, { directory: KeptDirectory, practitioners: Practitioners });
  make(container, FindPractitionersNearby, makeFindPractitionersNearby, { find: FindPractitioners, names: PlaceNames });
  make(container, ListTherapies, makeListTherapies, { directory: KeptDirectory });
  make(container, ShowPractitioner, makeShowPractitioner, { practitioners: Practitioners, now: Clock });
  make(container, PractitionerOf, makePractitionerOf, { customers: Customers, practitioners: Practitioners });
  make(container, ListFreeTimes, makeListFreeTimes, { practitioners: Practitioners, now: Clock });
  make(container, ShowDay, makeShowDay, { practitioners: Practitioners, households: Households, now: Clock });
  make(container, ListCareConsents, makeListCareConsents, { trackers: Trackers, consents: MemberConsents });
  make(container, AllowCareData, makeAllowCareData, {
    trackers: Trackers,
    consents: MemberConsents,
    households: Households,
    now: Clock,
  });
  make(container, HoldTime, makeHoldTime, {
    bookings: Bookings,
    households: Households,
    consents: ListCareConsents,
    now: Clock,
    newId: NewId,
  });
  make(container, ReleaseHold, makeReleaseHold, { bookings: Bookings, now: Clock });
  make(container, ConfirmBooking, makeConfirmBooking, { bookings: Bookings, now: Clock });
  make(container, ShowBooking, makeShowBooking, { bookings: Bookings, reviews: Reviews, prescriptions: Prescriptions, now: Clock });
  make(container, ReviewPractitioner, makeReviewPractitioner, {
    bookings: Bookings,
    reviews: Reviews,
    limits: Limits,
    now: Clock,
    newId: NewId,
  });
  make(container, ListPractitionerReviews, makeListPractitionerReviews, { reviews: Reviews });
  make(container, GiveBookingFeedback, makeGiveBookingFeedback, { bookings: Bookings });
  make(container, ListMyBookings, makeListMyBookings, { bookings: Bookings, now: Clock });
  make(container, PreviewCancel, makePreviewCancel, { bookings: Bookings, now: Clock });
  make(container, CancelBooking, makeCancelBooking, { bookings: Bookings, now: Clock });
  make(container, TakeFeeBack, makeTakeFeeBack, { bookings: Bookings, now: Clock });
  make(container, GiveFeeBack, makeGiveFeeBack, { bookings: Bookings, now: Clock });
  make(container, RebookBooking, makeRebookBooking, { bookings: Bookings, now: Clock });
  make(container, PreviewReschedule, makePreviewReschedule, {
    bookings: Bookings,
    practitioners: Practitioners,
    subscriptions: PlanSubscriptions,
    now: Clock,
  });
  make(container, RescheduleBooking, makeRescheduleBooking, { bookings: Bookings, now: Clock });
  const telling = {
    bookings: Bookings,
    customers: Customers,
    notifications: Notifications,
    messages: BookingMessages,
    now: Clock,
    newId: NewId,
  };
  make(container, FollowBooking, makeFollowBooking, telling);
  make(container, FollowPrescription, makeFollowPrescription, { ...telling, prescriptions: Prescriptions });
  make(container, RemindOfBooking, makeRemindOfBooking, telling);
  make(container, DownloadCalendarFile, makeDownloadCalendarFile, { bookings: Bookings, file: CalendarFile });
  make(container, ShowMyBills, makeShowMyBills, { bookings: Bookings, customers: Customers, households: Households });
  make(container, DownloadBill, makeDownloadBill, { showMyBills: ShowMyBills, documents: Documents });
  make(container, ExpireBooking, makeExpireBooking, { bookings: Bookings, now: Clock });
  callsInProcess(container);
  ownCalendarInProcess(container);
  prescriptionsInProcess(container);
}

function ownCalendarInProcess(container: Container): void {
  const needs = { practitionerOf: PractitionerOf, register: PractitionerRegister, now: Clock };
  make(container, ShowOwnCalendar, makeShowOwnCalendar, needs);
  make(container, PreviewOwnCalendar, makePreviewOwnCalendar, needs);
  make(container, ChangeOwnCalendar, makeChangeOwnCalendar, needs);
  make(container, ShowOwnDay, makeShowOwnDay, needs);
}

function callsInProcess(container: Container): void {
  const people = { rooms: Rooms, households: Households, customers: Customers, now: Clock };
  make(container, CheckIn, makeCheckIn, { ...people, bookings: Bookings });
  make(container, ShowDeskDay, makeShowDeskDay, { ...people, practitionerOf: PractitionerOf });
  const seats = { rooms: Rooms, seals: CallSeals, now: Clock };
  const taking = { ...seats, practitionerOf: PractitionerOf, relay: CallRelay };
  make(container, TakeAudioSeat, makeTakeSeat("audio"), taking);
  make(container, TakeVideoSeat, makeTakeSeat("video"), taking);
  make(container, LeaveCall, makeLeaveCall, seats);
  make(container, ReportLine, makeReportLine, seats);
  make(container, SwitchLine, makeSwitchLine, seats);
  make(container, SendSignal, makeSendSignal, seats);
  make(container, WatchCall, makeWatchCall, seats);
  const desk = { rooms: Rooms, practitionerOf: PractitionerOf, now: Clock };
  make(container, AdmitPatient, makeAdmitPatient, { ...desk, freeze: FreezeSharedData });
  make(container, RemovePatient, makeRemovePatient, desk);
  make(container, CompleteCall, makeCompleteCall, desk);
  make(container, ReachByPhone, makeReachByPhone, desk);
  make(container, ShowPhoneOfPatient, makeShowPhoneOfPatient, { ...desk, customers: Customers, accessLog: AccessLog });
  make(container, CallOffBooking, makeCallOffBooking, desk);
  make(container, WatchRooms, makeWatchRooms, { rooms: Rooms, now: Clock });
}
