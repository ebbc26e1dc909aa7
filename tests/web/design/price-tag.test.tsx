import "#tests/web/browser-setup.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { PriceTag } from "#web/design/price/price-tag.tsx";

afterEach(cleanup);

it("a price says one saving in a list and on the product's page, to the paisa", () => {
  for (const size of ["small", "big"] as const) {
    render(<PriceTag price={paise(15_950)} mrp={paise(19_900)} size={size} />);
    expect(screen.getByText("Save ₹39.50")).toBeDefined();
    cleanup();
  }
});
