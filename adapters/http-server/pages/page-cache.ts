import { Encoded } from "#adapters/http-server/answers/encoded.ts";

export type Page = { readonly status: number; readonly headers: { readonly [name: string]: string }; readonly body: Encoded };

export type PageCacheOptions = {
  /** For how many milliseconds a page is kept after it was drawn; 0: never. */
  readonly keptFor: number;
  /** The most pages that are kept. Further pages are drawn for each caller. */
  readonly most: number;
};

/** Pages with longer addresses are not kept, so that the cache stays small whatever is asked for. */
const LONGEST = 500;

/** Pages as any visitor sees them. All callers who ask for one while it is drawn, or shortly after, get the same page. */
export class PageCache {
  readonly #draw: (address: string) => Promise<Page>;
  readonly #options: PageCacheOptions;
  readonly #pages = new Map<string, Promise<Page>>();

  constructor(draw: (address: string) => Promise<Page>, options: PageCacheOptions) {
    this.#draw = draw;
    this.#options = options;
  }

  at(address: string): Promise<Page> {
    const stored = this.#pages.get(address);
    if (stored !== undefined) return stored;
    const drawn = this.#draw(address);
    const { keptFor, most } = this.#options;
    if (keptFor > 0 && address.length <= LONGEST && this.#pages.size < most) {
      this.#pages.set(address, drawn);
      drawn.then(
        () => setTimeout(() => this.#pages.delete(address), keptFor).unref(),
        () => this.#pages.delete(address), // The next caller tries again.
      );
    }
    return drawn;
  }
}

/** A rendered answer in the form in which it is kept. */
export async function pageOf(answer: Response): Promise<Page> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: new Encoded(Buffer.from(await answer.arrayBuffer()), "quick"),
  };
}
