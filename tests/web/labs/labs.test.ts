import { describe, expect, it } from "vitest";
import { ANY_TEST } from "#core/labs/list/lab-test-query.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { paise } from "#core/shared/money.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import { testQueryIn, testsAddress } from "#web/features/labs/tests/test-query.ts";
import { render } from "#web/shells/render.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const server = composeMemory({ labs: demoLabOffer });
const drawn = (path: string) => render(new Request(`https://niramaya.example${path}`), server, shopFrame);
const page = async (path: string, status: 200 | 404 = 200) => {
  const answer = await drawn(path);
  expect([path, answer.status]).toEqual([path, status]);
  const html = await answer.text();
  return {
    html,
    text: html
      .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replaceAll("&#x27;", "'"),
  };
};

describe("the front of lab tests", () => {
  it("leads to tests by kind and to packages, and to booking [rt-diagnosticlab]", async () => {
    const { html, text } = await page("/diagnosticlab");
    for (const told of [
      "All tests (90)",
      "Health packages (25)",
      "Sahyadri Diagnostics",
      "Accredited by NABL: MC-DEMO-1",
      "Monday to Saturday: 6:30 am to 8:00 pm",
      "Book for yourself and your family",
    ])
      expect(text).toContain(told);
    expect(html).toContain('href="/alltests?category=thyroid"');
    expect(html).toContain('rel="canonical" href="https://niramaya.test/diagnosticlab"');
  });

  it("says whether anybody comes to a pincode, in digits of any script, and what a pincode is", async () => {
    for (const typed of ["411004", "411 004", "४११००४"])
      expect((await page(`/diagnosticlab?pincode=${encodeURIComponent(typed)}`)).text).toContain(
        "Home collection in 411004: Sahyadri Diagnostics.",
      );
    expect((await page("/diagnosticlab?pincode=999999")).text).toContain("No collection at 999999 yet");
    expect((await page("/diagnosticlab?pincode=%3Cb%3E")).text).toContain("A pincode has 6 digits");
  });
});

describe("the list of tests", () => {
  it("leads to the packages of a name that no test has, and beside tests that have it", async () => {
    const { text } = await page("/alltests?title=full%20body");
    expect([text.includes("Full body check-up"), text.includes("No tests match")]).toEqual([true, false]);
    expect((await page("/alltests?title=thyroid")).text).toContain("Thyroid check, wide");
    expect((await page("/alltests?title=plumbing")).text).toContain("No tests match");
  });

  it("shows all, page by page, with filters and letters [rt-alltests]", async () => {
    const { html, text } = await page("/alltests");
    for (const told of [
      "90 tests",
      "No fasting (",
      "At home (",
      "Needs a prescription (",
      "Within 24 hours (",
      "Up to ₹500 (",
      "A (",
      "More tests",
    ])
      expect(text).toContain(told);
    expect(html).toContain('rel="canonical" href="https://niramaya.test/alltests"');
    const next = /href="(\/alltests\?after=[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await page(next)).text).toContain("Back to the start");
  });

  it("finds by what people say, and says so where nothing fits", async () => {
    const { text, html } = await page("/alltests?title=sugar&within_day=only");
    expect(text).toContain("HbA1c");
    expect(text).toContain("Remove: Within 24 hours".slice(8));
    expect(html).not.toContain('rel="canonical"');
    expect((await page("/alltests?title=plumbing")).text).toContain("No tests match");
    expect((await page("/alltests?category=nothing&max_price=x&letter=%25&after=%20")).text).toContain("90 tests");
  });

  it("has an address for every question, which asks the same again", () => {
    const query = {
      ...ANY_TEST,
      title: "a & b",
      category: "heart",
      fasting: "needed",
      prescription: "not-needed",
      home: "only",
      withinDay: "only",
      maxPrice: paise(50_000),
      letter: "L",
      order: "price",
      after: labTestId("t-x"),
    } as const;
    expect(testQueryIn(new URL(testsAddress(query), "https://x").searchParams)).toEqual(query);
  });
});

