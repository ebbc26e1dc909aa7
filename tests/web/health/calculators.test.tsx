import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CalculateBmi, CalculateBmiAndFat } from "#core/health/calculate-body.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const sent = async (path: string, fields: Readonly<Record<string, string>>) => {
  const request = new Request(`https://niramaya.test${path}`, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await render(request, composeMemory(), shopFrame);
  return { status: answer.status, text: (await answer.text()).replaceAll("<!-- -->", "") };
};
/** What the page's form takes along to the next, and the cells of the table without the moments. */
const sittingIn = (text: string): Document =>
  new DOMParser().parseFromString(/<section class="sitting".*?<\/section>/s.exec(text)?.[0] ?? "", "text/html");
const carriedBy = (text: string): string => sittingIn(text).querySelector<HTMLInputElement>("input[name=sitting]")?.value ?? "";
const cellsOf = (text: string): readonly (readonly string[])[] =>
  [...sittingIn(text).querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent));
const main = () => within(screen.getByRole("main"));
const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(main().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
};
const press = (name: string) => act(async () => void fireEvent.click(main().getByRole("button", { name })));
/** Which calls are told what, in a shop of its own. */
const listening = (isOut = false) => {
  const told: unknown[] = [];
  const shop = composeMemory();
  for (const use of [CalculateBmi, CalculateBmiAndFat]) {
    shop.unbind(use);
    shop.bind<unknown>(use).toConstantValue(async (input: unknown) => {
      told.push([use, input]);
      if (isOut) throw new PortUnavailable("the line", null);
    });
  }
  return { shop, told };
};

