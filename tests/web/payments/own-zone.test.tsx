import { render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OwnZone } from "#web/features/payments/purchase/own-zone.tsx";

const shownIn = (zone: string, moment: string): string | null => {
  vi.stubEnv("TZ", zone);
  const { container, unmount } = render(<OwnZone at={Date.parse(moment)} />);
  const text = container.textContent;
  unmount();
  return text;
};

describe("a time for a reader abroad", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it("is shown by their own clock too, in summer time where that is in force at that moment", () => {
    expect(shownIn("Asia/Dubai", "2026-11-23T10:00:00+05:30")).toBe("In your time zone: Mon 23 Nov, 8:30 am");
    expect(shownIn("America/New_York", "2026-07-01T06:00:00+05:30")).toBe("In your time zone: Tue 30 Jun, 8:30 pm");
    expect(shownIn("America/New_York", "2026-12-01T06:00:00+05:30")).toBe("In your time zone: Mon 30 Nov, 7:30 pm");
    expect(shownIn("Pacific/Apia", "2026-11-23T20:00:00+05:30")).toBe("In your time zone: Tue 24 Nov, 3:30 am");
  });

  it("is not said twice to whoever is in India or shares its time", () => {
    for (const zone of ["Asia/Kolkata", "Asia/Colombo"]) expect(shownIn(zone, "2026-11-23T10:00:00+05:30")).toBe("");
  });
});
