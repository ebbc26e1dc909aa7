import { globSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { endpoints } from "#adapters/composition/server/endpoints.ts";

/** kB, gzipped. The letters of Hindi take more room than those of English; its script has the same limit. */
const SCRIPT = 220;
const FILES = 8;
/** What somebody loads who comes to a call first of all: its page, and all that its areas load later. */
const CALL = 500;
const FONTS = { en: 60, hi: 180 } as const;
/** `frame`: at least so much is what every page of a site loads, so that all of it is counted and not a few small files. */
const SITES = [
  {
    site: "shop",
    call: "call-screen",
    frame: 100,
    known: ["shop-home-screen", "shop-screen", "product-list-screen", "product-screen", "cart-screen"],
  },
  { site: "benefits", call: null, frame: 100, known: ["shop-screen", "product-list-screen", "product-screen", "cart-screen"] },
  { site: "desk", call: "desk-call-screen", frame: 70, known: ["desk-screen", "hours-screen", "times-screen", "prescribing-screen"] },
] as const;
const MOST = SITES.flatMap((site) => (["en", "hi"] as const).map((language) => ({ ...site, language, fonts: FONTS[language] })));
/** What every page has, and what a screen has with its own beside it. */
const STYLES = { everybodys: 30, withOwn: 34 };

const scriptsIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/(?:src|href)="\/((?:assets\/)?[\w-]+\.js)"/g)].flatMap(([, file]) => file ?? []);

/** Files that a built file imports before it runs. */
const importsIn = (code: string): readonly string[] =>
  [...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].flatMap(([, name]) => (name === undefined ? [] : `assets/${name}`));

describe.each(MOST)("what a first view of the $site in $language loads", ({ site, call, frame: leastFrame, known, language, fonts }) => {
  const read = (file: string) => readFileSync(`dist/${site}/${language}/${file}`);
  const html = read("index.html").toString();
  const frame = scriptsIn(html.replaceAll(/<!--code:.*?-->/g, ""));
  const screens = [...html.matchAll(/<!--code:([\w-]+) (.*?)-->/g)].map(([, name = "", links = ""]) => ({ name, files: scriptsIn(links) }));
  const sheetsIn = (markup: string) => [...markup.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
  const everybodys = sheetsIn(html.replaceAll(/<!--styles:.*?-->/g, ""));
  const own = new Map([...html.matchAll(/<!--styles:([\w-]+) (.*?)-->/g)].map(([, name = "", links = ""]) => [name, sheetsIn(links)]));

  const packed = new Map<string, number>(); // Most screens share most files.
  function bytesOf(file: string): number {
    const bytes = packed.get(file) ?? gzipSync(read(file)).length;
    packed.set(file, bytes);
    return bytes;
  }
  const kilobytes = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;

  const importsOf = (file: string): readonly string[] => importsIn(read(file).toString());

  /** Files with all that they import before they run. */
  function withImports(files: readonly string[]): ReadonlySet<string> {
    const all = new Set(files);
    for (const file of all) for (const more of importsOf(file)) all.add(more); // A set's loop comes to what is added meanwhile.
    return all;
  }

  it(`is at most ${fonts} kB of fonts for its own letters`, () => {
    const sheet = read(/href="\/(assets\/[\w-]+\.css)"/.exec(html)?.[1] ?? "").toString();
    const named = new Set(
      [...sheet.matchAll(/\/(assets\/(?:mukta|tiro)-\d+-(latin|devanagari)-[\w-]{8}\.woff2)/g)]
        .map(([, file = "", letters]) => ({ file, letters }))
        .filter(({ letters }) => language === "hi" || letters === "latin")
        .map(({ file }) => file),
    );
    const bytes = [...named].reduce((sum, file) => sum + read(file).length, 0);
    expect(named.size).toBeGreaterThanOrEqual(4);
    expect(bytes / 1000).toBeLessThanOrEqual(fonts);
  });

  it("is known of every screen", () => {
    expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining([...known]));
    expect(kilobytes(withImports(frame))).toBeGreaterThan(leastFrame);
  });

  it.each(screens)(`is at most ${SCRIPT} kB of script on $name, gzipped`, ({ files }) => {
    expect(kilobytes(withImports([...frame, ...files]))).toBeLessThanOrEqual(SCRIPT);
  });

  it.each(screens)(`is at most ${FILES} files of script on $name: a browser asks for six at a time`, ({ files }) => {
    expect(withImports([...frame, ...files]).size).toBeLessThanOrEqual(FILES);
  });

  if (call !== null)
    it(`is at most ${CALL} kB of script for a call, gzipped, with what comes once somebody is in it`, () => {
      const files = screens.find(({ name }) => name === call)?.files ?? [];
      const late = readdirSync(`dist/${site}/${language}/assets`).filter((file) =>
        /^(?:consultations|desk)-(?:later|calls)-.*\.js$/.test(file),
      );
      expect(late.length).toBeGreaterThan(1); // The call itself, and how the server is asked.
      const first = kilobytes(withImports([...frame, ...files]));
      const whole = kilobytes(withImports([...frame, ...files, ...late.map((file) => `assets/${file}`)]));
      expect(whole).toBeGreaterThan(first);
      expect(whole).toBeLessThanOrEqual(CALL);
    });

  it.each(screens)("of $name is named by the page at once, so that no file waits for another", ({ files }) => {
    const named = new Set([...frame, ...files]);
    expect([...withImports([...frame, ...files])].filter((file) => !named.has(file))).toEqual([]);
  });

  it("is one sheet of styles, and few more on a screen with its own", () => {
    expect(everybodys).toHaveLength(1);
    if (site === "shop") expect(own.get("shop-home-screen")).toHaveLength(1);
    expect([...own.values()].filter((sheets) => sheets.length > 3)).toEqual([]);
    expect(kilobytes(everybodys)).toBeLessThanOrEqual(STYLES.everybodys);
  });

  it.each(screens)(`is at most ${STYLES.withOwn} kB of styles on $name, gzipped`, ({ name }) => {
    expect(kilobytes([...everybodys, ...(own.get(name) ?? [])])).toBeLessThanOrEqual(STYLES.withOwn);
  });
});

