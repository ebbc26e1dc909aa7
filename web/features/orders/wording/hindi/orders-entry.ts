import type { ordersEntryWords as english } from "../orders-entry.ts";

/** What the account's menu says of orders: apart from what their pages say. */
export const ordersEntryWords: typeof english = { title: "मेरे ऑर्डर", hint: "पार्सल, बिल, वापसी" };
