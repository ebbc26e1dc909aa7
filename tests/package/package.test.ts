import { once } from "node:events";
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { publint } from "publint";
import { build } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { offers } from "#cli/packing/offers.ts";
import { offeredNames, REFERENCE, referencePage, surfaceOf, versionFaults } from "#cli/packing/reference.ts";
import { installPacked } from "./install-packed.ts";
import { typeProblems } from "./type-problems.ts";
import type { ReferenceEntry } from "#cli/packing/reference.ts";

const installed = installPacked();
afterAll(() => rmSync(installed.folder, { recursive: true, force: true }));

describe("the packed library", () => {
  it("brings date-fns, decimal.js and rxjs, and nothing of the shop", () => {
    const names = readdirSync(join(installed.folder, "node_modules")).filter((name) => !name.startsWith("."));
    expect(names.sort()).toEqual(["date-fns", "decimal.js", "fast-check", "niramaya", "pure-rand", "rxjs", "tslib"]);
  });

  it("offers every context of core, the rules that stand for themselves, and testing as JavaScript with types", () => {
    const entries = [
      ...readdirSync("core").filter((name) => !name.includes(".")),
      "days",
      "leaderboard",
      "memory",
      "money",
      "slots",
      "testing",
      "visibility",
    ];
    const offered = readdirSync(join(installed.folder, "node_modules/niramaya/dist/package/entries"));
    expect(offered.sort()).toEqual(entries.flatMap((entry) => [`${entry}.d.ts`, `${entry}.js`]).sort());
    writeFileSync(join(installed.folder, "all.js"), entries.map((entry) => `await import("niramaya/${entry}");\n`).join(""));
    expect(installed.run("node", "all.js")).toMatchObject({ status: 0, complaints: "" });
  });

  it("is found well by publint, and its types by those who ask whether types are wrong", { timeout: 120_000 }, async () => {
    const { messages } = await publint({ pack: { tarball: Uint8Array.from(readFileSync(installed.tarball)).buffer }, strict: true });
    expect(messages).toEqual([]);
    // All entries are written by one tool, at a second of processor each: every-entry.long.test.ts looks at the others.
    expect(await typeProblems(installed.tarball, ["money", "pricing", "testing"])).toEqual({ problems: [], looked: 3 });
  });

  it("prices a cart in a browser by seven kilobytes at most", async () => {
    writeFileSync(join(installed.folder, "priced.js"), 'export { priceCart } from "niramaya/pricing";');
    const built = await build({
      root: installed.folder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, minify: true, lib: { entry: "priced.js", formats: ["es"], fileName: "priced" } },
    });
    const [output] = Array.isArray(built) ? built : [built];
    const code = output !== undefined && "output" in output ? output.output[0].code : "";
    expect(code).toContain("export");
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(7_000);
  });

  it("holds neither sources nor what it does not offer", () => {
    const files = readdirSync(join(installed.folder, "node_modules/niramaya"), { recursive: true, encoding: "utf8" });
    expect(files.filter((path) => /(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
    expect(files.filter((path) => /(^|[\\/])(web|http-server|postgres)([\\/]|$)/.test(path))).toEqual([]);
  });

  it("lets somebody test a rule of their own with its generators", () => {
    compiled("own-rule");
    expect(installed.run("node", "own-rule.js")).toMatchObject({ status: 0, complaints: "" });
  });

  it("lets somebody see that a law of theirs finds a planted fault, and holds without it", () => {
    compiled("planted-fault");
    const { status, output } = installed.run("node", "planted-fault.js");
    expect(status).toBe(0);
    expect(output).toContain("a coupon never takes off more than the goods cost");
    const [, file = ""] = /niramaya cart check (\S+) --explain/.exec(output) ?? [];
    const { cart }: { readonly cart: readonly unknown[] } = JSON.parse(readFileSync(file, "utf8"));
    rmSync(file);
    expect(cart.length).toBeLessThan(3); // However many lines it had before it was made smaller.
  });

  it("works a health figure out for somebody's own page", () => {
    compiled("health-figure");
    const { status, output } = installed.run("node", "health-figure.js");
    expect([status, output]).toEqual([0, "bmi@1 25.0 obese\n"]);
  });

  it("is a shop of ten lines on memory", () => {
    compiled("shop");
    const statements = readFileSync("docs/examples/shop.ts", "utf8").match(/^(const|await) /gm) ?? [];
    expect(statements.slice(0, -1)).toHaveLength(10); // The last one asks why.
    const { status, output } = installed.run("node", "shop.js");
    expect(status).toBe(0);
    expect(output).toMatch(/^NM\d+ 45100 4742 \{/);
  });

  it("is behind a shell of 50 lines: a visitor fills a cart, uses a coupon and orders by forms alone", async () => {
    expect(readFileSync("docs/examples/shell.mjs", "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(50);
    copyFileSync("docs/examples/shell.mjs", join(installed.folder, "shell.mjs"));
    const shell = installed.start("node", "shell.mjs");
    try {
      const [line] = await once(shell.stdout, "data");
      const visitor = new Visitor(String(line).trim());
      expect(await visitor.send("", null)).toContain("Ashwagandha &#38; honey ₹249.00");
      await visitor.send("add", { product: "ashwagandha" });
      expect(await visitor.send("coupon", { code: "WELCOME10" })).toContain("of which WELCOME10 took off ₹23.71");
      const ordered = await visitor.send("order", { name: "Asha <b>", street: "4, Neelkanth" });
      expect(ordered).toMatch(/<li>NM\d+ ₹226\.00<\/li>/);
      expect(ordered).toContain("Total ₹0.00"); // What was ordered has left the cart.
      expect(await new Visitor(visitor.address).send("", null)).not.toContain("<li>"); // Somebody else's page.
    } finally {
      shell.kill();
    }
  });

  it("prices a cart beside the main thread", () => {
    copyFileSync("docs/examples/pricing-worker.mjs", join(installed.folder, "pricing-worker.mjs"));
    expect(installed.run("node", "pricing-worker.mjs")).toMatchObject({ status: 0, output: "the same total\n" });
  });

  it.each([
    ["README.md", "own-rule"],
    ["docs/tour.md", "own-rule"],
    ["docs/tour.md", "health-figure"],
  ])("shows in %s what is tried here: %s", (page, name) => {
    expect(readFileSync(page, "utf8")).toContain(readFileSync(`docs/examples/${name}.ts`, "utf8"));
  });

  it("shows who breaks a rule the smallest cart as a file, and the line that reproduces it", () => {
    compiled("broken-rule");
    const { status, output } = installed.run("node", "broken-rule.js");
    expect(status).toBe(0);
    const [, file = ""] = /niramaya cart check (\S+) --explain/.exec(output) ?? [];
    const shown = niramaya("cart", "check", file, "--explain");
    rmSync(file);
    expect(shown.status).toBe(0);
    expect(shown.output).toContain("Total");
  });
});

const headingsIn = (page: string): readonly string[] => [...page.matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name);

describe("the library's reference", () => {
  const target = pathToFileURL(`${join(installed.folder, "node_modules/niramaya/dist/package")}/`);
  const names = offeredNames(target, offers(pathToFileURL(`${process.cwd()}/`)));

  it.each(Object.keys(REFERENCE) as ReferenceEntry[])(
    "has a page of niramaya/%s with a part for each name, and a line that says what it is for",
    (entry) => {
      const offered = (names[entry] ?? []).map(({ name }) => name);
      expect(offered.length).toBeGreaterThan(0);
      expect(headingsIn(referencePage(entry, names[entry] ?? []))).toEqual(offered);
      expect(readFileSync("docs/library/README.md", "utf8")).toContain(`\`niramaya/${entry}\``);
    },
  );

  it("offers what the last release did, or has a version and a changelog that say what changed", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const released = JSON.parse(readFileSync("docs/library/surface.json", "utf8"));
    expect(versionFaults(released, surfaceOf(version, names), readFileSync("docs/library/changelog.md", "utf8"))).toEqual([]);
  });
});

describe("the packed command", () => {
  it("gives the same bill as the project's own", () => {
    const file = join(process.cwd(), "docs/examples/cart.json");
    const own = installed.run(process.execPath, join(process.cwd(), "cli/main.ts"), "cart", "check", file, "--json", "--explain");
    const packed = niramaya("cart", "check", file, "--json", "--explain");
    expect([packed.status, packed.output]).toEqual([own.status, own.output]);
    expect(JSON.parse(packed.output)).toHaveProperty("total");
  });

  it.each([["goods"], ["coupons", "--coupons"], ["places", "--pincodes"], ["delivery", "--shipping"]])(
    "prints the demo's %s as the project's own does: their files come with it",
    (_, ...requested) => {
      const demo = ["catalogue", "demo", "--day", "2026-11-20", ...requested];
      const own = installed.run(process.execPath, join(process.cwd(), "cli/main.ts"), ...demo);
      const packed = niramaya(...demo);
      expect([packed.status, packed.output === own.output, packed.output.startsWith("{")]).toEqual([0, true, true]);
    },
  );

  it("may be run by everybody, also where it was written anew after npx had found it", () => {
    expect(statSync("dist/package/niramaya.js").mode & 0o111).toBe(process.platform === "win32" ? 0 : 0o111);
  });

  it("carries nothing of the database, which only commands of the shop ask", () => {
    const files = readdirSync("dist/package").filter((file) => /^command-.*\.js$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => /pg_advisory|\binsert into\b/.test(readFileSync(join("dist/package", file), "utf8")))).toEqual([]);
  });

  it.each(["serve", "backup shop.niramaya", "jobs list", "cart check --user 9876543210"])("says that %s is for the project", (command) => {
    const { status, complaints } = niramaya(...command.split(" "));
    expect(status).toBe(2);
    expect(complaints).toContain("The shop is started in the project's own folder, npm start, and looked after there: npx niramaya.");
  });
});

describe("the project's own command", () => {
  it.each(["lab slots", "moderation hide x", "company add", "lab collect"])(
    "has the project do %s, whatever the file is called in which it stands",
    (command) => {
      const { status, complaints } = installed.run("node", join(process.cwd(), "dist/package/niramaya.js"), ...command.split(" "));
      expect([status, complaints.split(":", 1)[0]]).toEqual([2, `niramaya ${command.replace(" x", "")}`]);
    },
  );

  it("works on the shop itself, by whatever Node npx runs it", () => {
    const folder = join(installed.folder, "no-shop");
    const ask = (command: string) =>
      installed.run("node", join(process.cwd(), "dist/package/niramaya.js"), ...command.split(" "), "--data", folder);
    const { status, complaints } = ask("jobs list");
    expect([status, complaints]).toEqual([1, expect.stringContaining(folder)]);
    expect(JSON.parse(ask("doctor --json").output).findings).toContainEqual(expect.objectContaining({ subject: "data folder" }));
  });
});

/** A browser without scripts: it keeps its cookie and follows where an answer sends it. */
class Visitor {
  readonly address: string;
  #cookie = "";

  constructor(address: string) {
    this.address = address;
  }

  /** The page that comes in the end. `fields` null: nothing is sent. */
  async send(path: string, fields: Readonly<Record<string, string>> | null): Promise<string> {
    const sent = fields === null ? {} : { method: "POST", body: new URLSearchParams(fields) };
    const answer = await fetch(new URL(path, this.address), { ...sent, headers: { cookie: this.#cookie }, redirect: "manual" });
    this.#cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    return answer.status === 303 ? this.send("", null) : answer.text();
  }
}

/** As somebody types it. npm itself may complain of its own settings. */
const niramaya = (...words: readonly string[]) => installed.run("npx", "--offline", "niramaya", ...words);

/** Type-checks a program of somebody else's against the packed types, and leaves its JavaScript beside it. */
function compiled(name: string): void {
  copyFileSync(join(process.cwd(), "docs/examples", `${name}.ts`), join(installed.folder, `${name}.ts`));
  const compiler = join(process.cwd(), "node_modules/typescript/bin/tsc");
  const options = ["--strict", "--module", "nodenext", "--target", "es2023", "--lib", "es2023,dom", "--types", "", `${name}.ts`];
  expect(installed.run(process.execPath, compiler, ...options)).toMatchObject({ status: 0, output: "" });
}
