import { ok } from "#core/shared/result.ts";
import { readArguments } from "#cli/arguments.ts";
import { unusable, wrongUsage } from "#cli/complaints.ts";
import { fileIsThereText } from "#cli/wording/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Command, Terminal } from "#cli/terminal.ts";
import type { Fault } from "./fault.ts";

/** How a kind of file is read. */
export type FactFiles<Facts> = {
  fromBytes(bytes: Uint8Array): Result<Facts, readonly Fault[]>;
  fromText(text: string): Result<Facts, readonly Fault[]>;
};

/** A command that answers a file of facts: `text` for people, `json` for programs; `now` is when it is asked. */
export type FileCheck<Facts> = {
  readonly name: string;
  readonly files: FactFiles<Facts>;
  readonly json: (facts: Facts, now: Instant) => object;
  readonly text: (facts: Facts, terminal: Terminal) => Promise<string>;
  /** The same as a PDF, which `--pdf FILE` writes; without it there is no such option. */
  readonly paper?: (facts: Facts, terminal: Terminal) => Promise<Uint8Array>;
};

/**
 * `NAME FILE [--json | --pdf FILE]` and `NAME --ndjson FILE`, in the manner of `cart check`. Source: specification/cart-check.md, The
 * command.
 */
export const fileCheck =
  <Facts>({ name, files, json, text, paper }: FileCheck<Facts>): Command =>
  async (given, terminal) => {
    const read = readArguments(given, { switches: ["json", "ndjson"], options: paper === undefined ? [] : ["pdf"], files: 1 });
    if (read.kind === "refused") return wrongUsage(terminal, name, read.refusal);
    const {
      switches,
      options,
      files: [file = ""],
    } = read.value;
    const pdf = options.get("pdf");
    if (pdf !== undefined && switches.size > 0) return wrongUsage(terminal, name, "--pdf stands alone, without --json and --ndjson");
    if (switches.has("ndjson")) {
      const { answerLines } = await import("./answer-lines.ts");
      return answerLines(file, terminal, (line, now) => {
        const facts = files.fromText(line);
        return facts.kind === "refused" ? facts : ok(json(facts.value, now));
      });
    }
    const facts = files.fromBytes(await terminal.readWhole(file));
    if (facts.kind === "refused") return unusable(terminal, facts.refusal);
    if (pdf !== undefined && paper !== undefined) {
      const { writtenAnew } = await import("#cli/printing/written-anew.ts");
      if (await writtenAnew(pdf, await paper(facts.value, terminal))) return DONE;
      terminal.complain(fileIsThereText(pdf));
      return UNUSABLE_INPUT;
    }
    await terminal.write(
      switches.has("json") ? `${JSON.stringify(json(facts.value, terminal.now()), null, 2)}\n` : await text(facts.value, terminal),
    );
    return DONE;
  };
