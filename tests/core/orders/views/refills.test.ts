import { describe, expect, it } from "vitest";
import { refillsOf } from "#core/orders/views/refills.ts";
import type { LineState } from "#core/orders/order/line-state.ts";

const line = (id: string, state: LineState = "delivered") => ({
  product: { id, title: id, hindi: null, slug: id, brand: null, form: "powder-tin", size: "100 g", images: [] },
  quantity: 1,
  state,
});

describe("what a customer may want again", () => {
  it("is what was ordered most often, then what was ordered longest ago", () => {
    const newestFirst = [{ lines: [line("tea"), line("oil")] }, { lines: [line("soap")] }, { lines: [line("oil"), line("honey")] }];
    expect(refillsOf(newestFirst)).toEqual(["oil", "honey", "soap", "tea"]);
  });

  it("is nothing that was cancelled, sent back or never came", () => {
    const states: readonly LineState[] = ["ordered", "cancelled", "returned", "came-back", "lost", "partly-returned"];
    expect(refillsOf([{ lines: states.map((state) => line(state, state)) }])).toEqual(["partly-returned"]);
    expect(refillsOf([])).toEqual([]);
  });
});
