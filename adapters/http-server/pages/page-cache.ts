import { Encoded } from "#adapters/http-server/answers/encoded.ts";

export type Page = { readonly status: number; readonly headers: { readonly [name: string]: string }; readonly body: Encoded };

export type PageCacheOptions = {
  /** Milliseconds that a page is kept once it is drawn; 0: never. */
  readonly keptFor: number;
  /** How many pages are kept at most; further ones are drawn for each who asks. */
  readonly most: number;
};

/** Longer addresses are not kept, so that what is kept stays small whatever is asked. */
const LONGEST = 500;

/** Pages as any visitor sees them. Whoever asks for one while it is drawn, or shortly after, gets the same. */
export class PageCache {
  readonly #draw: (address: string) => Promise<Page>;
  readonly #keeping: PageCacheOptions;
  readonly #pages = new Map<string, Promise<Page>>();

  constructor(draw: (address: string) => Promise<Page>, keeping: PageCacheOptions) {
    this.#draw = draw;
    this.#keeping = keeping;
  }

  at(address: string): Promise<Page> {
    const kept = this.#pages.get(address);
    if (kept !== undefined) return kept;
    const drawn = this.#draw(address);
    const { keptFor, most } = this.#keeping;
    if (keptFor > 0 && address.length <= LONGEST && this.#pages.size < most) {
      this.#pages.set(address, drawn);
      drawn.then(
        () => setTimeout(() => this.#pages.delete(address), keptFor).unref(),
        () => this.#pages.delete(address), // Whoever asks next tries anew.
      );
    }
    return drawn;
  }
}

/** A rendered answer as it is kept. */
export async function pageOf(answer: Response): Promise<Page> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: new Encoded(Buffer.from(await answer.arrayBuffer()), "quick"),
  };
}
