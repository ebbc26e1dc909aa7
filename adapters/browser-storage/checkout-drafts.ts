import { EMPTY_DRAFT } from "#core/orders/quote/checkout-draft.port.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { CheckoutDraft, CheckoutDrafts } from "#core/orders/quote/checkout-draft.port.ts";

const KEY = "checkout";

/** In this tab, which forgets it when it is closed or its customer signs out. `tabOf` is asked each time and may throw. */
export const checkoutDraftsIn = (tabOf: () => Storage): CheckoutDrafts => ({
  of(customer) {
    const kept: unknown = nullIfThrown(() => JSON.parse(tabOf().getItem(KEY) ?? "null"));
    return isObject(kept) && kept["customer"] === customer ? draftIn(kept) : EMPTY_DRAFT;
  },
  put(customer, draft) {
    nullIfThrown(() => tabOf().setItem(KEY, JSON.stringify({ customer, ...draft })));
  },
});

function draftIn({ address, way, typed, waits }: Record<string, unknown>): CheckoutDraft {
  return {
    address: typeof address === "string" ? address : null,
    way: way === "cash" ? "cash" : "online",
    typed: isObject(typed)
      ? Object.fromEntries(Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
      : null,
    waits: typeof waits === "string" ? waits : null,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
