import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { classesNamedIn, classesOf, isWrittenIn, unreadable } from "./class-names.ts";

const read = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const ROOMS = "{web,adapters/sandbox-payments}";
const sheets = read(`${ROOMS}/**/*.css`).filter(({ path }) => !path.startsWith("web/design/art/brands")); // Of any brand a class is made.
const sources = read(`${ROOMS}/**/*.{ts,tsx}`);
const styled = new Set(sheets.flatMap(({ text }) => [...classesOf(text)]));

/** Made by Tailwind where they are named. */
const UTILITY =
  /^(?:(?:sm|md|lg|xl):)?(?:flex|inline-flex|grid|italic|not-italic|wrap-anywhere|break-all|(?:flex|gap|gap-x|gap-y|items|justify|justify-items|text|min-w|min-h|mb|mt|pt|pb|px|py)-[\w-]+)$/;

describe("a class of a sheet", () => {
  it("can be read by somebody new", () =>
    expect([...styled].flatMap((name) => (unreadable(name) === null ? [] : [`${name}: ${unreadable(name)}`]))).toEqual([]));

  it("is used", () => {
    const isUsed = isWrittenIn(sources);
    const unused = sheets.flatMap(({ path, text }) =>
      [...classesOf(text)].filter((name) => !isUsed(name)).map((name) => `${path}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it.each(["btn", "i", "price-qty"])("called %s would be refused", (name) => expect(unreadable(name)).not.toBeNull());
  it.each(["button", "icon", "price-quantity"])("called %s is let be", (name) => expect(unreadable(name)).toBeNull());

  it("is seen in a selector and nowhere else", () =>
    expect([...classesOf('/* .not */ .one:hover > .two::after { content: ".no"; background: url(a.svg); width: 1.5em; }')]).toEqual([
      "one",
      "two",
    ]));

  it("counts as used where it is made of a beginning and a value", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file.
    const isUsed = isWrittenIn([{ path: "avatar.tsx", text: "const looks = `avatar avatar-${size}`;" }]);
    expect(["avatar", "avatar-large", "large"].filter(isUsed)).toEqual(["avatar", "avatar-large"]);
  });
});

describe("a class of the markup", () => {
  it("is styled by a sheet", () => {
    const unstyled = sources.flatMap(({ path, text }) =>
      [...classesNamedIn(text)].filter((name) => !styled.has(name) && !UTILITY.test(name)).map((name) => `${path}: ${name}`),
    );
    expect(unstyled).toEqual([]);
  });

  it("is found in an attribute's text and in its expression, and not in what is compared", () =>
    expect([...classesNamedIn('<p className="small muted" /><i className={look === "big" ? "price big-price" : "price"} />')]).toEqual([
      "small",
      "muted",
      "price",
      "big-price",
    ]));
});