describe("one test", () => {
  it("tells price, preparation, values with their ranges by sex and age, and its packages [rt-diagnostictest]", async () => {
    const { html, text } = await page("/diagnostictest?slug=complete-blood-count");
    for (const told of [
      "₹299 instead of ₹500",
      "Eat and drink as usual.",
      "Women from 15 years",
      "12.1 to 15.1 g/dL",
      "Everyone, 1 to 4 years",
      "11 or more g/dL",
      "150 to 400 10³/µL",
      "Packages with this test",
      "Anaemia check",
      "MedlinePlus",
    ])
      expect(text).toContain(told);
    expect(html).toContain('"@type":"MedicalTestPanel"');
    const book = text.indexOf("Book this"); // Beside the price, and not below all that the test measures.
    expect([text.indexOf("₹299 instead of ₹500") < book, book < text.indexOf("What it measures")]).toEqual([true, true]);
    expect(html).toContain('rel="canonical" href="https://niramaya.test/diagnostictest?slug=complete-blood-count"');
    expect((await page("/diagnostictest?slug=lipid-profile")).text).toContain(
      "Eat nothing for 10 hours before the sample, and drink nothing but plain water.",
    );
  });

  it("tells of written consent where the law asks for it", async () => {
    expect((await page("/diagnostictest?slug=hiv-antibodies")).text).toContain("HIV Act 2017");
    expect((await page("/diagnostictest?slug=hba1c")).text).not.toContain("HIV Act 2017");
  });

  it("is found by name where none is asked for, or nobody knows it", async () => {
    expect((await page("/diagnostictest")).text).toContain("Find a test");
    const { text, html } = await page("/diagnostictest?slug=nowhere", 404);
    expect(text).toContain("We can't find this test");
    expect(html).not.toContain('rel="canonical"');
  });

  it("has units as people write them", () => {
    expect(
      [
        "10*3/uL",
        "10*6/uL",
        "ug/dL",
        "umol/L",
        "m[IU]/L",
        "[IU]/mL",
        "ug/mL{FEU}",
        "mL/min/{1.73_m2}",
        "mg/(24.h)",
        "{INR}",
        "U/L",
        "%",
      ].map(shownUnit),
    ).toEqual(["10³/µL", "10⁶/µL", "µg/dL", "µmol/L", "mIU/L", "IU/mL", "µg/mL FEU", "mL/min/1.73 m²", "mg/24 h", "", "U/L", "%"]);
  });
});

describe("health packages", () => {
  it("are told by whom they are for, with what they hold and save [rt-healthpackages]", async () => {
    const { text, html } = await page("/healthpackages");
    for (const told of ["All (25)", "Women (6)", "Essential check-up", "5 tests"]) expect(text).toContain(told);
    expect(html).toContain('href="/diagnostictest?slug=complete-blood-count"');
    const women = await page("/healthpackages?for=women");
    expect(women.text).toContain("Health packages: Women");
    expect(women.text).not.toContain("Gym and protein");
    expect((await page("/healthpackages?for=nobody")).text).toContain("Packages shown: 25");
  });

  it("stand side by side, up to four, with what each test costs alone [rt-allpackages]", async () => {
    const { text, html } = await page("/allpackages?compare=diabetes-first-look&compare=heart-check&compare=nowhere&compare=heart-check");
    for (const slug of ["diabetes-first-look", "heart-check"]) expect(html).toContain(`href="/diagnosticlab/bookings/new?package=${slug}"`);
    for (const told of ["Side by side", "₹449", "₹488", "₹399 separately", "10 hours' fasting"]) expect(text).toContain(told);
    expect(text).not.toContain("Four fit");
    const many = ["diabetes-first-look", "heart-check", "thyroid-check", "anaemia-check", "pcos-check"]
      .map((slug) => `compare=${slug}`)
      .join("&");
    expect((await page(`/allpackages?${many}`)).text).toContain("Four fit side by side; 1 more was left out.");
    expect((await page("/allpackages")).text).not.toContain("Side by side");
  });
});

describe("the site map", () => {
  it("leads to the pages of tests and to every test", async () => {
    const map = await (await drawn("/sitemap/shelves.xml")).text();
    for (const path of ["/diagnosticlab", "/diagnostictest", "/alltests", "/healthpackages", "/allpackages", "/diagnostictest?slug=hba1c"])
      expect(map).toContain(`<loc>https://niramaya.test${path}</loc>`);
  });
});
