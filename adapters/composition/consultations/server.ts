import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { ExpireBooking } from "#core/consultations/booking/expire-booking.use-case.ts";
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
  ports(container, { db }) {
    container.bind(Bookings).toConstantValue(postgresBookings(db));
    container.bind(MemberConsents).toConstantValue(postgresMemberConsents(db));
    container.bind(Practitioners).toConstantValue(postgresPractitioners(db));
  },
  useCases: consultationsInProcess,
  workers: (container) =>
    ({ "expire-booking": ({ booking }) => container.get(ExpireBooking)(payableId(booking)) }) satisfies Workers<BookingJob>,
  contracts: [endpoints, bookings, payment],
} as const satisfies ServerArea;
