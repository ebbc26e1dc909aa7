import { describe, expect, it } from "vitest";
import { clockPhrasesIn } from "#core/shared/clock-phrases.ts";
import { clockText, endText, momentText } from "#core/shared/clock-text.ts";
import type { Language } from "#core/shared/language.ts";

const times = ["00:00", "00:15", "01:15", "04:00", "08:00", "12:00", "16:00", "20:50", "24:00"];
const at = (time: string): number => Date.parse(`2026-12-01T${time}:00+05:30`);

describe("a time of the day", () => {
  it.each<readonly [Language, readonly string[]]>([
    ["en", ["12 midnight", "12:15 am", "1:15 am", "4:00 am", "8:00 am", "12:00 pm", "4:00 pm", "8:50 pm", "12 midnight"]],
    [
      "hi",
      [
        ...["रात 12 बजे", "तड़के 12:15 बजे", "तड़के 1:15 बजे", "सुबह 4:00 बजे", "सुबह 8:00 बजे"],
        ...["दोपहर 12:00 बजे", "शाम 4:00 बजे", "रात 8:50 बजे", "रात 12 बजे"],
      ],
    ],
  ])("is written by a clock of twelve hours with the part of the day: %s", (language, written) =>
    expect(times.map((time) => clockText(time, clockPhrasesIn[language]))).toEqual(written),
  );
});

describe("a moment", () => {
  it("names at midnight the day that ends, in both languages, and before dawn the day that has begun", () => {
    const written = (language: Language, time: string) => momentText(at(time), (day) => day, clockPhrasesIn[language]);
    expect([written("hi", "00:00"), written("hi", "01:15")]).toEqual(["2026-11-30 की रात 12 बजे", "2026-12-01, तड़के 1:15 बजे"]);
    expect([written("en", "00:00"), written("en", "01:15")]).toEqual(["2026-11-30 night, 12 midnight", "2026-12-01, 1:15 am"]);
  });
  it("at which something ends is at midnight the end of that day", () => {
    const written = (language: Language) => endText(at("00:00"), (day) => day, clockPhrasesIn[language]);
    expect([written("hi"), written("en")]).toEqual(["2026-11-30 की रात 12 बजे", "the end of 2026-11-30"]);
  });
});
