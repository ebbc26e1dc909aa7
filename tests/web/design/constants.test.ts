import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const sheets = globSync("web/{design,features,platform}/**/*.css"); // A shell's own sheets change colours alone.
const sheet = (name: string) => readFile(sheets.find((path) => path.endsWith(`/${name}`)) ?? name, "utf8");

describe("the theme", () => {
  it("changes at 640, 768, 1024 and 1280 pixels [co-breakpoint-sm] [co-breakpoint-md] [co-breakpoint-lg] [co-breakpoint-xl] [ui-breakpoints]", async () => {
    const named = [...(await sheet("tailwind.css")).matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, width]) => [
      name,
      Number(width),
    ]);
    expect(named).toEqual([
      ["sm", 640],
      ["md", 768],
      ["lg", 1024],
      ["xl", 1280],
    ]);
    const texts = await Promise.all(sheets.map((path) => readFile(path, "utf8")));
    const from = texts.flatMap((text) => [...text.matchAll(/@media[^{]*?\(min-width: (\d+)px\)/g)].map(([, width]) => Number(width)));
    expect(new Set(from)).toEqual(new Set([640, 768, 1024, 1280]));
  });

  it("shows the loading bar from 200 ms of waiting on, for 5 s [co-loading-throttle] [co-loading-duration] [ui-loading-bar]", async () => {
    const creep = /--creep: (\d+)ms .* (\d+)ms;/.exec(await sheet("tokens.css"));
    expect(creep?.slice(1).map(Number)).toEqual([5000, 200]);
    expect(await sheet("loading-bar.css")).toContain("animation: loading var(--creep) forwards");
  });

  it("lets the bar stick behind a mark of 50 px [co-sticky-threshold]", async () => {
    expect(/\.scroll-mark \{[^}]*height: (\d+)px/.exec(await sheet("header.css"))?.[1]).toBe("50");
  });

  it("has its toasts at the bottom left [co-toast-position] [ui-toast-place]", async () => {
    expect(await sheet("toast.css")).toMatch(/\.toasts \{[^}]*inset: auto auto var\(--s6\) var\(--s6\)/);
  });
});
