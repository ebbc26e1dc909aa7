import { describe, expect, inject, it } from "vitest";
import { CUSTOMER, PRACTITIONER, pages } from "#tests/screens/pages.ts";
import { barredFrom } from "../harness/barred-from.ts";
import { bearerOf } from "../harness/bearer-token.ts";
import { visitors } from "../harness/visitors.ts";
import type { BrowserContext } from "playwright-core";
import type { ScreenToCapture } from "#tests/screens/pages.ts";

const { visitor } = visitors();

const THIRDS = ["first", "second", "third"] as const;

const seenBy = (as: ScreenToCapture["as"], third: (typeof THIRDS)[number]): readonly ScreenToCapture[] =>
  pages.filter((shown) => shown.as === as).filter((_, place) => place % THIRDS.length === THIRDS.indexOf(third));

async function somebody(mobile: string): Promise<BrowserContext> {
  const { context } = await visitor({ width: 320 });
  const bearer = await bearerOf(inject("shop"), mobile);
  await context.addInitScript((token) => {
    if (location.protocol === "http:") localStorage.setItem("token", token); // An empty page before the first one has no storage.
  }, bearer);
  return context;
}

describe("a window of 320 pixels", () => {
  it.each(THIRDS)(
    "bars no guest from the %s third of what is read and filled in, by day and by night, and scrolls nothing sideways, nor at twice the size of text",
    async (third) => {
      expect(await barredFrom((await visitor({ width: 320 })).context, seenBy("guest", third))).toEqual([]);
    },
  );

  it.each(THIRDS)(
    "bars no customer from the %s third of what is theirs: account, checkout, payment, orders, returns, tickets",
    async (third) => {
      expect(await barredFrom(await somebody(CUSTOMER), seenBy("customer", third))).toEqual([]);
    },
  );

  it("bars no practitioner from their desk", async () => {
    const theirs = pages.filter(({ as }) => as === "practitioner");
    expect(await barredFrom(await somebody(PRACTITIONER), theirs)).toEqual([]);
  });
});
