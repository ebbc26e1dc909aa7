import { Households } from "#core/account/households.port.ts";
import { QuoteLabBasket, makeQuoteLabBasket } from "#core/labs/choosing/quote-lab-basket.use-case.ts";
import { CancelLabBooking, makeCancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection, makeDeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { EndRecollection, makeEndRecollection } from "#core/labs/undone/end-recollection.use-case.ts";
import { ExpireLabBooking, makeExpireLabBooking } from "#core/labs/booking/expire-lab-booking.use-case.ts";
import { HoldLabSlot, makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { ListMyLabBookings, makeListMyLabBookings } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import { makeMoveLabBooking, MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { makePreviewLabCancel, PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { makeReleaseLabSlot, ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { makeShowLabBooking, ShowLabBooking } from "#core/labs/booking/show-lab-booking.use-case.ts";
import { ListLabSlots, makeListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { FindLabTests, makeFindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { LabSnapshots, labSnapshots } from "#core/labs/list/lab-snapshot.ts";
import { ListLabPackages, makeListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs, makeListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { makeShowLabTest, ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { FollowLabBooking, makeFollowLabBooking } from "#core/labs/news/follow-lab-booking.use-case.ts";
import { makeTellOfFasting, TellOfFasting } from "#core/labs/news/tell-of-fasting.use-case.ts";
import { LabBookingMessages } from "#core/labs/news/lab-booking-messages.ts";
import { LabReportMessages } from "#core/labs/reports/lab-report-messages.ts";
import { makeTellOfLabReport, TellOfLabReport } from "#core/labs/reports/tell-of-lab-report.use-case.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { DownloadLabReport, makeDownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { DownloadLabBill, makeDownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { makeShowMyLabBills, ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { Documents } from "#core/invoices/documents.port.ts";
import { LabReportPaper } from "#core/labs/reports/lab-report-paper.port.ts";
import { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import { makeShowLabReport, ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { ConsentToLabTests, makeConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { EndPrescription, makeEndPrescription } from "#core/labs/requirements/end-prescription.use-case.ts";
import { makeSendLabPrescription, SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function labsInProcess(container: Container): void {
  make(container, LabSnapshots, labSnapshots, { labs: Labs, now: Clock });
  const needs = { snapshots: LabSnapshots };
  make(container, FindLabTests, makeFindLabTests, needs);
  make(container, ListLabPackages, makeListLabPackages, needs);
  make(container, ListLabs, makeListLabs, needs);
  make(container, ShowLabTest, makeShowLabTest, needs);
  make(container, QuoteLabBasket, makeQuoteLabBasket, { ...needs, subscriptions: PlanSubscriptions, now: Clock });
  make(container, ListLabSlots, makeListLabSlots, { ...needs, bookings: LabBookings, now: Clock });
  make(container, HoldLabSlot, makeHoldLabSlot, { ...needs, bookings: LabBookings, households: Households, now: Clock, newId: NewId });
  const booked = { bookings: LabBookings, now: Clock };
  make(container, ListMyLabBookings, makeListMyLabBookings, booked);
  make(container, ShowLabBooking, makeShowLabBooking, booked);
  make(container, ReleaseLabSlot, makeReleaseLabSlot, booked);
  make(container, PreviewLabCancel, makePreviewLabCancel, booked);
  make(container, CancelLabBooking, makeCancelLabBooking, booked);
  make(container, MoveLabBooking, makeMoveLabBooking, booked);
  make(container, DeclineRecollection, makeDeclineRecollection, booked);
  make(container, ShowLabReport, makeShowLabReport, { bookings: LabBookings, reports: LabReports });
  make(container, DownloadLabReport, makeDownloadLabReport, {
    showLabReport: ShowLabReport,
    households: Households,
    customers: Customers,
    paper: LabReportPaper,
  });
  make(container, ShowMyLabBills, makeShowMyLabBills, { bookings: LabBookings, customers: Customers, households: Households });
  make(container, DownloadLabBill, makeDownloadLabBill, { showMyLabBills: ShowMyLabBills, documents: Documents });
  const telling = { bookings: LabBookings, customers: Customers, notifications: Notifications, now: Clock, newId: NewId };
  make(container, TellOfLabReport, makeTellOfLabReport, { ...telling, messages: LabReportMessages });
  make(container, FollowLabBooking, makeFollowLabBooking, { ...telling, messages: LabBookingMessages });
  make(container, TellOfFasting, makeTellOfFasting, { ...telling, messages: LabBookingMessages });
  make(container, ExpireLabBooking, makeExpireLabBooking, booked);
  make(container, EndRecollection, makeEndRecollection, booked);
  make(container, ConsentToLabTests, makeConsentToLabTests, booked);
  make(container, SendLabPrescription, makeSendLabPrescription, { ...booked, uploads: Uploads, prescriptions: Prescriptions });
  make(container, EndPrescription, makeEndPrescription, booked);
}
