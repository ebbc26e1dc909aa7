import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { SearchActivityCalories, SearchFoodCalories } from "#core/trackers/calls/found-calories.ts";
import { makeSearchActivityCalories, makeSearchFoodCalories } from "#core/trackers/calls/search-calories.use-case.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryImportedRows } from "#adapters/memory/trackers/imported-rows.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import { aPut, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { anImportedActivity, anImportedFood } from "#tests/builders/health/an-imported-food.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { SearchFoodCalories as SearchFoods } from "#core/trackers/calls/found-calories.ts";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(cleanup);

/** A shop whose staff have imported a fruit and a game. */
async function importing({ foods }: { readonly foods?: SearchFoods } = {}) {
  const memory = new Memory();
  memory.importedFoods.rows.set("phalsa", anImportedFood());
  memory.importedActivities.rows.set("15999", anImportedActivity());
  const trackers = memoryTrackers(memory);
  await trackers.setConsent(asha, true, now);
  const open = (address: string) =>
    openAsAsha(address, {
      change: (product) => {
        product.rebind(Trackers).toConstantValue(trackers);
        product
          .rebind(SearchFoodCalories)
          .toConstantValue(foods ?? makeSearchFoodCalories({ imported: memoryImportedRows(memory.importedFoods) }));
        product
          .rebind(SearchActivityCalories)
          .toConstantValue(makeSearchActivityCalories({ imported: memoryImportedRows(memory.importedActivities) }));
      },
    });
  const values = async () => (await trackers.changesAfter(asha, 0, 9)).entries.map(({ value }) => value);
  return { trackers, open, values };
}

const main = () => within(screen.getByRole("main"));
const choose = async (name: string) => {
  const choice = await main().findByRole("radio", { name });
  await act(async () => void fireEvent.click(choice));
};

describe("a food that staff imported", () => {
  it("is found by the server once it is asked, noted by its name, and eaten again without it", async () => {
    const { trackers, open, values } = await importing();
    await open("/mealtracker");
    await fill("Search foods and dishes", "falsa");
    expect(main().queryByRole("radio", { name: "Phalsa" })).toBeNull();
    await press("Search our whole list");
    await choose("Phalsa");
    expect(main().getByText("The matches are in the list.")).toBeTruthy();
    await fill("How much", "2");
    await press("Note it");
    await waitFor(async () => expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(1));
    const eaten = { food: "phalsa", name: "Phalsa", amount: 2, unit: "katori", grams: 180 };
    expect(await values()).toMatchObject([{ ...eaten, per100: { kcal: 90, fibre_g: null } }]);
    await waitFor(() => expect(main().getAllByText(/^Phalsa, 2 katoris/).length).toBeGreaterThan(0));
    const form = within(main().getByRole("button", { name: "Note it" }).closest("form") ?? document.body);
    expect(form.getByText(/^Noted: Phalsa, 2 katoris/)).toBeTruthy();
    expect(form.getByRole("button", { name: /^Undo: Phalsa, 2 katoris/ })).toBeTruthy();
    expect(main().getAllByRole("button", { name: /^Undo/ })).toHaveLength(1); // One press needs one way back.
    cleanup();

    const { open: openAgain } = await importing({ foods: () => Promise.reject(new PortUnavailable("foods", null)) });
    await openAgain("/mealtracker");
    await fill("Search foods and dishes", "falsa");
    await press("Search our whole list");
    expect(await main().findByText(/^You can't search our whole list offline/)).toBeTruthy();
  });

  it("stands among what was eaten most, with what it was worked out with", async () => {
    const { trackers, open, values } = await importing();
    await trackers.take(asha, [aPut(aRoti({ food: "phalsa", name: "Phalsa", unit: "katori", amount: 2, grams: 180 }))], now);
    await open("/mealtracker");
    await choose("Phalsa");
    await fill("How much", "1");
    await press("Note it");
    await waitFor(async () => expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(2));
    expect(await values()).toContainEqual(expect.objectContaining({ food: "phalsa", amount: 1, unit: "katori", grams: 90 }));
    const undo = await main().findByRole("button", { name: /^Undo: Phalsa, 1 katori/ });
    await act(async () => void fireEvent.click(undo));
    await waitFor(() => expect(main().queryByText(/^Noted: /)).toBeNull());
  });

  it("is told not to be there where the whole list lacks it too", async () => {
    const { open } = await importing();
    await open("/mealtracker");
    expect(main().queryByRole("button", { name: "Search our whole list" })).toBeNull();
    await fill("Search foods and dishes", "xyzzyq");
    await press("Search our whole list");
    expect(await main().findByText("Nothing in our whole list has that name.")).toBeTruthy();
  });
});

describe("an activity that staff imported", () => {
  it("is found by the server once it is asked, noted with its MET, and offered again", async () => {
    const { trackers, open, values } = await importing();
    await trackers.take(asha, [aPut(aWalk())], now);
    await open("/exercisetracker");
    await fill("Search activities", "kho");
    await press("Search our whole list");
    await choose("kho-kho, planted");
    await fill("Minutes", "20");
    await fill(/^Your weight in kg/, "60");
    await press("Note this exercise");
    await waitFor(async () => expect((await trackers.pressesAfter(asha, "", 9)).length).toBe(3));
    expect(await values()).toContainEqual(expect.objectContaining({ activity: "15999", name: "kho-kho, planted", met: 7.3, minutes: 20 }));
    await fill("Search activities", "");
    expect(await main().findByRole("radio", { name: "kho-kho, planted" })).toBeTruthy();
  });
});

describe("a search of further rows", () => {
  it("takes no answer to words that were typed over, and waits once for those that are asked twice", async () => {
    const answers: ((rows: readonly { readonly id: string }[]) => void)[] = [];
    const search = new FurtherSearch<{ readonly id: string }>(() => new Promise((resolve) => answers.push(resolve)));
    search.type("dal");
    const first = [search.ask(), search.ask()];
    expect([answers.length, search.state]).toEqual([1, "asking"]);
    search.type("roti ");
    expect(search.state).toBe("idle");
    const second = search.ask();
    answers[0]?.([{ id: "dal" }]);
    await Promise.all(first);
    expect([search.state, search.found]).toEqual(["asking", []]);
    answers[1]?.([{ id: "roti" }]);
    await second;
    expect([search.state, search.found, search.words]).toEqual(["found", [{ id: "roti" }], "roti"]);
    search.type("");
    await search.ask();
    expect([answers.length, search.state, search.found, [...search.rows.keys()]]).toEqual([2, "idle", [], ["roti"]]);
  });
});
