import { Unreadable } from "#cli/terminal.ts";
import { tenInTheMorning } from "#tests/builders/a-request.ts";
import type { Terminal } from "#cli/terminal.ts";

/** A terminal that keeps what is written and reads the files it was given, by name; "-" is standard input. */
export class TerminalInMemory implements Terminal {
  output = "";
  complaints = "";
  readonly progresses: string[] = [];
  isColoured = false;
  readonly #files: Readonly<Record<string, string | Uint8Array>>;
  readonly #pieceSize: number;

  /** Files are read in pieces of so many bytes. */
  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}, pieceSize = 7) {
    this.#files = files;
    this.#pieceSize = pieceSize;
  }

  async write(text: string): Promise<void> {
    this.output += text;
  }

  complain(text: string): void {
    this.complaints += text;
  }

  progress(text: string): void {
    this.progresses.push(text);
  }

  async readWhole(file: string): Promise<Uint8Array> {
    const content = this.#files[file];
    if (content === undefined) throw new Unreadable(file, "does not exist");
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  }

  async *readPieces(file: string): AsyncGenerator<Uint8Array> {
    const bytes = await this.readWhole(file);
    for (let start = 0; start < bytes.length; start += this.#pieceSize) yield bytes.subarray(start, start + this.#pieceSize);
  }

  now() {
    return tenInTheMorning;
  }
}
