import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aPut, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { notedTrackers, withTrackers } from "#tests/web/trackers/noted-trackers.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

const DAY = 86_400_000;
const glass = (daysAgo: number, ml: number): TrackedValue => ({ tracker: "water", at: now - daysAgo * DAY, ml });
const weighed = (daysAgo: number, kg: number): TrackedValue => ({
  tracker: "weight",
  at: now - daysAgo * DAY,
  kg,
  typed: { amount: kg, unit: "kg" },
});

/** Asha at one of her trackers, with what she noted. */
async function opened(address: string, values: readonly TrackedValue[]) {
  const trackers = await notedTrackers(values);
  await openAsAsha(address, withTrackers(trackers));
}

/** What a figure opens to. */
async function cardOf(name: string | RegExp): Promise<HTMLElement> {
  const summary = await waitFor(() => {
    const found = [...document.querySelectorAll("summary")].find((one) =>
      (one.getAttribute("aria-label") ?? one.textContent ?? "").match(name),
    );
    return found ?? expect.fail(`no figure ${name}`);
  });
  const details = summary.closest("details") ?? expect.fail("opens to nothing");
  details.open = true;
  await act(async () => void fireEvent(details, new Event("toggle")));
  await waitFor(() => expect(details.querySelector(".explanation p")).not.toBeNull());
  return details;
}

describe("a figure of a tracker", () => {
  it("opens to the days that it is made of", async () => {
    await opened("/watertracker", [glass(0, 250), glass(0, 500), glass(1, 2_000), glass(2, 1_500), glass(3, 2_250)]);
    const average = await cardOf(/^Average/);
    expect(average.textContent).toMatch(/Total5,750 mlDays that count3Average1,917 ml$/);
    expect(average.textContent).toContain("Version 1 of this calculation.");
    expect((await cardOf(/^Steadiness/)).textContent).toMatch(/Days you reached the goal2Other days1Paused days0$/);
    expect((await cardOf(/^Days in a row/)).textContent).toMatch(/Longest so far1$/);
    const today = await cardOf(/^How it is worked out: 750 ml of 2,000 ml$/);
    expect(today.textContent).toMatch(/(250|500) ml.*(250|500) mlTotal750 mlGoal until you set your own2,000 ml$/);
  });

  it("can be opened before anything is noted, and news stand behind what is pressed: a second press meets what the first met", async () => {
    await opened("/watertracker", []);
    const [press] = await screen.findAllByRole("button", { name: /^Glass, / });
    const before = () =>
      [...document.querySelectorAll("main .tracker-page *")].filter((one) => one.compareDocumentPosition(press as Node) & 4);
    const shape = () => before().map(({ tagName }) => tagName);
    const [nothing, how] = [shape(), screen.queryByText("How it is worked out")];
    await act(async () => void fireEvent.click(press ?? document.body));
    await screen.findByRole("button", { name: "Undo" });
    expect([how === null, shape()]).toEqual([false, nothing]);
  });

  it("of weight opens to the week that it is the mean of", async () => {
    await opened("/bmiandfattracker", [weighed(0, 61), weighed(2, 62)]);
    expect((await cardOf(/^7-day average/)).textContent).toMatch(/62 kg.*not noted.*61 kg7-day average61.5 kg$/);
  });

  it("of weight stays the last one, with its day, until the next is noted", async () => {
    await opened("/bmiandfattracker", [weighed(2, 62), weighed(5, 63)]);
    await waitFor(() => expect(document.querySelector(".tracker-value")?.textContent).toMatch(/^62 kg on \d+ \w+ \d{4}$/));
  });

  it("of an exercise opens to its formula's card [rt-exercisetracker]", async () => {
    await opened("/exercisetracker", [aWalk()]);
    const card = await cardOf(/^How it is worked out: Walk/);
    expect(card.textContent).toContain("Version: met@1");
    expect(card.textContent).toMatch(/MET3.8 \(Compendium 17190\)Minutes30Weight of that day/);
  });

  it("of a dish opens down to its ingredients", async () => {
    await opened("/mealtracker", [aRoti({ food: "poha", name: null, amount: 2, unit: "katori", grams: 300 })]);
    const card = within(await cardOf(/^How it is worked out: Poha/));
    card.getByText(/^2 katoris = 300 g$/);
    card.getByText(/^What is in 300 g of it/);
    card.getByText("Rice flakes, dry", { exact: false });
  });
});

describe("a day whose devices say different things", () => {
  it("is told of on every other day, and is one press away", async () => {
    const trackers = await notedTrackers([]);
    const first = aPut(glass(1, 200));
    const said = [300, 250].map((ml) => ({ ...aPut(glass(1, ml)), entry: first.entry, n: 2 }));
    await trackers.take(asha, [first, ...said], now);
    await openAsAsha("/watertracker", withTrackers(trackers));
    await screen.findByText(/^Your devices said different things/);
    const { textContent: day = "" } = screen.getByText(/^Your devices said different things/).nextElementSibling ?? expect.fail("no day");
    await press(day ?? "");
    await screen.findByText(/kept; your other device said/);
    expect(screen.queryByText(/^Your devices said different things/)).toBeNull();
  });
});

describe("the days of a tracker", () => {
  it("are not said to be empty before a new device was told of them", async () => {
    const trackers = await notedTrackers([]);
    const silent = { ...trackers, changesAfter: () => new Promise<never>(() => {}) };
    await openAsAsha("/watertracker", withTrackers(silent));
    await waitFor(() => expect(document.querySelector(".tracker-value")?.textContent).toBe("One moment …"));
    expect(screen.queryByText("No entries on this day.")).toBeNull();
    expect(screen.queryByRole("button", { name: "There was nothing today" })).toBeNull();
  });

  it("are walked by as many as are shown, as far back as something was noted", async () => {
    await opened("/watertracker", [glass(0, 250), glass(9, 1_000)]);
    await press("Earlier");
    await screen.findAllByText("Not noted");
    const further = screen.getByRole("button", { name: "Earlier" });
    await waitFor(() => expect(further.hasAttribute("disabled")).toBe(true));
    await press("Later");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Later" })).toBeNull());
  });
});
