import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Typefaces } from "#adapters/pdf/typefaces.ts";

const faces = new Typefaces();
const anyText = () =>
  fc
    .array(fc.oneof(fc.stringMatching(/^[A-Za-z0-9₹.,'()-]{1,40}$/), fc.constantFrom("क्षत्रिय", "हिन्दी", "Ā", "ரவி", "😀", "x🙂y")), {
      maxLength: 12,
    })
    .map((words) => words.join(" "));

describe("a text on paper", () => {
  it("is wrapped into lines that fit, and loses no letter", () =>
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 4, max: 40 }), (text, width) => {
        const lines = faces.wrapped(text, "regular", width);
        for (const line of lines) expect(faces.widthOf(line, "regular")).toBeLessThanOrEqual(width);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      }),
    ));

  it("is as wide as its pieces", () =>
    fc.assert(
      fc.property(anyText(), (text) => {
        const runs = faces.runsOf(text, "bold");
        expect(runs.map((run) => run.text).join("")).toBe(text);
        expect(faces.widthOf(text, "bold")).toBeCloseTo(
          runs.reduce((sum, { width }) => sum + width, 0),
          9,
        );
      }),
    ));

  it("has each script from the file that knows it", () => {
    expect(faces.runsOf("Asha कुलकर्णी, Łódź", "regular").map(({ file, text }) => [file, text])).toEqual([
      ["mukta-400-latin", "Asha "],
      ["mukta-400-devanagari", "कुलकर्णी"],
      ["mukta-400-latin", ", "],
      ["mukta-400-latin-more", "Ł"],
      ["mukta-400-latin", "ód"],
      ["mukta-400-latin-more", "ź"],
    ]);
  });

  it("has figures of one width, so that columns align", () => {
    for (const face of ["regular", "bold"] as const) {
      const widths = [..."0123456789"].map((figure) => faces.widthOf(figure, face));
      expect(new Set(widths).size).toBe(1);
    }
    expect(faces.widthOf("1,11,111.11", "regular")).toBeCloseTo(faces.widthOf("9,00,000.00", "regular"), 9);
  });
});
