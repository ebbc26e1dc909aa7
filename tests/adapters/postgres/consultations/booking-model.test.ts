import { describe } from "vitest";
import { walksThroughBookings } from "./booking-model.ts";

describe("whatever patients, practitioners, the payment provider, time, jobs and staff do to bookings, in any order and at once", () =>
  walksThroughBookings({ runs: 3, seed: 13 }));
