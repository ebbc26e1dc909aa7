import { describe, expect, it } from "vitest";
import { bytesOf } from "#web/platform/page/page-bytes.ts";
import { PageFrames } from "#web/platform/page/page-frame.ts";

const HTML =
  '<head><title>Shop</title><!--code:cart <script src="cart.js">--><!--code:shop <script src="shop.js">--></head><main><!--app--></main><!--state-->';
const filling = { head: "<title>Cart</title>", file: "cart", app: [bytesOf("$& "), bytesOf("pieces")], state: "{}" };
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe("a page's frame", () => {
  it("is filled as it is, with the code of the one screen", () => {
    const frame = new PageFrames().of(HTML);
    expect(textOf(frame.filled(filling))).toBe('<head><title>Cart</title><script src="cart.js"></head><main>$& pieces</main>{}');
    expect(textOf(frame.filled({ ...filling, file: "shop", state: "" }))).toBe(
      '<head><title>Cart</title><script src="shop.js"></head><main>$& pieces</main>',
    );
    expect(textOf(frame.filled({ ...filling, file: "" }))).not.toContain("script");
  });

  it("is the one that is given, also once another one is", () => {
    const frames = new PageFrames();
    frames.of(HTML).filled(filling);
    expect(textOf(frames.of(HTML.replace("<main>", '<main id="new">')).filled(filling))).toContain('<main id="new">');
  });

  it("without a place for what is drawn is a defect", () => {
    expect(() => new PageFrames().of("<title>Shop</title><!--app-->").filled(filling)).toThrow(TypeError);
  });
});
