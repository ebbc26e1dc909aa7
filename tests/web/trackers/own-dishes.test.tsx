import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aDish, aPut, aRoti } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Asha at /addmeal with what she noted before. */
async function cooking(...ops: readonly TrackerOp[]) {
  const memory = new Memory();
  const trackers = memoryTrackers(memory);
  await trackers.setConsent(asha, true, now);
  await trackers.take(asha, ops, now);
  await openAsAsha("/addmeal", { memory });
  const values = async () => (await trackers.changesAfter(asha, 0, 99)).entries.map(({ value }) => value);
  return { trackers, memory, values, dishes: async () => (await values()).filter((value) => value?.tracker === "dish") };
}

/** What is offered under a legend, chosen in a turn of its own. */
async function choose(legend: string, food: string) {
  const offered = await screen.findByRole("group", { name: legend });
  const choice = await within(offered).findByRole("radio", { name: food });
  await act(async () => void fireEvent.click(choice));
}
async function addPart(words: string, food: string, amount: string, unit: string) {
  await fill("Search ingredients", words);
  await choose("Ingredient", food);
  await fill("Ingredient amount", amount);
  await fill("Ingredient unit", unit);
  await press("Add ingredient");
  await screen.findByText(`Added: ${food}.`);
}
const list = () => screen.findByRole("list", { name: "Your own dishes" });

describe("the dishes of one's own", () => {
  it("are written down with their parts, found in the search, and eaten by the portion", async () => {
    const { dishes, values } = await cooking();
    expect(await screen.findByText(/^None yet\./)).toBeTruthy();
    await press("Add a dish");
    await fill("Name of the dish", "  Aaji's dal ");
    await addPart("arhar", "Toor dal, raw", "1", "katori");
    await addPart("ghee", "Ghee", "2", "tablespoon");
    await addPart("pani", "Water", "800", "ml");
    await fill("Weight once cooked, in grams", "900");
    await fill("Number of portions", "4");
    await press("Save the dish");
    expect(await screen.findByText("Saved. You'll find it in the search above.")).toBeTruthy();
    await waitFor(async () => expect(await dishes()).toEqual([{ ...aDish(), at: expect.any(Number) }]));
    expect(within(await list()).getByText("4 portions of 225 g each")).toBeTruthy();
    await fill("Search foods and dishes", "aaji");
    await choose("What did you eat?", "Aaji's dal");
    await fill("How much", "2");
    await press("Note it");
    const eaten = { tracker: "meal", name: "Aaji's dal", amount: 2, unit: "portion", grams: 450 };
    await waitFor(async () => expect((await values()).at(-1)).toMatchObject(eaten));
    expect(await screen.findByText(/^Aaji's dal, 2 portions: \d+ kcal$/)).toBeTruthy();
  });

  it("tell what is missing or wrong beside its field, and take what was chosen and not added yet", async () => {
    const { dishes } = await cooking();
    await press("Add a dish");
    await press("Save the dish");
    expect(await screen.findByText("Please enter a name in one line")).toBeTruthy();
    expect(screen.getByText("Please add at least one ingredient")).toBeTruthy();
    await fill("Name of the dish", "Dal\u0000");
    await fill("Number of portions", "0");
    await fill("Search ingredients", "arhar");
    await choose("Ingredient", "Toor dal, raw");
    await fill("Ingredient amount", "0");
    await press("Add ingredient");
    expect(await screen.findByText("Please enter an amount above 0, up to 5 kg")).toBeTruthy();
    await fill("Ingredient amount", "1");
    await fill("Weight once cooked, in grams", "130.1");
    await press("Save the dish");
    expect(await screen.findByText("Please enter a weight above 0, up to the 130 g of the ingredients")).toBeTruthy();
    expect(screen.getByText("Please enter a name in one line")).toBeTruthy();
    expect(screen.getByText("Please enter 1 to 100 whole portions")).toBeTruthy();
    expect(await dishes()).toEqual([]);
    await fill("Name of the dish", "Dal");
    await fill("Number of portions", "1");
    await fill("Weight once cooked, in grams", "");
    await press("Save the dish");
    await waitFor(async () => expect(await dishes()).toMatchObject([{ name: "Dal", yieldGrams: 130, portions: 1 }]));
  });

  it("are written anew and removed, which can be undone; what was eaten of them keeps its figures", async () => {
    const mine = aPut(aDish());
    const meal = aRoti({ food: mine.entry, name: "Aaji's dal", unit: "portion", grams: 225 });
    const { dishes, values } = await cooking(mine, aPut(meal));
    await press("Change the dish Aaji's dal");
    await press("Remove: Ghee");
    await fill("Weight once cooked, in grams", "");
    await fill("Name of the dish", "Plain dal");
    await press("Save the dish");
    await waitFor(async () => expect(await dishes()).toMatchObject([{ name: "Plain dal", yieldGrams: 930 }]));
    await press("Remove the dish Plain dal");
    expect(await screen.findByText("Removed. What you noted of it stays.")).toBeTruthy();
    await waitFor(async () => expect(await dishes()).toEqual([]));
    await press("Undo");
    await waitFor(async () => expect(await dishes()).toMatchObject([{ name: "Plain dal", yieldGrams: 930 }]));
    await press("Remove the dish Plain dal");
    await waitFor(async () => expect(await dishes()).toEqual([]));
    await press(/^Change Aaji's dal, 1 portion: 540 kcal/);
    await fill("How much", "2");
    await press("Save");
    const twice = { ...meal, at: expect.any(Number), amount: 2, grams: 450 };
    await waitFor(async () => expect((await values()).filter((value) => value !== null)).toEqual([twice]));
  });

  it("stand first where they are eaten most, and offer themselves before anything was eaten", async () => {
    const [mine, other] = [aPut(aDish()), aPut(aDish({ name: "Kadhi of mine" }))];
    const portion = () => aPut(aRoti({ food: other.entry, name: "Kadhi of mine", unit: "portion", grams: 225 }));
    await cooking(mine, other, portion(), portion(), aPut(aRoti()));
    const offered = await screen.findByRole("group", { name: "What did you eat?" });
    await waitFor(() => expect(within(offered).getAllByRole("radio").length).toBe(3));
    const names = within(offered)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent);
    expect(names).toEqual(["Kadhi of mine 1 portion: 169 kcal", "Roti 1 piece: 96 kcal", "Aaji's dal 1 portion: 169 kcal"]);
  });

  it("show both sides where two devices wrote differently, until one is chosen", async () => {
    const mine = aPut(aDish());
    const sides = [850, 800].map((yieldGrams) => aPut(aDish({ yieldGrams }), { entry: mine.entry, n: 2 }));
    const { trackers, dishes } = await cooking(mine, ...sides);
    expect(await screen.findByText(/kept; your other device said/)).toBeTruthy();
    await press("Use that");
    await waitFor(() => expect(screen.queryByText(/kept; your other device said/)).toBeNull());
    await waitFor(async () => expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(4));
    expect((await dishes()).length).toBe(1);
  });

  it("show what is in a portion, and no energy to whoever hides it", async () => {
    const { trackers, memory } = await cooking(aPut(aDish()));
    expect(within(await list()).getByText("Energy")).toBeTruthy();
    expect(within(await list()).getByText("Protein")).toBeTruthy();
    cleanup();
    await trackers.setBodyFigures(asha, "hidden", now);
    await openAsAsha("/addmeal", { memory });
    await waitFor(async () => expect(within(await list()).queryByText("Energy")).toBeNull());
    expect(within(await list()).getByText("Protein")).toBeTruthy();
    expect(screen.getByRole("main").textContent).not.toContain("kcal");
  });
});
