import { inputLines } from "./input-lines.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { refused } from "#core/shared/result.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Result } from "#core/shared/result.ts";
import type { Terminal } from "#cli/terminal.ts";
import type { Fault } from "./fault.ts";
import type { InputLine } from "./input-lines.ts";

/** What --json tells of the text of a file, or what is wrong with it; `now` is when it is asked. */
export type TextAnswer = (text: string, now: Instant) => Result<object, readonly Fault[]>;

/** Answers each line of a file by a line, in its order and in constant memory. Source: specification/cart-check.md, Many carts. */
export async function answerLines(file: string, terminal: Terminal, answer: TextAnswer): Promise<number> {
  let status = DONE;
  for await (const lines of inputLines(terminal.readPieces(file))) {
    let output = "";
    const now = terminal.now(); // One for all that came together.
    for (const line of lines) {
      const answered = answerTo(line, now, answer);
      if (answered.kind === "ok") output += `${JSON.stringify(answered.value)}\n`;
      // Looked for only here, as a blank line is never an answer.
      else if (isBlank(line)) output += "\n";
      else {
        status = UNUSABLE_INPUT;
        output += `${JSON.stringify({ errors: answered.refusal })}\n`;
      }
    }
    await terminal.write(output);
  }
  return status;
}

const isBlank = (line: InputLine): boolean => line.kind === "text" && /^[ \t\r]*$/.test(line.text);

function answerTo(line: InputLine, now: Instant, answer: TextAnswer): Result<object, readonly Fault[]> {
  switch (line.kind) {
    case "text":
      return answer(line.text, now);
    case "no-utf-8":
      return refused([{ path: "", expected: "text in UTF-8" }]);
    case "too-long":
      return refused([{ path: "", expected: "a line of at most 32 MB" }]);
  }
}
