import * as z from "zod/mini";
import { MODES, SPOKEN_LANGUAGES } from "#core/consultations/practitioner.ts";
import { ANYBODY_AT_ALL, DIRECTORY_ORDERS } from "#core/consultations/directory/directory-query.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { boundedText, calendarDay, rupeesText } from "#adapters/http-contract/scalars.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const number = (pattern: RegExp, expected: string): Shape<number> =>
  z.codec(z.string().check(z.regex(pattern, expected)), z.number(), { decode: Number, encode: String });

/** As an address says who is sought. */
export const directoryQueryShape = z.object({
  type: z.optional(boundedText(100)),
  city: z.optional(boundedText(100)),
  title: z.optional(boundedText(100)),
  language: z.optional(z.enum(SPOKEN_LANGUAGES)),
  gender: z.optional(z.enum(GENDERS)),
  mode: z.optional(z.enum(MODES)),
  max_fee: z.optional(rupeesText),
  experience: z.optional(number(/^\d{1,2}$/, "a whole number of years")),
  rating: z.optional(number(/^[1-5](\.\d)?$/, "a number from 1 to 5")),
  day: z.optional(calendarDay),
  sort: z._default(z.enum(DIRECTORY_ORDERS), "soonest"),
  after: z.optional(boundedText(200)),
});
type OnWire = z.output<typeof directoryQueryShape>;

export const directoryQueryIn = (said: OnWire): DirectoryQuery => ({
  ...ANYBODY_AT_ALL,
  type: said.type ?? "",
  city: said.city === undefined || said.city.trim() === "" ? null : said.city,
  title: said.title === undefined || said.title.trim() === "" ? null : said.title,
  language: said.language ?? null,
  gender: said.gender ?? null,
  mode: said.mode ?? null,
  maxFee: said.max_fee ?? null,
  experience: said.experience ?? null,
  rating: said.rating ?? null,
  day: said.day ?? null,
  order: said.sort,
  after: said.after ?? null,
});

export const directoryQueryOut = (query: Omit<DirectoryQuery, "near">): OnWire => ({
  ...(query.type === "" ? {} : { type: query.type }),
  ...(query.city === null ? {} : { city: query.city }),
  ...(query.title === null ? {} : { title: query.title }),
  ...(query.language === null ? {} : { language: query.language }),
  ...(query.gender === null ? {} : { gender: query.gender }),
  ...(query.mode === null ? {} : { mode: query.mode }),
  ...(query.maxFee === null ? {} : { max_fee: query.maxFee }),
  ...(query.experience === null ? {} : { experience: query.experience }),
  ...(query.rating === null ? {} : { rating: query.rating }),
  ...(query.day === null ? {} : { day: query.day }),
  sort: query.order,
  ...(query.after === null ? {} : { after: query.after }),
});
