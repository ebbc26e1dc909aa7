import { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { ExpireBooking } from "#core/consultations/booking/expire-booking.use-case.ts";
import { GiveFeeBack } from "#core/consultations/missed/give-fee-back.use-case.ts";
import { BookingMessages } from "#core/consultations/news/booking-messages.ts";
import { CalendarFile } from "#core/consultations/news/calendar-file.port.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { FollowBooking } from "#core/consultations/news/follow-booking.use-case.ts";
import { FollowPrescription } from "#core/consultations/news/follow-prescription.use-case.ts";
import { RemindOfBooking } from "#core/consultations/news/remind-of-booking.use-case.ts";
import { calendarFile } from "#adapters/calendar-file/calendar-file.ts";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { PrescriptionFile } from "#core/consultations/prescriptions/prescription-file.port.ts";
import { prescriptionPdf } from "#adapters/pdf/prescription/prescription-pdf.ts";
import { prescriptionDownload } from "#adapters/http-server/downloads/prescription-download.ts";
import { paperDownload } from "#adapters/http-server/downloads/paper-download.ts";
import { calendarDownload } from "#adapters/http-server/downloads/calendar-download.ts";
import { CallRelay } from "#core/consultations/call/call-relay.port.ts";
import { CallSeals } from "#core/consultations/call/call-seals.port.ts";
import { ownPlaceNames, PlaceNames } from "#core/shipping/place-names.port.ts";
import { GOOGLE_MAPS_ORIGIN, googlePlaceNames } from "#adapters/google-maps/place-names.ts";
import { Rooms } from "#core/consultations/call/rooms.port.ts";
import { WatchCall } from "#core/consultations/call/watch-call.use-case.ts";
import { WatchRooms } from "#core/consultations/call/watch-rooms.use-case.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { callStream } from "#adapters/http-server/streams/call-stream.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { turnRelay } from "#adapters/secrets/call-relay.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { payableId } from "#core/ledger/entry.ts";
import { KeptDirectory } from "#core/consultations/directory/kept/kept-directory.ts";
import { forgetPractitionerChanges } from "#adapters/postgres/consultations/forget-changes.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { PrescriptionTemplates } from "#core/consultations/prescriptions/templates/prescription-templates.port.ts";
import { postgresPrescriptionTemplates } from "#adapters/postgres/consultations/prescription-templates.ts";
import { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import { postgresPrescriptionDrafts } from "#adapters/postgres/consultations/prescription-drafts.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import * as useCases from "#core/consultations/use-cases.ts";
import { postgresMemberConsents } from "#adapters/postgres/consultations/member-consents.ts";
import { consultationsContract } from "#adapters/http-contract/consultations/contract.ts";
import type { BookingJob } from "#core/consultations/booking/booking-job.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly bookingMessages: (site: string) => BookingMessages;
};

export const consultationsArea = {
  name: "consultations",
  async ports(container, { db, listener, settings, site, words }) {
    container.bind(BookingMessages).toConstantValue(words.bookingMessages(site));
    container.bind(CalendarFile).toConstantValue(calendarFile(site));
    container.bind(Ticks).toConstantValue(postgresTicks(db));
    container.bind(AccessLog).toConstantValue(postgresAccessLog(db));
    container.bind(Bookings).toConstantValue(postgresBookings(db));
    container.bind(Rooms).toConstantValue(postgresRooms(db, listener));
    container.bind(CallSeals).toConstantValue(hmacSeals(await sharedKey(db, "call-seals")));
    container
      .bind(CallRelay)
      .toConstantValue(turnRelay({ urls: settings.turnUrls, secret: settings.turnSecret, isOnly: settings.callRelay === "always" }));
    container
      .bind(PlaceNames)
      .toConstantValue(
        settings.mapsKey === null
          ? ownPlaceNames
          : googlePlaceNames({ key: settings.mapsKey, address: GOOGLE_MAPS_ORIGIN, otherwise: ownPlaceNames }),
      );
    container.bind(Prescriptions).toConstantValue(postgresPrescriptions(db, prescriptionHash));
    container.bind(PrescriptionFile).toConstantValue(prescriptionPdf());
    container.bind(PrescriptionDrafts).toConstantValue(postgresPrescriptionDrafts(db));
    container.bind(PrescriptionTemplates).toConstantValue(postgresPrescriptionTemplates(db));
    container.bind(MemberConsents).toConstantValue(postgresMemberConsents(db));
    container.bind(Practitioners).toConstantValue(postgresPractitioners(db));
    container.bind(PractitionerRegister).toConstantValue(postgresPractitionerRegister(db));
  },
  useCases,
  workers: (container) =>
    ({
      "expire-booking": ({ booking }) => container.get(ExpireBooking)(payableId(booking)),
      "follow-booking": ({ booking, step }) => container.get(FollowBooking)(payableId(booking), step),
      "follow-prescription": ({ booking, event }) => container.get(FollowPrescription)(payableId(booking), event),
      "give-fee-back": ({ booking }) => container.get(GiveFeeBack)(payableId(booking)),
      "remind-of-booking": ({ booking, start, ahead }) => container.get(RemindOfBooking)({ booking: payableId(booking), start, ahead }),
    }) satisfies Workers<BookingJob>,
  routes: (container) => [
    calendarDownload(container.get(DownloadCalendarFile)),
    paperDownload("appointment", container.get(DownloadBill)),
    prescriptionDownload(container.get(DownloadPrescription)),
    callStream({ watch: container.get(WatchCall), beats: container.get(Notifications).beats }),
  ],
  contract: consultationsContract,
  hourly: [forgetPractitionerChanges],
  // The directory is read again without anybody waiting for it.
  minutely: [(_db, _now, container) => container.get(WatchRooms)(), (_db, _now, container) => container.get(KeptDirectory)()],
} as const satisfies ServerArea<Words>;
