import { demoFiles, valuesIn } from "#adapters/composition/demo-files.ts";
import { day } from "#core/shared/day.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Day } from "#core/shared/day.ts";

/** The day on which the demo is sold where a test names no other. */
export const DEMO_DAY = day("2026-11-20");

/** The demo's goods as a shop reads them on a day, the most popular first. */
export const demoGoodsOn = async (today: Day): Promise<readonly ProductDetails[]> => valuesIn(await demoFiles(today).products());

export const demoGoods = await demoGoodsOn(DEMO_DAY);
