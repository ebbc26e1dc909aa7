import { bytesOf, joined } from "./page-bytes.ts";

/** What is filled into a frame. `app`: what was drawn, in pieces; `file`: the screen whose code and styles the page loads at once. */
export type Filling = { readonly head: string; readonly file: string; readonly app: readonly Uint8Array[]; readonly state: string };

/** What stands before, between and after what is filled in. */
type Pieces = readonly [beforeHead: Uint8Array, beforeApp: Uint8Array, beforeState: Uint8Array, end: Uint8Array];

/** A shell's built index.html, taken apart once for each screen. */
export class PageFrame {
  readonly #html: string;
  readonly #pieces = new Map<string, Pieces>();

  constructor(html: string) {
    this.#html = html;
  }

  filled({ head, file, app, state }: Filling): Uint8Array<ArrayBuffer> {
    const [beforeHead, beforeApp, beforeState, end] = this.#piecesFor(file);
    return joined([beforeHead, bytesOf(head), beforeApp, ...app, beforeState, bytesOf(state), end]);
  }

  #piecesFor(file: string): Pieces {
    const known = this.#pieces.get(file);
    if (known !== undefined) return known;
    const html = this.#html.replace(/<!--(?:code|styles):([\w-]+) (.*?)-->/g, (_, screen: string, links: string) =>
      screen === file ? links : "",
    );
    const pieces = html.split(/<title>.*?<\/title>|<!--app-->|<!--state-->/);
    const [beforeHead, beforeApp, beforeState, end] = pieces;
    if (beforeHead === undefined || beforeApp === undefined || beforeState === undefined || end === undefined || pieces.length > 4)
      throw new TypeError("a frame has a title, then the place of the page and then that of its state");
    const taken: Pieces = [bytesOf(beforeHead), bytesOf(beforeApp), bytesOf(beforeState), bytesOf(end)];
    this.#pieces.set(file, taken);
    return taken;
  }
}

/** The frame that is in use: in development it changes. */
export class PageFrames {
  #of = "";
  #frame: PageFrame | null = null;

  of(html: string): PageFrame {
    if (this.#frame === null || html !== this.#of) {
      this.#of = html;
      this.#frame = new PageFrame(html);
    }
    return this.#frame;
  }
}
