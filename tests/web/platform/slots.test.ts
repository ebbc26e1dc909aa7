import { describe, expect, it } from "vitest";
import { sides as cards } from "#sides/card-slots";
import { sides as productPages } from "#sides/product-page-slots";
import { filledFrame } from "#web/platform/slots/filled-frame.ts";
import { shell as benefits } from "#web/shells/benefits/composition.ts";
import { shell as shop } from "#web/shells/shop/composition.ts";
import type { FrameSlots } from "#web/platform/slots/frame-slots.ts";

const framesOf = (features: object): readonly FrameSlots[] =>
  Object.values(features)
    .flat()
    .flatMap(({ frame }) => frame ?? []);

/** The names of what is filled, once for each feature that fills it. */
const filledIn = (slots: readonly object[]): readonly string[] => slots.flatMap((filled) => Object.keys(filled)).sort();
const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

describe("the slots of a shell", () => {
  it.each([
    ["the frame of the shop", framesOf(shop.features)],
    ["the frame of the benefits", framesOf(benefits.features)],
    ["the cards of products", cards],
    ["the page of a product", productPages],
  ])("are filled by one feature each: %s", (_, slots) => {
    const names = filledIn(slots).filter((name) => name !== "overlay");
    expect(names).toEqual(once(names));
    expect(names.length).toBeGreaterThan(1);
  });
  it("are empty where no feature fills them, and hold the overlays of all in the order of the features", () => {
    const [cart, city] = [() => null, () => null];
    expect(filledFrame([{}, {}])).toEqual({ overlays: [] });
    expect(filledFrame([{ frame: { cart, overlay: cart } }, {}, { frame: { overlay: city } }])).toEqual({ cart, overlays: [cart, city] });
  });
});
