import { expect, it } from "vitest";
import { startShop } from "../harness/running-shop.ts";

it("is served while it is developed, with the gallery of its parts", { timeout: 300_000 }, async () => {
  const { shop, stop } = await startShop("dev");
  try {
    for (const path of ["/", "/gallery"]) expect([path, (await fetch(shop.address + path)).status]).toEqual([path, 200]);
  } finally {
    await stop();
  }
});
