import { furtherFaultsText, lineFaultText, NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Terminal } from "#cli/terminal.ts";

/** So many faults of a file are told one by one. */
const MOST_FAULTS = 100;

/** Tells the first faults of a file as they come, and counts the rest. */
export class FaultReport {
  count = 0;
  readonly #terminal: Pick<Terminal, "complain" | "progress">;

  constructor(terminal: Pick<Terminal, "complain" | "progress">) {
    this.#terminal = terminal;
  }

  tell(fault: LineFault): void {
    this.count += 1;
    if (this.count > MOST_FAULTS) return;
    this.#terminal.progress(""); // What stands in the last line would stand before it.
    this.#terminal.complain(lineFaultText(fault));
  }

  end(): void {
    if (this.count > MOST_FAULTS) this.#terminal.complain(furtherFaultsText(this.count - MOST_FAULTS));
  }
}

/** Tells why a file is not taken, and that nothing of it is. Answers the exit status. */
export function refuseLines(terminal: Pick<Terminal, "complain" | "progress">, faults: readonly LineFault[]): number {
  const report = new FaultReport(terminal);
  for (const fault of faults) report.tell(fault);
  report.end();
  terminal.complain(NOTHING_CHANGED);
  return UNUSABLE_INPUT;
}
