import { makeAutoObservable } from "mobx";
import { answerOrNull } from "./answer-or-null.ts";
import { Resource } from "./resource.ts";
import type { ResourceState } from "./resource.ts";

type Page<Place> = { readonly next: Place | null };

type Reading<P extends Page<unknown>> = {
  /** `after` null: the first page. */
  readonly read: (after: P["next"]) => Promise<P>;
  /** The list so far, with the next page added. */
  readonly join: (known: P, page: P) => P;
};

/**
 * A list that is read page by page, and again as far as it was read. If the list was read anew meanwhile, a page of the former list is
 * dropped.
 */
export class PagedList<P extends Page<unknown>> {
  more: "ready" | "reading" | "unavailable" = "ready";
  readonly #whole: Resource<P>;
  readonly #reading: Reading<P>;
  /** So many pages are known, or are to be at first. */
  #pages: number;

  constructor(reading: Reading<P>, pages = 1) {
    this.#reading = reading;
    this.#pages = pages;
    this.#whole = new Resource(() => this.readAsFar());
    makeAutoObservable(this, { pages: false }, { autoBind: true, deep: false });
  }

  get state(): ResourceState<P> {
    return this.#whole.state;
  }

  get pages(): number {
    return this.#pages;
  }

  /** Reads it as far as it is known; at first the first page, or as many as were asked for. The known list stays visible meanwhile. */
  async ask(): Promise<void> {
    await this.#whole.ask();
  }

  /** Takes a first page from the answer of another call, in the place of the list. */
  take(page: P): void {
    this.#pages = 1;
    this.#whole.take(page);
  }

  /** Takes as much of the list as is known, as another call has read it. */
  renew(known: P): void {
    this.#whole.take(known);
  }

  /** Reads the next page. While one call runs, no other is sent. */
  async askMore(): Promise<void> {
    const { state } = this;
    if (state.kind !== "read" || state.value.next === null || this.more === "reading") return;
    this.wait("reading");
    const answer = await answerOrNull(this.#reading.read(state.value.next));
    if (this.state !== state) return this.wait("ready"); // The list was read anew meanwhile.
    this.wait(answer === null ? "unavailable" : "ready");
    if (answer === null) return;
    this.#pages += 1;
    this.#whole.take(this.#reading.join(state.value, answer.value));
  }

  private async readAsFar(): Promise<P> {
    const { read, join } = this.#reading;
    let known = await read(null);
    for (let pages = 1; pages < this.#pages && known.next !== null; pages += 1) known = join(known, await read(known.next));
    return known;
  }

  private wait(more: PagedList<P>["more"]): void {
    this.more = more;
  }
}
