/** As many places as one goes back to. */
const MOST = 20;

/** How far a list was read, and which of its entries stood how many pixels below the screen's edge. */
export type ListPlace = { readonly pages: number; readonly entry: string; readonly top: number };

/**
 * Where one left the lists of this window. What stood in them is not kept: it is read anew, since somebody may have blocked somebody, or
 * deleted something, meanwhile.
 */
export class ListPlaces {
  readonly #places = new Map<string, ListPlace>();

  /** null: one was never there, or nothing of the list was in sight. */
  of(name: string): ListPlace | null {
    return this.#places.get(name) ?? null;
  }

  leave(name: string, place: ListPlace | null): void {
    this.#places.delete(name);
    if (place !== null) this.#places.set(name, place);
    const [oldest] = this.#places.size > MOST ? this.#places.keys() : [];
    if (oldest !== undefined) this.#places.delete(oldest);
  }
}
