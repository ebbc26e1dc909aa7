import { counted } from "#web/design/phrase.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { grouped } from "./grouped.ts";
import type { Paise } from "#core/shared/money.ts";

/** As prices, labels and hints say it: ₹1,00,000, ₹49.50; no trailing .00. */
export const rupees = (amount: Paise): string => (amount % 100 === 0 ? `${sign(amount)}₹${whole(amount)}` : rupeesAndPaise(amount));

/** As bills say it, always to the paisa: ₹1,658.00. A minus stands before the sign. */
export const rupeesAndPaise = (amount: Paise): string =>
  `${sign(amount)}₹${whole(amount)}.${String(Math.abs(amount) % 100).padStart(2, "0")}`;

/** Something taken off, as bills say it: −₹157.90. */
export const takenOff = (amount: Paise): string => (amount === 0 ? rupeesAndPaise(amount) : `−${rupeesAndPaise(amount)}`);

/** A whole number in Indian grouping: 1,23,456. */
export const wholeNumber = (number: number): string => grouped(number);

/** 1 piece, 4 pieces. */
export const pieces = (count: number): string => counted(count, languageWords.pieces, { count: grouped(count) });

/** Given in hundredths of a kilogram: 1.28 kg, 5 kg. */
export const kilograms = (hundredths: number): string =>
  `${grouped(Math.floor(hundredths / 100))}${decimals(hundredths % 100)} ${languageWords.kilogram}`;

const sign = (amount: Paise): string => (amount < 0 ? "−" : "");
const whole = (amount: Paise): string => grouped(Math.floor(Math.abs(amount) / 100));
const decimals = (hundredths: number): string => (hundredths === 0 ? "" : `.${String(hundredths).padStart(2, "0").replace(/0$/, "")}`);
