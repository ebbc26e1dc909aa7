import { afterAll, expect } from "vitest";

/** One without summer time, the shop's own, one beyond the line of dates, and one with summer time. */
export const ZONES = ["UTC", "Asia/Kolkata", "Pacific/Apia", "America/New_York"] as const;

/** Called once a file: what answers something in each zone. The process is moved into it, as its clock says, and back after the file. */
export function zones(): <Answer>(of: () => Answer) => readonly Answer[] {
  const own = process.env["TZ"];
  afterAll(() => {
    if (own === undefined) delete process.env["TZ"];
    else process.env["TZ"] = own;
  });
  return (of) => {
    const offsets = new Set<number>();
    const answers = ZONES.map((name) => {
      process.env["TZ"] = name;
      offsets.add(new Date("2026-11-20T00:00:00Z").getTimezoneOffset());
      return of();
    });
    expect(offsets.size).toBe(ZONES.length);
    return answers;
  };
}
