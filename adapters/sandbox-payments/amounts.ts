import type { Paise } from "#core/shared/money.ts";

const figures = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const rupees = (amount: Paise): string => `₹${figures.format(amount / 100)}`;

/** As a button says it, without .00. */
export const shortened = (amount: Paise): string => rupees(amount).replace(".00", "");
