import { makeAutoObservable } from "mobx";
import { catchError, debounce, distinctUntilChanged, from, map, of, Subject, switchMap, timer } from "rxjs";
import { withSearch } from "#core/search/recent-searches.port.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { RecentSearches } from "#core/search/recent-searches.port.ts";
import type { SearchProducts } from "#core/search/search-products.use-case.ts";

/** Source: specification/search.md, The search field. */
const MOST = 10;
/** Milliseconds after the last keystroke. */
const PAUSE = 150;

/** What is meant by what somebody has typed. "waiting" still shows the last answer; "unavailable" shows nothing, and Enter searches as ever. */
export type SuggestionState =
  | { readonly kind: "nothing" | "unavailable" }
  | { readonly kind: "waiting" | "known"; readonly words: string; readonly products: readonly ListedProduct[] };

/** Suggestions for one search box, from its first focus on. An answer to what is no longer typed is never shown. */
export class SuggestionModel {
  typed = "";
  meant: SuggestionState = { kind: "nothing" };
  recent: readonly string[];
  isOpen = false;
  /** The place in the list that the arrow keys have reached; null: the field itself. */
  at: number | null = null;
  readonly #keystrokes = new Subject<string>();
  readonly #search: SearchProducts;
  readonly #kept: RecentSearches;

  constructor(search: SearchProducts, kept: RecentSearches) {
    this.#search = search;
    this.#kept = kept;
    this.recent = kept.read();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** How many entries the arrow keys go through. */
  get count(): number {
    if (this.typed === "") return this.recent.length;
    return "products" in this.meant ? this.meant.products.length : 0;
  }

  /** Answers what is typed until what it answers is called. */
  begin(): () => void {
    const answers = this.#keystrokes
      .pipe(
        distinctUntilChanged(),
        debounce((words) => timer(words === "" ? 0 : PAUSE)),
        switchMap((words) => (words === "" ? of<SuggestionState>({ kind: "nothing" }) : this.answers(words))),
      )
      .subscribe(this.enter);
    return () => answers.unsubscribe();
  }

  type(text: string): void {
    const words = text.trim();
    this.isOpen = true;
    if (words === this.typed) return;
    this.typed = words;
    this.at = null;
    this.meant =
      words === "" ? { kind: "nothing" } : { kind: "waiting", words, products: "products" in this.meant ? this.meant.products : [] };
    this.#keystrokes.next(words);
  }

  open(text: string): void {
    this.recent = this.#kept.read();
    this.type(text);
  }

  close(): void {
    this.isOpen = false;
    this.at = null;
  }

  /** One entry on or back; behind the last comes the field, and then the first again. */
  move(by: 1 | -1): void {
    this.isOpen = true;
    const places = this.count + 1;
    const next = ((this.at ?? -1) + 1 + by + places) % places;
    this.at = next === 0 ? null : next - 1;
  }

  /** What was searched for or chosen is kept on this device. */
  keep(words: string): void {
    this.recent = withSearch(this.recent, words);
    this.#kept.put(this.recent);
  }

  forget(): void {
    this.recent = [];
    this.at = null;
    this.#kept.put([]);
  }

  private answers(words: string) {
    return from(this.#search({ words, limit: MOST, without: null })).pipe(
      map((products): SuggestionState => ({ kind: "known", words, products: products.slice(0, MOST) })),
      catchError((error: unknown) => {
        failureOrDefect(error);
        return of<SuggestionState>({ kind: "unavailable" });
      }),
    );
  }

  private enter(meant: SuggestionState): void {
    this.meant = meant;
  }
}
