import { inputLines } from "./input-lines.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { refused } from "#core/shared/result.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Terminal } from "#cli/terminal.ts";
import type { CartFiles, Fault } from "./cart-files.ts";
import type { InputLine } from "./input-lines.ts";
import type { JsonAnswer } from "./json-answers.ts";

/** Answers each line of a file by a line, in its order and in constant memory. Source: pricing, The cart check's contract. */
export async function checkLines(terminal: Terminal, file: string, cartFiles: CartFiles, answer: JsonAnswer): Promise<number> {
  let status = DONE;
  for await (const lines of inputLines(terminal.readPieces(file))) {
    let output = "";
    const now = terminal.now(); // One for all that came together.
    for (const line of lines) {
      const answered = isBlank(line) ? null : answerTo(line, now, cartFiles, answer);
      if (answered?.kind === "refused") status = UNUSABLE_INPUT;
      output += answered === null ? "\n" : `${JSON.stringify(answered.kind === "ok" ? answered.value : { errors: answered.refusal })}\n`;
    }
    await terminal.write(output);
  }
  return status;
}

const isBlank = (line: InputLine): boolean => line.kind === "text" && /^[ \t\r]*$/.test(line.text);

function answerTo(line: InputLine, now: Instant, cartFiles: CartFiles, answer: JsonAnswer): Result<object, readonly Fault[]> {
  switch (line.kind) {
    case "text": {
      const cart = cartFiles.fromText(line.text, now);
      return cart.kind === "refused" ? cart : answer(cart.value);
    }
    case "no-utf-8":
      return refused([{ path: "", expected: "text in UTF-8" }]);
    case "too-long":
      return refused([{ path: "", expected: "a line of at most 32 MB" }]);
  }
}
