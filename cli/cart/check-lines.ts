import { inputLines } from "./input-lines.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { refused } from "#core/shared/result.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Terminal } from "#cli/terminal.ts";
import type { CartFiles, Fault } from "./cart-files.ts";
import type { InputLine } from "./input-lines.ts";
import type { JsonAnswer } from "./json-answers.ts";

/** Where lines are answered: `answer` prices one that was read. */
type Desk = { readonly terminal: Terminal; readonly cartFiles: CartFiles; readonly answer: JsonAnswer };

/** Answers each line of a file by a line, in its order and in constant memory. Source: pricing, The cart check's contract. */
export async function checkLines(file: string, desk: Desk): Promise<number> {
  const { terminal } = desk;
  let status = DONE;
  for await (const lines of inputLines(terminal.readPieces(file))) {
    let output = "";
    const now = terminal.now(); // One for all that came together.
    for (const line of lines) {
      const answered = isBlank(line) ? null : answerTo(line, now, desk);
      if (answered?.kind === "refused") status = UNUSABLE_INPUT;
      output += answered === null ? "\n" : `${JSON.stringify(answered.kind === "ok" ? answered.value : { errors: answered.refusal })}\n`;
    }
    await terminal.write(output);
  }
  return status;
}

const isBlank = (line: InputLine): boolean => line.kind === "text" && /^[ \t\r]*$/.test(line.text);

function answerTo(line: InputLine, now: Instant, { cartFiles, answer }: Desk): Result<object, readonly Fault[]> {
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
