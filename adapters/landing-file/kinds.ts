import { categorySlug } from "#core/catalogue/category.ts";
import { cleanHtml } from "#adapters/input-file/clean-html.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { titled } from "#adapters/input-file/title.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { BilingualText } from "#core/shared/language.ts";

const like = (pattern: RegExp, expected: string): Kind<string> => ({
  expected,
  read: (value) => (typeof value === "string" && pattern.test(value) ? value : FAULTY),
});

/** The last part of a page's address. */
export const NAME = like(/^(?=.{1,80}$)[a-z\d]+(?:-[a-z\d]+)*$/, "at most 80 small letters and digits with hyphens between them");
export const ID = like(/^[!-~]{1,100}$/, "an id of at most 100 printed characters without a blank");

/** A path of this site: nothing that a browser could take for another site or for a script. */
export const ADDRESS = like(/^\/(?![/\\])[^\s\\\p{Cc}]{0,300}$/u, "an address of this site such as /shop");

/** The slug of a category. */
export const CATEGORY: Kind<string> = {
  expected: "the name of a category such as Ayurveda",
  read: (value) => (typeof value === "string" && value.trim() !== "" ? categorySlug(value) : FAULTY),
};

const words = (longest: number): Kind<string> => ({
  expected: `text of at most ${longest} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= longest && value.isWellFormed() && !/\p{Cc}/u.test(value)
      ? value.trim()
      : FAULTY,
});
const SHORT = titled(words(200));
const LONG = words(2_000);

const MOST_HTML = 20_000;

/** Only what is left of it after cleaning is kept. */
const HTML: Kind<string> = {
  expected: `HTML of at most ${MOST_HTML} characters that holds some text`,
  read(value) {
    if (typeof value !== "string" || value.length > MOST_HTML || !value.isWellFormed() || value.includes("\0")) return FAULTY;
    const clean = cleanHtml(value);
    return clean === "" ? FAULTY : clean;
  },
};

/** English alone, or {en, hi}. */
export const textIn = (part: Part, key: string, length: "short" | "long"): Read<BilingualText> =>
  bilingualText(part, key, length === "short" ? SHORT : LONG);

/** The same of HTML, which is cleaned. */
export const htmlIn = (part: Part, key: string): Read<BilingualText> => bilingualText(part, key, HTML);
