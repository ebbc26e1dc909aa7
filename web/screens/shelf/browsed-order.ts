import type { ShelfOrder } from "#core/catalogue/shelf.ts";

/** As they are offered. */
export const ORDERS: readonly ShelfOrder[] = ["popular", "price-rising", "price-falling", "saving", "newest"];

/** The order that an address names; the usual one where it names none. */
export const browsedOrder = (named: string | null): ShelfOrder => ORDERS.find((order) => order === named) ?? "popular";
