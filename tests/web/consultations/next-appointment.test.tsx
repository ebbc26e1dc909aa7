import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NextAppointment } from "#web/features/consultations/appointments/next-appointment.tsx";
import { aBookingView } from "#tests/builders/a-booking-view.ts";

const MINUTE = 60_000;
const booking = aBookingView({ state: "confirmed" });
const shownAt = (now: number) => {
  const { unmount } = render(<NextAppointment booking={booking} answers="none" now={now} />);
  return {
    joins: screen.queryByRole("link", { name: "Join the consultation" }),
    prepares: screen.queryByText(/^The room opens on /),
    unmount,
  };
};

describe("the appointment that comes next", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says when its room opens, and lets them join from that moment on, without a press, until it closes", () => {
    render(<NextAppointment booking={booking} answers="none" now={booking.start - 40 * MINUTE} />);
    expect(screen.queryByText(/^The room opens on /)).not.toBeNull();
    act(() => void vi.advanceTimersByTime(30 * MINUTE - 1));
    expect(screen.queryByRole("link", { name: "Join the consultation" })).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("link", { name: "Join the consultation" }).getAttribute("href")).toContain(booking.id);
    act(() => void vi.advanceTimersByTime((10 + booking.length + 15) * MINUTE));
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each([
    ["none", "Answer pre-consultation questions"],
    ["in_progress", "Go on with pre-consultation questions"],
    ["completed", "Answers sent: read or change"],
    ["amended", "Send your changed answers again"],
  ] as const)("leads to the questions by how far they are: %s", (answers, title) => {
    render(<NextAppointment booking={booking} answers={answers} now={booking.start - 60 * MINUTE} />);
    expect(screen.getByRole("link", { name: title }).getAttribute("href")).toContain("booking=");
    cleanup();
  });

  it("waits for one that is further away than a timer reaches", () => {
    const { prepares, joins, unmount } = shownAt(booking.start - 60 * 24 * 60 * MINUTE);
    expect([prepares === null, joins]).toEqual([false, null]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText(/^The room opens on /)).not.toBeNull();
    unmount();
  });
});