describe("the calculators", () => {
  it("print the card of one figure alone, and nothing of it is asked for", async () => {
    const { shop, told } = listening();
    await openShop("/profile1", shop);
    fill({ Weight: "72.25", Height: "170" });
    const [summary] = (await main().findAllByText("BMI", { exact: false, selector: "summary span" })).flatMap(
      (text) => text.closest("summary") ?? [],
    );
    if (summary === undefined) throw new TypeError("a figure that opens");
    fireEvent.click(summary);
    const seen: (string | null | undefined)[] = [];
    vi.stubGlobal("print", () => seen.push(document.querySelector(".is-printed-alone")?.closest(".bill-row")?.textContent));
    const [button] = await within(summary.parentElement ?? document.body).findAllByRole("button", {
      name: "Print or save as PDF",
      hidden: true,
    });
    if (button === undefined) throw new TypeError("a button");
    await act(async () => void fireEvent.click(button));
    expect(seen).toEqual([expect.stringContaining("bmi@1")]);
    expect(seen[0]).toContain("25.0");
    await act(async () => void dispatchEvent(new Event("afterprint")));
    expect(document.querySelector(".is-printed-alone")).toBeNull();
    expect(told).toEqual([]);
    vi.unstubAllGlobals();
  });

  it.each([
    ["/profile1", "BMI and body fat", "[rt-profile1]"],
    ["/profile2", "Daily needs", "[rt-profile2]"],
    ["/profile3", "Stress test", "[rt-profile3]"],
    ["/prakrititest", "Prakriti test", "[rt-prakrititest]"],
  ])("are there for everybody, and for search engines: %s, %s %s", async (path, title) => {
    const answer = await render(new Request(`https://niramaya.test${path}`), composeMemory(), shopFrame);
    const html = await answer.text();
    expect([answer.status, html.includes(`<link rel="canonical" href="https://niramaya.test${path}">`)]).toEqual([200, true]);
    expect(html).toContain("Nothing here is a diagnosis");
    await openShop(path.toUpperCase(), composeMemory());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });

  it("are answered by the server without script, and a page without a form is not", async () => {
    const { status, text } = await sent("/profile1", {
      weight: "72.25",
      height: "170",
      sex: "male",
      age: "40",
      waist: "36",
      girth_unit: "in",
    });
    expect([status, text.includes("BMI 25.0: obese"), text.includes("53.5 to 66.1 kg"), text.includes("deurenberg@1")]).toEqual([
      200,
      true,
      true,
      true,
    ]);
    expect((await sent("/profile1", { weight: "7", height: "" })).text).toContain("Please check this: 20 to 400 kg");
    expect((await sent("/profile2", { weight: "60", height: "160", sex: "female", age: "30", activity: "light" })).text).toContain(
      "2,000 ml",
    );
    expect((await sent("/aboutus", {})).status).toBe(405);
  });

  it("carry the results of a sitting on in their form, as a table of what each was and what changed", async () => {
    const body = { weight: "72.25", height: "170", sex: "male", age: "40" };
    const first = await sent("/profile1", body);
    const second = await sent("/profile1", { ...body, weight: "71", sitting: carriedBy(first.text) });
    const again = await sent("/profile1", { ...body, weight: "71", sitting: carriedBy(second.text) });
    expect(cellsOf(first.text)).toEqual([["72.25 kg", "25.0", "23.0 %", "–"]]);
    expect(cellsOf(second.text)).toEqual([
      ["72.25 kg", "25.0", "23.0 %", "–"],
      ["71 kg", "24.6", "22.5 %", "Weight −1.25 kg, BMI −0.4, Body fat −0.5 points"],
    ]);
    expect(cellsOf(again.text)).toEqual(cellsOf(second.text));
    const inPounds = await sent("/profile1", { ...body, weight: "156.5", weight_unit: "lb", sitting: carriedBy(second.text) });
    expect(cellsOf(inPounds.text).at(-1)).toEqual(["156.5 lb", "24.6", "22.5 %", "no change"]);
  });

  it.each([
    ["no list", "{"],
    ["figures of its own", JSON.stringify([{ at: 1, entered: { weight: "72.25", height: "170" }, bmi: "18.5" }])],
    ["measures that nobody has", JSON.stringify([{ at: 1, entered: { weight: "7", height: "170" } }])],
    ["fields of another calculator", JSON.stringify([{ at: 1, entered: { answers: "a".repeat(24) } }])],
  ])("say that an earlier result with %s could not be read, and answer all the same", async (_, sitting) => {
    const { status, text } = await sent("/profile1", { weight: "71", height: "170", sitting });
    expect([status, text.includes("BMI 24.6: overweight")]).toEqual([200, true]);
    expect(text).toContain("An earlier result couldn&#x27;t be loaded, so it is not in the table.");
    expect(cellsOf(text)).toEqual([["71 kg", "24.6", "–", "–"]]);
    const whole = carriedBy((await sent("/profile1", { weight: "71", height: "170", sitting: carriedBy(text) })).text);
    expect(JSON.parse(whole)).toHaveLength(1);
  });

  it("lose no result of a sitting to a form with something wrong", async () => {
    const { text } = await sent("/profile1", { weight: "71", height: "170" });
    const wrong = await sent("/profile1", { weight: "7", height: "170", sitting: carriedBy(text) });
    expect([cellsOf(wrong.text), carriedBy(wrong.text)]).toEqual([cellsOf(text), carriedBy(text)]);
    expect(wrong.text).toContain("Please check this: 20 to 400 kg");
  });

  it("carry results through daily needs and both tests", async () => {
    const needs = { weight: "60", height: "160", sex: "female", age: "30", activity: "light" };
    const day = await sent("/profile2", needs);
    expect(cellsOf((await sent("/profile2", { ...needs, activity: "active", sitting: carriedBy(day.text) })).text).at(-1)).toEqual([
      ...["60 kg", "2,224 kcal", "2,000 ml", "Energy to eat a day +452 kcal"],
    ]);
    const answers = (value: string) => Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`answer${index + 1}`, value]));
    const tense = await sent("/profile3", answers("2"));
    const begun = await sent("/profile3", { again: "yes", sitting: carriedBy(tense.text) });
    expect([begun.text.includes("has no answer yet"), begun.text.includes("have no answer yet")]).toEqual([false, false]);
    const calmer = await sent("/profile3", { ...answers("2"), answer1: "0", sitting: carriedBy(begun.text) });
    expect(cellsOf(calmer.text)).toEqual([
      ["20", "–"],
      ["18", "Score −2"],
    ]);
    const vata = await sent("/prakrititest", { answers: "a".repeat(24), question: "24", choose: "vata" });
    const asked = await sent("/prakrititest", { again: "yes", sitting: carriedBy(vata.text) });
    expect([asked.text.includes("Question 1 of 24"), cellsOf(asked.text)]).toEqual([true, [["100 %", "0 %", "0 %", "–"]]]);
    const other = { answers: `bbbbbb${"a".repeat(18)}`, question: "24", choose: "vata", sitting: carriedBy(asked.text) };
    expect(cellsOf((await sent("/prakrititest", other)).text).at(-1)).toEqual(["75 %", "25 %", "0 %", "Vata −25 points, Pitta +25 points"]);
  });

  it("show the helpline before anything else once the score is high", async () => {
    const high = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`answer${index + 1}`, [3, 4, 6, 7].includes(index) ? "0" : "4"]),
    );
    const { text } = await sent("/profile3", high);
    expect(text.indexOf("Tele-MANAS 14416")).toBeGreaterThan(text.indexOf("<main"));
    expect(text.indexOf("Tele-MANAS 14416")).toBeLessThan(text.indexOf("<h1"));
    expect(text).toContain("40 of 40");
    expect((await sent("/profile3", { ...high, answer3: "" })).text).toContain("Question 3 has no answer yet.");
  });
});

