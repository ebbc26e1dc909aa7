import { niramaya } from "#cli/niramaya.ts";
import { TerminalInMemory } from "./terminal-in-memory.ts";
import type { BillJson } from "#cli/cart/printing/bill-json.ts";

export type Ran = { readonly status: number; readonly output: string; readonly complaints: string };

/** A command on files that are given as text or as what JSON.stringify makes of them. */
export async function run(command: string, files: Readonly<Record<string, unknown>> = {}): Promise<Ran> {
  const texts = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content),
  ]);
  const terminal = new TerminalInMemory(Object.fromEntries(texts));
  const status = await niramaya(
    command.split(" ").filter((word) => word !== ""),
    terminal,
  );
  return { status, output: terminal.output, complaints: terminal.complaints };
}

/** What `cart check --json` tells of a file. */
export async function check(file: unknown): Promise<BillJson> {
  const { status, output, complaints } = await run("cart check - --json", { "-": file });
  if (status !== 0) throw new Error(complaints);
  return JSON.parse(output);
}
