import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { niramaya } from "#cli/niramaya.ts";
import { aWireFile, changed } from "#tests/adapters/cart-file/wire-file.ts";
import { check } from "./run.ts";
import { TerminalInMemory } from "./terminal-in-memory.ts";

const main = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));
let folder = "";
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "niramaya-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Given = { readonly input?: readonly (string | Uint8Array)[]; readonly stdout?: number; readonly closeAfter?: number };

/** The real command in a process of its own; its standard output is closed after so many bytes. */
async function command(given: readonly string[], { input = [], stdout, closeAfter = Infinity }: Given = {}) {
  const child = spawn(process.execPath, [main, ...given], { stdio: ["pipe", stdout ?? "pipe", "pipe"] });
  let output = "";
  let complaints = "";
  child.stdout?.on("data", (bytes: Buffer) => {
    output += bytes.toString();
    if (output.length > closeAfter) child.stdout?.destroy();
  });
  child.stderr?.on("data", (bytes: Buffer) => {
    complaints += bytes.toString();
  });
  child.stdin?.on("error", () => {}); // It may end without having read all of its input.
  for (const piece of input) {
    child.stdin?.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.stdin?.end();
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, output, complaints };
}

describe("the niramaya command", () => {
  it("prices a file", async () => {
    const { status, output, complaints } = await command(["cart", "check", file("cart.json", JSON.stringify(aWireFile())), "--json"]);
    expect({ status, complaints }).toEqual({ status: 0, complaints: "" });
    expect(JSON.parse(output)).toEqual(await check(aWireFile()));
  });

  it("needs no compiler once what it loads is kept compiled", { timeout: 60_000 }, () => {
    const compiler =
      "data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.moduleLoadList.some((name)=>name.includes('amaro')))))";
    const cart = file("kept.json", JSON.stringify(aWireFile()));
    const isLoadedBy = (entry: string) => {
      const given = ["--import", compiler, fileURLToPath(new URL(`../../cli/${entry}`, import.meta.url)), "cart", "check", cart];
      return spawnSync(process.execPath, given, { encoding: "utf8", env: { ...process.env, TMPDIR: folder } }).stderr;
    };
    expect(isLoadedBy("main.mjs")).toBe("true"); // Nothing is kept yet.
    expect(isLoadedBy("main.mjs")).toBe("false");
    expect(isLoadedBy("main.ts")).toBe("true"); // An entry can't be kept: nobody has asked for that before it runs.
  });

  it("prices standard input, in whatever pieces it comes", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(changed(aWireFile(), "cart[0].product.title", "त्रिफला")));
    const cut = bytes.indexOf(0xe0) + 1;
    const { status, output } = await command(["cart", "check", "-"], { input: [bytes.subarray(0, cut), bytes.subarray(cut)] });
    expect(status).toBe(0);
    expect(output).toContain("त्रिफला");
  });

  it("prices lines of standard input as they come", async () => {
    const { status, output } = await command(["cart", "check", "--ndjson", "-"], { input: ['{"cart":', "[]}\n\n{", "}"] });
    expect(status).toBe(1);
    expect(output.split("\n").map((line) => line.slice(0, 9))).toEqual(['{"lines":', "", '{"errors"', ""]);
  });

  it("colours nothing that goes into a file", async () => {
    expect((await command(["cart", "check", file("cart.json", JSON.stringify(aWireFile()))])).output).not.toContain("\u001b");
  });

  it("ends with 1 on unusable input and with 2 on wrong usage, and says why in a line", async () => {
    expect(await command(["cart", "check", file("broken.json", '{"cart":[')])).toEqual({
      status: 1,
      output: "",
      complaints: "the input: expected JSON\n",
    });
    expect(await command(["cart", "check", "-"])).toEqual({ status: 1, output: "", complaints: "the input: expected JSON\n" });
    expect(await command(["cart", "check", folder])).toEqual({ status: 2, output: "", complaints: `${folder} is a folder, not a file.\n` });
    expect(await command(["cart", "check", "--ndjson", folder])).toEqual({
      status: 2,
      output: "",
      complaints: `${folder} is a folder, not a file.\n`,
    });
    expect(await command(["cart", "check", join(folder, "nope")])).toEqual({
      status: 2,
      output: "",
      complaints: `${join(folder, "nope")} does not exist.\n`,
    });
    expect(await command(["cart", "check", join(folder, "cart.json", "nope")])).toMatchObject({ status: 2, output: "" });
    expect(await command(["cart"])).toMatchObject({ status: 2, output: "" });
  });

  it("refuses a file that is too large to be read at once", async () => {
    const large = file("large.json", "");
    truncateSync(large, 2 ** 33);
    const { status, output, complaints } = await command(["cart", "check", large]);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(complaints).toMatch(/large\.json is larger than \d+ MB\.\n$/);
  });

  it.each([
    ["brackets", `${"[".repeat(5_000_000)}`],
    ["brackets that close", `{"cart":[],"x":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`],
    ["objects", `{"cart":[${"{},".repeat(300_000)}{}]}`],
    ["numbers", `{"cart":[${"1e9,".repeat(300_000)}1]}`],
    ["zeros", `{"cart":[],"at":"2026-11-20T10:00:00.${"0".repeat(5_000_000)}1"}`],
  ])("prints no stack trace for a file of many %s", async (name, text) => {
    const { status, complaints } = await command(["cart", "check", file(`${name}.json`, text)]);
    expect([0, 1]).toContain(status);
    expect(complaints).not.toMatch(/\n\s+at |RangeError|FATAL/);
  });

  it("ends quietly when nobody reads its output any more", async () => {
    const lines = file("many.ndjson", `${JSON.stringify(aWireFile())}\n`.repeat(20_000));
    const { complaints } = await command(["cart", "check", "--ndjson", lines], { closeAfter: 1000 });
    expect(complaints).toBe("");
  });

  it.skipIf(!existsSync("/dev/full"))("says in a sentence that its output can't be written", async () => {
    const { status, complaints } = await command(["cart", "check", file("cart.json", JSON.stringify(aWireFile()))], {
      stdout: openSync("/dev/full", "w"),
    });
    expect(status).toBe(70);
    expect(complaints).toBe("The output could not be written (ENOSPC).\n");
  });
});

describe("a defect", () => {
  it("is one sentence, not a stack trace", async () => {
    class Broken extends TerminalInMemory {
      override readWhole(): Promise<Uint8Array> {
        throw new Error("nothing works\n    at here:1:2");
      }
    }
    const terminal = new Broken();
    expect(await niramaya(["cart", "check", "f"], terminal)).toBe(70);
    expect(terminal.complaints).toBe("Something went wrong that should not have: nothing works\n");
    expect(terminal.output).toBe("");
  });
});
