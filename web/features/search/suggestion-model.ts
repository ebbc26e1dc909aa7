import { makeAutoObservable } from "mobx";
import { catchError, concat, debounce, distinctUntilChanged, from, of, Subject, switchMap, timer } from "rxjs";
import { collectionSlug } from "#core/catalogue/category.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { wellRated } from "#core/catalogue/front/well-rated.ts";
import { withSearch } from "#core/search/recent-searches.port.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LoadedOnce } from "#web/platform/requests/loaded-once.ts";
import { matchingCollections } from "./matching-collections.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { Count } from "#core/catalogue/collection.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import type { MatchingCollection } from "./matching-collections.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { RecentSearches } from "#core/search/recent-searches.port.ts";
import type { SearchProducts } from "#core/search/search-products.use-case.ts";

/** Source: specification/search.md, The search field. */
const MOST = 10;
/** Milliseconds after the last keystroke. */
const PAUSE = 150;
const POPULAR = 6;

/**
 * What is meant by what somebody has typed. "waiting" still shows the last answer; `total` null: how many there are in all is not known, or
 * all are shown; "unavailable" shows nothing, and Enter searches as ever.
 */
export type SuggestionState =
  | { readonly kind: "nothing" | "unavailable" }
  | {
      readonly kind: "waiting" | "known";
      readonly words: string;
      readonly products: readonly ListedProduct[];
      readonly total: Count | null;
    };

type Needs = {
  readonly search: SearchProducts;
  readonly find: FindProducts;
  readonly listFilters: ListFilters;
  readonly categories: readonly Category[];
};

const named = (kind: MatchingCollection["kind"], title: string): MatchingCollection => ({ kind, slug: collectionSlug(title), title });

/** Suggestions for one search box, from its first focus on. An answer to what is no longer typed is never shown. */
export class SuggestionModel {
  typed = "";
  meant: SuggestionState = { kind: "nothing" };
  recent: readonly string[];
  isOpen = false;
  /** The place in the list that the arrow keys have reached; null: the field itself. */
  at: number | null = null;
  readonly #keystrokes = new Subject<string>();
  /** Brands and concerns by their names, asked for with the first letter; what is popular, with the first focus. */
  readonly concernsAndBrands: LoadedOnce<readonly MatchingCollection[]>;
  readonly popular: LoadedOnce<readonly ListedProduct[]>;
  readonly #search: SearchProducts;
  readonly #find: FindProducts;
  readonly #categories: readonly Category[];
  readonly #kept: RecentSearches;

  constructor({ search, find, listFilters, categories }: Needs, stored: RecentSearches) {
    this.#search = search;
    this.#find = find;
    this.#categories = categories;
    this.concernsAndBrands = new LoadedOnce(async () => {
      const answer = await listFilters({ on: null, narrowing: UNNARROWED });
      if (answer.kind === "refused") return [];
      const { concerns, brands } = answer.value;
      return [...concerns.map(({ title }) => named("concern", title)), ...brands.map(({ title }) => named("brand", title))];
    });
    this.popular = new LoadedOnce(async () => {
      const answer = await find({ on: null, narrowing: UNNARROWED, order: "popular", after: null });
      return answer.kind === "refused" ? [] : wellRated(answer.value.products).slice(0, POPULAR);
    });
    this.#kept = stored;
    this.recent = stored.read();
    makeAutoObservable(this, { concernsAndBrands: false, popular: false }, { autoBind: true, deep: false });
  }

  /** How many entries the arrow keys go through. */
  get count(): number {
    if (this.typed === "") return this.recent.length;
    return this.collections.length + ("products" in this.meant ? this.meant.products.length : 0);
  }

  /** Categories, concerns and brands whose names begin with what is typed. */
  get collections(): readonly MatchingCollection[] {
    const categories = this.#categories.map(({ title }) => named("category", title));
    return matchingCollections([...categories, ...(this.concernsAndBrands.value ?? [])], this.typed);
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
    if (words !== "") void this.concernsAndBrands.ask();
    const products = "products" in this.meant ? this.meant.products : [];
    this.meant = words === "" ? { kind: "nothing" } : { kind: "waiting", words, products, total: null };
    this.#keystrokes.next(words);
  }

  open(text: string): void {
    this.recent = this.#kept.read();
    void this.popular.ask();
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
      switchMap((products) => {
        const known = { kind: "known", words, products: products.slice(0, MOST), total: null } as const;
        return products.length < MOST ? of<SuggestionState>(known) : concat(of<SuggestionState>(known), this.counted(known));
      }),
      catchError((error: unknown) => {
        failureOrDefect(error);
        return of<SuggestionState>({ kind: "unavailable" });
      }),
    );
  }

  /** The same with how many there are in all; where that can't be had, nothing more. */
  private counted(known: Extract<SuggestionState, { readonly words: string }>) {
    const query = { on: null, narrowing: { ...UNNARROWED, words: known.words }, order: "popular", after: null } as const;
    return from(this.#find(query)).pipe(
      switchMap((answer) =>
        answer.kind === "ok" && answer.value.count.products > MOST ? of<SuggestionState>({ ...known, total: answer.value.count }) : of(),
      ),
      catchError((error: unknown) => {
        failureOrDefect(error);
        return of<SuggestionState>();
      }),
    );
  }

  private enter(meant: SuggestionState): void {
    this.meant = meant;
  }
}
