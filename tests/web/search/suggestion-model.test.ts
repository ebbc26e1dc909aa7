import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SuggestionModel } from "#web/features/search/suggestion-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { outage } from "#tests/web/platform/model-laws/answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const products = Array.from({ length: 12 }, (_, place) => unrated(aProduct(`Tea ${place}`, { id: `tea-${place}` })));

/** A search box of a shop with a dozen teas, on a device that keeps what was searched for. */
function aBox({ kept = ["oil"], isOpen = true }: { readonly kept?: readonly string[]; readonly isOpen?: boolean } = {}) {
  const asked: unknown[] = [];
  const put: (readonly string[])[] = [];
  const shop = { isOpen };
  const device = { kept };
  const model = new SuggestionModel(
    {
      search: async (request) => {
        asked.push(request);
        return shop.isOpen ? products : outage();
      },
      find: outage,
      listFilters: outage,
      categories: [],
    },
    { read: () => device.kept, put: (searches) => void put.push(searches) },
  );
  return { model, asked, put, shop, device, end: model.begin() };
}

describe("suggestions", () => {
  it("are looked for a moment after the last keystroke, ten at most", async () => {
    const { model, asked } = aBox();
    expect([model.typed, model.meant, model.isOpen, model.at]).toEqual(["", { kind: "nothing" }, false, null]);
    model.type(" te ");
    expect([model.typed, model.isOpen, model.meant]).toEqual(["te", true, { kind: "waiting", words: "te", products: [], total: null }]);
    await vi.advanceTimersByTimeAsync(149);
    model.type("tea");
    await vi.advanceTimersByTimeAsync(149);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ words: "tea", limit: 10, without: null }]);
    expect([model.meant, model.count]).toEqual([{ kind: "known", words: "tea", products: products.slice(0, 10), total: null }, 10]);
    model.type("teas");
    expect(model.meant).toEqual({ kind: "waiting", words: "teas", products: products.slice(0, 10), total: null });
    model.type("teas ");
    model.type("");
    expect(model.meant).toEqual({ kind: "nothing" });
    await vi.advanceTimersByTimeAsync(0);
    expect([model.meant, asked.length]).toEqual([{ kind: "nothing" }, 1]);
  });

  it("are none where nobody answers, and come again with the next keystroke", async () => {
    const { model, shop } = aBox({ isOpen: false });
    model.type("tea");
    await vi.advanceTimersByTimeAsync(150);
    expect([model.meant, model.count]).toEqual([{ kind: "unavailable" }, 0]);
    shop.isOpen = true;
    model.type("teas");
    expect(model.meant).toEqual({ kind: "waiting", words: "teas", products: [], total: null });
    await vi.advanceTimersByTimeAsync(150);
    expect(model.count).toBe(10);
  });

  it("end with the box", async () => {
    const { model, asked, end } = aBox();
    model.type("tea");
    end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([]);
  });

  it("are gone through by the arrow keys, with the field between the last and the first", async () => {
    const { model } = aBox({ kept: ["oil", "balm"] });
    expect(model.count).toBe(2);
    const places: (number | null)[] = [];
    for (const by of [1, 1, 1, 1, -1, -1, -1] as const) {
      model.move(by);
      places.push(model.at);
    }
    expect([places, model.isOpen]).toEqual([[0, 1, null, 0, null, 1, 0], true]);
    model.close();
    expect([model.isOpen, model.at]).toEqual([false, null]);
    model.move(1);
    model.type("tea");
    expect(model.at).toBeNull();
    model.move(1);
    expect(model.at).toBeNull();
  });
});

describe("what was searched for before", () => {
  it("is read anew when the box is opened, kept with what is chosen, and forgotten", () => {
    const { model, put, device } = aBox();
    device.kept = ["balm"];
    expect(model.recent).toEqual(["oil"]);
    model.open("tea");
    expect([model.recent, model.typed, model.isOpen]).toEqual([["balm"], "tea", true]);
    model.keep("tea");
    expect([model.recent, put]).toEqual([["tea", "balm"], [["tea", "balm"]]]);
    model.type("");
    model.move(1);
    model.forget();
    expect([model.recent, model.at, put.at(-1), model.count]).toEqual([[], null, [], 0]);
  });
});
