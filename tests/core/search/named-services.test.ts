import { describe, expect, it } from "vitest";
import { namedServices } from "#core/search/named-services.ts";

const meant = (typed: string) => namedServices(typed).map(({ kind, words }) => `${kind}: ${words}`);

describe("what is no ware", () => {
  it.each(["blood test", "sugar test", "full body checkup", "खून की जांच", "khoon ki janch", "थायराइड टेस्ट", "CBC", "HbA1c", "lipid profile"])(
    "is a laboratory's test: %s",
    (typed) => expect(meant(typed)).toEqual([`lab-tests: ${typed}`]),
  );

  it.each([
    ["doctor", ""],
    ["Doctors", ""],
    ["skin doctor", "skin"],
    ["a doctor for knee pain", "knee pain"],
    ["डॉक्टर", ""],
    ["त्वचा के डॉक्टर", "त्वचा"],
    ["baal ka doctor", "baal"],
    ["vaidya", "ayurveda"],
    ["hakeem ji", "unani ji"],
    ["dermatologist", "skin"],
    ["cardiologist near me", "heart"],
    ["स्त्री रोग विशेषज्ञ", "womens"],
    ["ayurvedic doctor", "ayurvedic"],
  ])("is a practitioner: %s", (typed, words) => expect(meant(typed)).toEqual([`practitioners: ${words}`]));

  it("may be both, and mostly nothing", () => {
    expect(meant("doctor blood test")).toEqual(["lab-tests: doctor blood test", "practitioners: blood test"]);
    for (const typed of [
      "",
      "oil",
      "taste",
      "drops",
      "label",
      "tulsi tea",
      "hair oil",
      "sugar",
      "तेल",
      "liver detox",
      "doodh",
      "ayurvedic oil",
      "yoga mat",
    ])
      expect([typed, meant(typed)]).toEqual([typed, []]);
  });
});
