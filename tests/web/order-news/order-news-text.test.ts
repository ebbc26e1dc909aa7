import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { orderNewsText } from "#web/features/order-news/order-news-text.ts";
import { orderNewsText as writtenText } from "#adapters/http-contract/order-news/order-news-wording.ts";
import { orderNews } from "#adapters/http-contract/order-news/order-news.ts";

const shipped = (parcel: number, parcels: number | null) => ({ kind: "shipped", parcel, parcels }) as const;

describe("news of a parcel", () => {
  it.each([
    ["the app", orderNewsText],
    ["whoever reads the API alone", writtenText],
  ])("tell %s which of how many it is, and name the order alone where it is the only one", (_, text) => {
    expect(text("NM1", shipped(0, 1))).toMatch(/^Order NM1 is on its way/);
    expect(text("NM1", shipped(1, 2))).toMatch(/^Parcel 2 of 2 of order NM1 is on its way/);
    expect(text("NM1", shipped(1, null))).toMatch(/^Parcel 2 of order NM1 is on its way/);
  });

  it("that were kept before their number was are still read", () => {
    expect(z.parse(orderNews, { kind: "shipped", parcel: 1 })).toEqual(shipped(1, null));
  });
});
