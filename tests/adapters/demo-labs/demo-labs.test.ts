import { describe, expect, it } from "vitest";
import { labFindings } from "#core/labs/register/lab-finding.ts";
import { lineFaults } from "#core/labs/register/line-faults.ts";
import { tellsFoetalSex } from "#core/labs/tells-foetal-sex.ts";
import { demoLabOffer as demo } from "#tests/builders/demo-lab-offer.ts";
import type { LabEntry } from "#core/labs/register/lab-line.ts";

describe("the demo's laboratories", () => {
  it("offer 90 tests and 25 packages at 2 laboratories, in English and Hindi", () => {
    expect([demo.labs.length, demo.tests.length, demo.packages.length]).toEqual([2, 90, 25]);
    for (const { title, parameters, prepare } of demo.tests)
      for (const text of [title, prepare ?? title, ...parameters.map(({ name }) => name)])
        expect(text.hindi, text.english).toMatch(/[\u0900-\u097f]/);
  });

  it("are as an import would take them, and leave nothing to look at", () => {
    const entries: readonly LabEntry[] = [
      ...demo.labs.map((lab) => ({ kind: "lab" as const, lab })),
      ...demo.tests.map((test) => ({ kind: "test" as const, test })),
      ...demo.packages.map((one) => ({ kind: "package" as const, package: one })),
      ...demo.calendars.flatMap(({ id: lab, windows }) => windows.map((window) => ({ kind: "slots" as const, lab, window }))),
    ];
    expect(
      lineFaults(
        entries.map((entry, nth) => ({ line: nth + 1, entry })),
        { labs: [], tests: [], packages: [], calendars: [] },
      ),
    ).toEqual([]);
    expect(labFindings(demo)).toEqual([]);
    expect(
      [...demo.tests, ...demo.packages].filter(({ title }) => tellsFoetalSex(title.english) || tellsFoetalSex(title.hindi ?? "")),
    ).toEqual([]);
    expect(demo.tests.filter(({ price, mrp }) => price > mrp)).toEqual([]);
  });

  it("name in each package's title and line what it contains, and nothing else", () => {
    for (const { slug, title, text, tests } of demo.packages) {
      const said = `${title.english} ${text.english}`.toLowerCase();
      const named = Object.entries(NAMED).filter(([words]) => new RegExp(`\\b${words}\\b`).test(said));
      const slugs = tests.map((id) => id.replace(/^t-/, ""));
      const missing = named.filter(([, some]) => !some.split(" ").some((one) => slugs.includes(one)));
      const told = new Set(named.flatMap(([, some]) => some.split(" ")));
      expect([slug, missing.map(([words]) => words), slugs.filter((one) => !told.has(one))]).toEqual([slug, [], []]);
    }
  });

  it("report in words only what is no number", () => {
    const inWords = demo.tests.flatMap(({ parameters }) => parameters.flatMap(({ code, unit }) => (unit === null ? [code] : [])));
    expect(inWords.toSorted()).toEqual(WORDS.split(" ").toSorted());
  });
});

const FIRST = "complete-blood-count fasting-glucose lipid-profile liver-function kidney-function";

/** Words of a package's line, and the tests of which each needs one. */
const NAMED: Readonly<Record<string, string>> = {
  "the essentials": FIRST,
  "the heart check": "lipid-profile hs-crp hba1c",
  "full check-up": `${FIRST} tsh urine-routine`,
  blood: "complete-blood-count",
  "blood count": "complete-blood-count",
  "blood group": "blood-group",
  sugar: "fasting-glucose hba1c glucose-after-meal",
  hba1c: "hba1c",
  fats: "lipid-profile",
  heart: "hs-crp",
  liver: "liver-function",
  kidneys: "kidney-function creatinine urine-microalbumin",
  thyroid: "tsh thyroid-profile free-thyroid-profile",
  hormones: "thyroid-profile free-thyroid-profile fsh pcos-profile",
  antibodies: "anti-tpo",
  urine: "urine-routine",
  "vitamin d": "vitamin-d vitamin-d-and-b12",
  vitamins: "vitamin-d-and-b12",
  b12: "vitamin-b12 vitamin-d-and-b12",
  folate: "folate",
  iron: "iron-studies ferritin",
  bones: "vitamin-d calcium phosphorus vitamin-d-and-b12",
  calcium: "calcium",
  phosphorus: "phosphorus",
  salts: "electrolytes magnesium",
  zinc: "zinc",
  "uric acid": "uric-acid",
  arthritis: "rheumatoid-factor",
  inflammation: "hs-crp c-reactive-protein sedimentation-rate",
  homocysteine: "homocysteine",
  insulin: "fasting-insulin",
  infections: "hepatitis-b-antigen syphilis-vdrl",
  "hepatitis b": "hepatitis-b-antigen",
  testosterone: "testosterone",
  prostate: "psa",
  muscles: "creatine-kinase",
  malaria: "malaria-antigen",
  dengue: "dengue-ns1",
  typhoid: "typhoid-antibodies",
  pancreas: "amylase lipase",
  stool: "stool-examination",
};

const WORDS =
  "abo rh film u-protein u-glucose u-ketones u-cells ns1 dengue-igm dengue-igg pf pv typhi-igm chik-igm hbsag anti-hcv hiv vdrl u-culture ova occult afb throat ana";
