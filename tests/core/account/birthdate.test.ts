import { describe, expect, it } from "vitest";
import { birthdateIn } from "#core/account/birthdate.ts";
import { day } from "#core/shared/day.ts";

describe("a birthdate", () => {
  it.each([
    ["2026-11-20", "2026-11-20"],
    ["1896-11-20", "1896-11-20"],
    ["2026-11-21", null],
    ["1895-11-20", null],
    ["2001-02-29", null],
    ["", null],
  ])("is a day from 130 years ago until today: %j", (text, birthdate) => {
    expect(birthdateIn(text, day("2026-11-20"))).toBe(birthdate);
  });
});