describe.each(["shop", "desk", "benefits"].flatMap((site) => ["en", "hi"].map((language) => `${site}/${language}`)))(
  "the built files of %s",
  (site) => {
    it("import each other in no circle: what runs first would find the other empty", () => {
      const files = globSync("assets/*.js", { cwd: `dist/${site}` });
      const imports = new Map(files.map((file) => [file, importsIn(readFileSync(`dist/${site}/${file}`, "utf8"))]));
      const done = new Set<string>();
      for (let before = -1; before < done.size; ) {
        before = done.size;
        for (const [file, all] of imports) if (all.every((one) => done.has(one))) done.add(file);
      }
      expect(files.length).toBeGreaterThan(20);
      expect(files.filter((file) => !done.has(file))).toEqual([]);
    });
  },
);

/** Phrases of at least so many letters, which stand in no other wording: a shorter one may stand anywhere. */
const LONG_ENOUGH = 16;
const textsIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"([^"\\\n]+)"/g)].map(([, text = ""]) => text)));
const isOfDesk = (file: string) => file.startsWith("web/features/desk/");
/** What the server refuses, by the name or the words of the contract: every window can load that. */
const refusals = new Set(endpoints.flatMap(({ shapes }) => [...shapes.refusals].flatMap(([kind, { message }]) => [kind, message])));

describe.each(["en", "hi"])("the built files in %s", (language) => {
  const wordings = globSync(language === "en" ? "web/**/wording/*.ts" : "web/**/wording/hindi/*.ts");
  const others = wordings
    .filter((file) => !isOfDesk(file))
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const phrases = [...textsIn(wordings.filter(isOfDesk))].filter(
    (text) => text.length >= LONG_ENOUGH && !text.includes("/") && !others.includes(text) && !refusals.has(text),
  );
  const saidBy = (site: string): readonly string[] => {
    const code = globSync(`dist/${site}/${language}/assets/*.js`).map((file) => readFileSync(file, "utf8"));
    return phrases.filter((phrase) => code.some((file) => file.includes(phrase)));
  };

  it("have the desk's phrases at the desk, and none of them in the shop", () => {
    expect(phrases.length).toBeGreaterThan(100);
    expect(saidBy("desk")).toEqual(phrases);
    expect(saidBy("shop")).toEqual([]);
  });
});
