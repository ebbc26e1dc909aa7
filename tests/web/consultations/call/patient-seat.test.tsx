import { expect, it } from "vitest";
import { renderHook } from "@testing-library/react";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { patientSeat } from "#web/features/consultations/call/patient-seat.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { composeMemory } from "#tests/composition.ts";

const MINUTE = 60_000;

it("a patient's page of the next call goes by the shop's time, which is known once the shop has answered", async () => {
  const booking = { ...aBookingView({ state: "confirmed" }), isBeingChecked: false };
  const clock = { at: booking.start + 45 * MINUTE }; // The device's own.
  const container = composeMemory();
  container.rebind(ListMyBookings).toConstantValue(async () => {
    clock.at = booking.start;
    return { bookings: [booking], next: null };
  });
  const { result } = renderHook(() => patientSeat.useRead(), {
    wrapper: ({ children }) => <DependenciesProvider value={container}>{children}</DependenciesProvider>,
  });
  const sides = await result.current(customerId("asha"), null, () => clock.at);
  expect([sides?.id, sides?.now]).toEqual([booking.id, booking.start]);
});
