import { describe } from "vitest";
import { walksThroughBookings } from "./booking-model.ts";

describe("whatever everybody does to bookings for long", () => walksThroughBookings({ runs: 150, minutes: 5 }));
