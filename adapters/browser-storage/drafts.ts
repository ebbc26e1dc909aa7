import { nullIfThrown } from "./null-if-thrown.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What a customer has begun on a page. A customer never gets another customer's. */
export type Drafts<Draft> = {
  of(customer: CustomerId): Draft;
  put(customer: CustomerId, draft: Draft): void;
};

/**
 * Drafts in this tab, which forgets them when it is closed or its customer signs out. `tabOf` is asked each time and may throw. `read`
 * makes a draft of whatever was kept, and of nothing.
 */
export const draftsIn = <Draft extends object>(
  tabOf: () => Storage,
  { key, read }: { readonly key: string; readonly read: (stored: Readonly<Record<string, unknown>>) => Draft },
): Drafts<Draft> => ({
  of(customer) {
    const stored: unknown = nullIfThrown(() => JSON.parse(tabOf().getItem(key) ?? "null"));
    return read(isObject(stored) && stored["customer"] === customer ? stored : {});
  },
  put(customer, draft) {
    nullIfThrown(() => tabOf().setItem(key, JSON.stringify({ customer, ...draft })));
  },
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
