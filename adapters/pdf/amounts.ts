import { clockPhrasesIn } from "#core/shared/clock-phrases.ts";
import { clockText, momentText } from "#core/shared/clock-text.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** As a column holds it: 1,658.00. */
export const amount = (paise: Paise): string =>
  `${paise < 0 ? "−" : ""}${grouped.format(Math.floor(Math.abs(paise) / 100))}.${String(Math.abs(paise) % 100).padStart(2, "0")}`;

/** As it stands alone: ₹1,658.00. */
export const rupees = (paise: Paise): string => `${paise < 0 ? "−" : ""}₹${amount(Math.abs(paise) as Paise)}`;

/** What is taken off: −157.90. */
export const less = (paise: Paise): string => (paise === 0 ? amount(paise) : `−${amount(paise)}`);

export const wholeNumber = (number: number): string => grouped.format(number);

/** A rate, half of one perhaps: 2.5%. */
export const perCent = (rate: number): string => `${rate}%`;

/** 20 Nov 2026. */
export const dayWritten = (day: Day): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** A moment in Indian time, as papers write it: 20 Nov 2026, 10:38 am. */
export const momentWritten = (at: number): string => momentText(at, dayWritten, clockPhrasesIn.en);

/** A time of the day such as "07:30", as papers write it: 7:30 am. */
export const timeOfDayWritten = (time: string): string => clockText(time, clockPhrasesIn.en);
