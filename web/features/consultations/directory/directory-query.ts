import { ANYBODY_AT_ALL, DIRECTORY_ORDERS } from "#core/consultations/directory/directory-query.ts";
import { MODES, SPOKEN_LANGUAGES } from "#core/consultations/practitioner.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { dayIn } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";

/** What addresses say of whoever wants to be found. Source: specification/site.md, Menus on a phone. */
export const HERE = "Current-Location";

const LONGEST = 100;

/** What an address asks of the directory; what it says wrongly is left out. `near`: the browser must be asked first. */
export type DirectorySearch = { readonly query: DirectoryQuery; readonly near: boolean };

export function directorySearchIn(search: URLSearchParams): DirectorySearch {
  const said = (name: string): string | null => search.get(name)?.trim().slice(0, LONGEST) || null;
  const among = <const Word extends string>(name: string, words: readonly Word[]): Word | null =>
    words.find((word) => word === said(name)) ?? null;
  const number = (name: string, pattern: RegExp): number | null => {
    const text = said(name);
    return text !== null && pattern.test(text) ? Number(text) : null;
  };
  const fee = number("max_fee", /^\d{1,6}$/);
  const city = said("city");
  const near = city === HERE;
  return {
    near,
    query: {
      ...ANYBODY_AT_ALL,
      type: said("type") ?? "",
      city: near ? null : city,
      title: said("title"),
      language: among("language", SPOKEN_LANGUAGES),
      gender: among("gender", GENDERS),
      mode: among("mode", MODES),
      maxFee: fee === null ? null : paise(fee * 100),
      experience: number("experience", /^\d{1,2}$/),
      rating: number("rating", /^[1-5](\.\d)?$/),
      day: dayIn(said("day") ?? ""),
      order: among("sort", DIRECTORY_ORDERS) ?? "soonest",
      after: said("after"),
    },
  };
}

/** The fields of an address that asks this; types are in capitals there. */
export function directoryFields({ query, near }: DirectorySearch): readonly (readonly [name: string, value: string])[] {
  const { type, city, title, language, gender, mode, maxFee, experience, rating, day, order, after } = query;
  const fields: readonly (readonly [string, string | null])[] = [
    ["city", near ? HERE : city],
    ["type", type === "" ? null : type.toUpperCase()],
    ["title", title],
    ["language", language],
    ["gender", gender],
    ["mode", mode],
    ["max_fee", maxFee === null ? null : String(maxFee / 100)],
    ["experience", experience === null ? null : String(experience)],
    ["rating", rating === null ? null : String(rating)],
    ["day", day],
    ["sort", order === "soonest" ? null : order],
    ["after", after],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The address that asks this, of the search or of another page that reads the same fields. */
export function directoryAddress(directorySearch: DirectorySearch, page: string = consultationAddress.practitioners): string {
  const fields = new URLSearchParams(directoryFields(directorySearch).map(([name, value]) => [name, value]));
  const search = fields.toString();
  return search === "" ? page : `${page}?${search}`;
}
