import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const MINUTE = 60_000;

describe("help with an appointment", () => {
  it.each([
    ["what helps at once, and the way in, while its room is open", 5, true],
    ["nothing of that before", 60, false],
  ])("says %s", async (_, minutes, isDue) => {
    const view = { ...aBookingView({ state: "confirmed", start: now + minutes * MINUTE }), complaint: null, review: null, feedback: null };
    await openAsAsha("/appointments/b-1/help", {
      change: (product) => void product.rebind(ShowBooking).toConstantValue(async () => ok({ ...view, isPrescribed: false, now })),
    });
    await screen.findByText(/Dr\. Sunanda Joshi/);
    expect(screen.queryByText("If you can't get into your call right now, this helps at once:") !== null).toBe(isDue);
    expect(screen.queryByRole("link", { name: "Join the consultation" })?.getAttribute("href") ?? null).toBe(
      isDue ? "/videocall?booking=b-1" : null,
    );
  });
});
