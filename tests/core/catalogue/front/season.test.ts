import { expect, it } from "vitest";
import { seasonAt } from "#core/catalogue/front/season.ts";

it("names the season by the months of India, from their first moment there", () => {
  const at = (text: string) => seasonAt(Date.parse(`${text}+05:30`));
  expect(
    ["2026-11-01T00:00", "2027-02-28T23:59", "2026-03-01T00:00", "2026-06-30T23:59", "2026-07-01T00:00", "2026-10-31T23:59"].map(at),
  ).toEqual(["winter", "winter", "summer", "summer", "rains", "rains"]);
});
