import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unprintedLetter } from "#core/shared/printed-letters.ts";
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

  it("shows each script of India's scheduled languages and the symbols of doses, in every face", () => {
    for (const written of SCHEDULED)
      for (const face of ["regular", "bold", "title"] as const) {
        for (const { file, text } of faces.runsOf(written, face)) expect(faces.font(file).knows(text), `${text} in ${file}`).toBe(true);
        expect(unprintedLetter(written)).toBeNull();
      }
  });

  it("has every letter that core lets through, and core lets through every one that it has", () => {
    for (let code = 0x20; code < 0x1ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/u.test(letter)) continue;
      if (faces.knows(letter) !== (unprintedLetter(letter) === null)) expect.fail(`${letter} (U+${code.toString(16)})`);
    }
    expect(unprintedLetter("Rest 😀, 中")).toBe("😀");
    expect(unprintedLetter("two\nlines\tand more")).toBeNull();
  });

  it("stands from the right where its script does, its figures and other scripts from the left", () => {
    const seen = (text: string) =>
      faces
        .runsOf(text, "regular")
        .map((run) => run.text)
        .join("");
    expect(seen("Patient فاطمہ بیگم came, 3/4")).toBe("Patient بیگم فاطمہ came, 3/4");
    expect(seen("صبح 10 (گولی)")).toBe("(گولی) 10 صبح");
  });

  it("keeps the type of the words around a symbol", () => {
    expect(faces.runsOf("≤ 2 drops, 5 μg", "regular").map(({ file, text }) => [file, text])).toEqual([
      ["noto-sans-math-400", "≤"],
      ["mukta-400-latin", " 2 drops, 5 "],
      ["noto-sans-400", "μ"],
      ["mukta-400-latin", "g"],
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

const SCHEDULED = [
  "क्षत्रिय",
  "বাংলা ক্ষুদ্র বিজ্ঞান।",
  "অসমীয়া",
  "ગુજરાતી",
  "ਗੁਰਮੁਖੀ",
  "ಕನ್ನಡ ಕ್ಷತ್ರಿಯ",
  "മലയാളം ക്ഷത്രിയൻ",
  "ଓଡ଼ିଆ କ୍ଷେତ୍ର",
  "தமிழ்ச்செல்வி இராமநாதன்",
  "తెలుగు",
  "ᱥᱟᱱᱛᱟᱲᱤ",
  "ꯃꯩꯇꯩꯂꯣꯟ",
  "فاطمہ بیگم، ٹیکہ ڑ ے",
  "کٲشُر",
  "سنڌي ٻولي",
  "≤ 2 drops, ≥ 5 μg µg ½ ¼ ¾ ± × ÷ → ↑ ↓ ℞ ℃ °C ‰ √ ∞ α β Ω H₂O 10⁶",
];
