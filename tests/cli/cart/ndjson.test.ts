import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niramaya } from "#cli/niramaya.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { aWireFile, aWireLine } from "#tests/adapters/cart-file/wire-file.ts";
import { check } from "#tests/cli/run.ts";
import { TerminalInMemory } from "#tests/cli/terminal-in-memory.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

const encoder = new TextEncoder();
const joined = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...encoder.encode(part)] : part)));

async function lines(input: string | Uint8Array, flags = "", pieceSize = 7) {
  const terminal = new TerminalInMemory({ carts: input }, pieceSize);
  const status = await niramaya(`cart check --ndjson carts${flags}`.split(" "), terminal);
  return {
    status,
    lines: terminal.output === "" ? [] : terminal.output.replace(/\n$/, "").split("\n"),
    complaints: terminal.complaints,
    ends: terminal.output.endsWith("\n"),
  };
}

const cart = (title: string) => ({
  cart: [{ ...aWireLine(), product: { _id: "p1", title, gst: 0, seller_list: [{ selling_price: 10, total_stock: 5 }] } }],
});
const titleOf = (line: string | undefined): unknown => JSON.parse(line ?? "null").lines?.[0]?.title;

describe("inputs line by line", () => {
  it("are answered line by line, each as --json answers it", async () => {
    const answered = await lines(`${JSON.stringify(aWireFile())}\n${JSON.stringify(cart("B"))}\n`);
    expect(answered).toMatchObject({ status: 0, complaints: "", ends: true });
    expect(answered.lines).toEqual([JSON.stringify(await check(aWireFile())), JSON.stringify(await check(cart("B")))]);
  });

  it("have their explanation at the end with --explain", async () => {
    const { lines: answers } = await lines(JSON.stringify(aWireFile()), " --explain");
    expect(Object.keys(JSON.parse(answers[0] ?? "")).at(-1)).toBe("explanation");
  });

  it("that are faulty are told in their place; the rest goes on and the status is 1", async () => {
    const { status, lines: answers, complaints } = await lines(`{"cart":[]}\n{\n{"cart":[5],"at":""}\n[]\n{"cart":[]}\n`);
    expect(status).toBe(1);
    expect(complaints).toBe("");
    expect(answers.slice(1, 4).map((answer) => JSON.parse(answer))).toEqual([
      { errors: [{ path: "", expected: "JSON" }] },
      {
        errors: [
          { path: "cart[0]", expected: "an object" },
          { path: "at", expected: "a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30" },
        ],
      },
      { errors: [{ path: "", expected: "one JSON object" }] },
    ]);
    expect(JSON.parse(answers[4] ?? "")).toHaveProperty("total");
  });

  it("that hold nothing but blanks, tabs or a carriage return give blank lines", async () => {
    const { status, lines: answers } = await lines('\n  \n\t\n\r\n \t \r\n{"cart":[]}\r\n\n');
    expect(status).toBe(0);
    expect(answers.map((answer) => answer === "")).toEqual([true, true, true, true, true, false, true]);
  });

  it("need no newline at the end, and nothing gives nothing", async () => {
    expect((await lines('{"cart":[]}')).lines).toHaveLength(1);
    expect(await lines("")).toMatchObject({ status: 0, lines: [] });
    expect((await lines("\n")).lines).toEqual([""]);
  });

  it("may begin with a byte order mark", async () => {
    expect(await lines(joined([0xef, 0xbb, 0xbf], '{"cart":[]}\n'))).toMatchObject({ status: 0 });
    expect(await lines(joined([0xef, 0xbb, 0xbf], "\n"))).toMatchObject({ status: 0, ends: true });
  });

  it("that are no UTF-8 are that line's fault alone", async () => {
    const { status, lines: answers } = await lines(
      joined(JSON.stringify(cart("ए")), "\n", [0x7b, 0xff, 0x7d], "\n", JSON.stringify(cart("बी"))),
      "",
      1000,
    );
    expect(status).toBe(1);
    expect(answers.map(titleOf)).toEqual(["ए", undefined, "बी"]);
    expect(JSON.parse(answers[1] ?? "")).toEqual({ errors: [{ path: "", expected: "text in UTF-8" }] });
  });

  it("come out the same however they are cut into pieces", async () => {
    const input = joined(
      JSON.stringify(cart("त्रिफला 😀")),
      "\r\n\n",
      [0x22, 0xe0, 0xa4, 0x22],
      "\n",
      JSON.stringify(cart("Ω")),
      "\n{}\n",
      JSON.stringify(cart("last")),
    );
    const whole = await lines(input, "", 100_000);
    expect(whole.lines.map((line) => (line === "" ? "" : titleOf(line)))).toEqual(["त्रिफला 😀", "", undefined, "Ω", undefined, "last"]);
    for (let size = 1; size < 60; size += 1) expect(await lines(input, "", size)).toEqual(whole);
  });

  it("are as many as the answers, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.uint8Array({ maxLength: 8 }).map((bytes) => bytes.filter((byte) => byte !== 10)),
            fc.constant(encoder.encode('{"cart":[]}')),
          ),
        ),
        fc.nat({ max: 20 }),
        async (inputs, size) => {
          const input = joined(...inputs.map((bytes) => [...bytes, 10]));
          const { lines: answers, complaints } = await lines(input, "", size + 1);
          expect(complaints).toBe("");
          expect(answers.length).toBe(inputs.length);
        },
      ),
    );
  });
});

describe("a line that is too long to be kept", () => {
  async function* pieces(before: string, megabytes: number, after: string): AsyncGenerator<Uint8Array> {
    yield encoder.encode(before);
    for (let each = 0; each < megabytes; each += 1) yield new Uint8Array(1024 * 1024).fill(0x20);
    yield encoder.encode(after);
  }

  it("is told as such, and the lines around it are kept", async () => {
    const read: InputLine[] = [];
    for await (const several of inputLines(pieces("one\ntwo", 33, "\nthree\nfour"))) read.push(...several);
    expect(read).toEqual([
      { kind: "text", text: "one" },
      { kind: "too-long" },
      { kind: "text", text: "three" },
      { kind: "text", text: "four" },
    ]);
  });

  it("is told also where it is the last", async () => {
    const read: InputLine[] = [];
    for await (const several of inputLines(pieces("", 33, ""))) read.push(...several);
    expect(read).toEqual([{ kind: "too-long" }]);
  });

  it("is one fault of the whole line", async () => {
    class Endless extends TerminalInMemory {
      override readPieces(): AsyncGenerator<Uint8Array> {
        return pieces("", 33, '\n{"cart":[]}');
      }
    }
    const terminal = new Endless();
    expect(await niramaya(["cart", "check", "--ndjson", "-"], terminal)).toBe(1);
    expect(terminal.output.split("\n")[0]).toBe('{"errors":[{"path":"","expected":"a line of at most 32 MB"}]}');
  });
});
