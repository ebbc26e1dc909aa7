import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { ExpireBooking } from "#core/consultations/booking/expire-booking.use-case.ts";
import { GiveFeeBack } from "#core/consultations/missed/give-fee-back.use-case.ts";
import { BookingMessages } from "#core/consultations/news/booking-messages.ts";
import { CalendarFile } from "#core/consultations/news/calendar-file.port.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { FollowBooking } from "#core/consultations/news/follow-booking.use-case.ts";
import { RemindOfBooking } from "#core/consultations/news/remind-of-booking.use-case.ts";
import { calendarFile } from "#adapters/calendar-file/calendar-file.ts";
import { calendarDownload } from "#adapters/http-server/downloads/calendar-download.ts";
import { payableId } from "#core/ledger/entry.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { Practitioners } from "#core/consultations/practitioners.port.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import { postgresMemberConsents } from "#adapters/postgres/consultations/member-consents.ts";
import { consultationsInProcess } from "./in-process.ts";
import * as bookings from "#adapters/http-contract/consultations/bookings.ts";
import * as payment from "#adapters/http-contract/consultations/booking-payment.ts";
import * as endpoints from "#adapters/http-contract/consultations/endpoints.ts";
import type { BookingJob } from "#core/consultations/booking/booking-job.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const consultationsArea = {
  name: "consultations",
  ports(container, { db, site, words }) {
    container.bind(BookingMessages).toConstantValue(words.bookingMessages(site));
    container.bind(CalendarFile).toConstantValue(calendarFile(site));
    container.bind(Bookings).toConstantValue(postgresBookings(db));
    container.bind(MemberConsents).toConstantValue(postgresMemberConsents(db));
    container.bind(Practitioners).toConstantValue(postgresPractitioners(db));
  },
  useCases: consultationsInProcess,
  workers: (container) =>
    ({
      "expire-booking": ({ booking }) => container.get(ExpireBooking)(payableId(booking)),
      "follow-booking": ({ booking, step }) => container.get(FollowBooking)(payableId(booking), step),
      "give-fee-back": ({ booking }) => container.get(GiveFeeBack)(payableId(booking)),
      "remind-of-booking": ({ booking, start, ahead }) => container.get(RemindOfBooking)({ booking: payableId(booking), start, ahead }),
    }) satisfies Workers<BookingJob>,
  routes: (container) => [calendarDownload(container.get(DownloadCalendarFile))],
  contracts: [endpoints, bookings, payment],
} as const satisfies ServerArea;
