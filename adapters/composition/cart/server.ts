import * as useCases from "#core/cart/use-cases.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const cartArea = { name: "cart", useCases } as const satisfies ServerArea;
