import { expect, it } from "vitest";
import { shopAddress } from "#web/design/link/shop-address.ts";

it("the shop's search box holds what products are looked for, and not what another search on a page was asked", () => {
  expect(shopAddress.sought("/shop/products", "?title=amla%20oil&order=saving")).toBe("amla oil");
  expect(shopAddress.sought("/Shop/Product-Category/ayurveda", "?title=oil")).toBe("oil");
  for (const path of ["/consultation", "/practitioners", "/alltests", "/", "/shop"])
    expect(shopAddress.sought(path, "?title=sunanda")).toBe("");
});