describe("a body's analysis", () => {
  it("answers while it is typed, is kept once it is asked for, and is forgotten", async () => {
    const { shop, told } = listening();
    await openShop("/profile1", shop);
    fill({ Weight: "70", Height: "170" });
    await waitFor(() => expect(main().getByText("BMI 24.2: overweight")).toBeDefined());
    expect([localStorage.getItem("body_analysis"), told]).toEqual([null, []]);
    await press("Calculate");
    await waitFor(() => expect(main().getByText(/^Kept only on this device/)).toBeDefined());
    const stored = JSON.parse(localStorage.getItem("body_analysis") ?? "null");
    expect(stored).toMatchObject({ formula: "bmi@1", input: { weight_kg: 70, height_cm: 170 }, answer: { bmi: { band: "overweight" } } });
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told).toEqual([[CalculateBmi, { weight_kg: 70, height_cm: 170 }]]);
    cleanup();

    await openShop("/profile1", shop);
    await waitFor(() => expect(main().getByText("BMI 24.2: overweight")).toBeDefined());
    await press("Delete it");
    expect(localStorage.getItem("body_analysis")).toBeNull();
    cleanup();
    await openShop("/profile2", shop);
    expect(main().getByLabelText("Weight")).toHaveProperty("value", "");
  });

  it("says what is wrong at its field, and needs no line", async () => {
    const { shop, told } = listening(true);
    await openShop("/profile1", shop);
    await press("Calculate");
    await waitFor(() => expect(main().getByText("Please enter 20 to 400 kg")).toBeDefined());
    expect(document.activeElement).toBe(main().getByLabelText("Weight"));
    fill({ Weight: "70", Height: "170", "Age in years": "34", Neck: "38", Waist: "92" });
    fireEvent.click(main().getByRole("radio", { name: "Men" }));
    await press("Calculate");
    await waitFor(() => expect(main().getByText("22.9 % ± 3.5 points")).toBeDefined());
    await waitFor(() => expect(told).toHaveLength(1));
    expect(localStorage.getItem("body_analysis")).not.toBeNull();
  });

  it.each([
    ["{", "/profile1"],
    [JSON.stringify({ tool: "body", formula: "bmi@1", input: { weight_kg: 7 }, answer: {}, at: Date.now(), id: "x" }), "/profile1"],
  ])("that can't be read is dropped with a word: %s", async (text, path) => {
    localStorage.setItem("body_analysis", text);
    await openShop(path, composeMemory());
    await waitFor(() => expect(main().getByText(/couldn't be loaded/)).toBeDefined());
    expect(localStorage.getItem("body_analysis")).toBeNull();
  });
});

describe("the tests of questions", () => {
  it("go on after a reload, to the result, which is kept and can be begun again", async () => {
    await openShop("/prakrititest", composeMemory());
    await press("Slight, long or small-boned");
    await press("Hard to gain");
    await press("Back");
    await press("Next");
    expect(main().getByText("Question 3 of 24")).toBeDefined();
    cleanup();
    await openShop("/prakrititest", composeMemory());
    await waitFor(() => expect(main().getByText("Question 3 of 24")).toBeDefined());
    for (let question = 3; question <= 24; question += 1)
      await act(
        async () =>
          void fireEvent.click(
            main()
              .getAllByRole("button")
              .filter((button) => button.getAttribute("name") === "choose")[0] ?? document.body,
          ),
      );
    await waitFor(() => expect(main().getByText("Your prakriti")).toBeDefined());
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem("prakriti_test") ?? "{}")).toMatchObject({ tool: "prakriti", formula: "prakriti@1" }),
    );
    expect(sessionStorage.getItem("prakriti_begun")).toBeNull();
    cleanup();
    await openShop("/prakrititest", composeMemory());
    await waitFor(() => expect(main().getByText("Your prakriti")).toBeDefined());
    await press("Delete it");
    expect([main().getByText("Question 1 of 24"), localStorage.length]).toEqual([expect.anything(), 0]);
  });

  it("name what is missing, and keep a score", async () => {
    await openShop("/profile3", composeMemory());
    await press("Calculate");
    expect(main().getByText(/^10 questions have no answer yet/)).toBeDefined();
    for (const group of main().getAllByRole("group"))
      await act(async () => void fireEvent.click(within(group).getByRole("radio", { name: "often" })));
    cleanup();
    await openShop("/profile3", composeMemory());
    await waitFor(() => expect(main().getAllByRole("radio", { checked: true })).toHaveLength(10));
    await press("Calculate");
    await waitFor(() => expect(main().getByText("22 of 40")).toBeDefined());
    await waitFor(() => expect(JSON.parse(localStorage.getItem("stress_test") ?? "{}")).toMatchObject({ tool: "stress" }));
    expect(sessionStorage.getItem("stress_begun")).toBeNull();
  });
});
