import { expect, it } from "vitest";
import { tableLines } from "#adapters/table-file/table-lines.ts";

it("a table whose first line has no end is a fault, and is read in a time that grows with its length alone", {
  timeout: 30_000,
}, async () => {
  async function* endless() {
    for (let piece = 0; piece < 24; piece += 1) yield new Uint8Array(64 * 1_024).fill(120);
  }
  const lines: string[] = [];
  for await (const line of tableLines(endless())) lines.push(line.kind);
  expect(lines).toEqual(["fault"]);
});
