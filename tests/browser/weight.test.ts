import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const BUILT = "dist/shop/en";
/** kB, gzipped. */
const MOST = { script: 165, styles: 20 } as const;

const html = readFileSync(`${BUILT}/index.html`, "utf8");
const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${BUILT}/${file}`)).length, 0) / 1000;

/** Files with all that they import before they run. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all) {
    const script = readFileSync(`${BUILT}/${file}`, "utf8");
    for (const [, name] of script.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) if (name !== undefined) all.add(`assets/${name}`);
  }
  return all;
}

const scriptsIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/(?:src|href)="\/((?:assets\/)?[\w-]+\.js)"/g)].flatMap(([, file]) => file ?? []);

describe("what a first view loads", () => {
  const frame = scriptsIn(html.replaceAll(/<!--code:.*?-->/g, ""));
  const screens = [...html.matchAll(/<!--code:([\w-]+) (.*?)-->/g)].map(([, name = "", links = ""]) => ({ name, files: scriptsIn(links) }));

  it("is known of every screen", () => {
    expect(screens.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["home-screen", "shop-screen", "shelf-screen", "product-screen", "cart-screen"]),
    );
    expect(kilobytes(withImports(frame))).toBeGreaterThan(100); // All of it is counted, not a few small files.
  });

  it.each(screens)(`is at most ${MOST.script} kB of script on $name, gzipped`, ({ files }) => {
    expect(kilobytes(withImports([...frame, ...files]))).toBeLessThanOrEqual(MOST.script);
  });

  it.each(screens)("of $name is named by the page at once, so that no file waits for another", ({ files }) => {
    const named = new Set([...frame, ...files]);
    expect([...withImports([...frame, ...files])].filter((file) => !named.has(file))).toEqual([]);
  });

  it(`is at most ${MOST.styles} kB of styles, gzipped`, () => {
    const styles = [...html.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
    expect(styles).toHaveLength(1);
    expect(kilobytes(styles)).toBeLessThanOrEqual(MOST.styles);
  });
});
