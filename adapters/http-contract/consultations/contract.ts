import * as endpoints from "./endpoints.ts";
import * as bookings from "./bookings.ts";
import * as bills from "./bills.ts";
import * as visits from "./visits.ts";
import * as payment from "./booking-payment.ts";
import * as calls from "./calls.ts";
import * as desk from "./desk.ts";
import * as prescribing from "./prescribing.ts";
import * as prescriptions from "./prescriptions.ts";
import * as templates from "./templates.ts";
import * as accessLog from "./access-log.ts";
import * as ticks from "./ticks.ts";
import * as ownCalendar from "./own-calendar.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const consultationsContract: Contract = [
  endpoints,
  bookings,
  bills,
  visits,
  payment,
  calls,
  desk,
  prescribing,
  prescriptions,
  templates,
  accessLog,
  ticks,
  ownCalendar,
];
