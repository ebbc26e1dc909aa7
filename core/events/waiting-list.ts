/** People in a line: in at the end, out at the front or from anywhere, each in constant time. */
export class WaitingList {
  #line: (string | null)[] = [];
  #front = 0;
  readonly #places = new Map<string, number>();

  /** Whoever stands in it already stays. */
  add(person: string): void {
    if (this.#places.has(person)) return;
    this.#places.set(person, this.#line.length);
    this.#line.push(person);
  }

  remove(person: string): void {
    const place = this.#places.get(person);
    if (place === undefined) return;
    this.#places.delete(person);
    this.#line[place] = null;
  }

  /** Whoever stands in front, taken out; null: nobody waits. */
  next(): string | null {
    while (this.#front < this.#line.length) {
      const person = this.#line[this.#front++] ?? null;
      if (person === null) continue;
      this.#places.delete(person);
      return person;
    }
    return null;
  }

  /** From the front. */
  people(): readonly string[] {
    return this.#line.slice(this.#front).filter((person) => person !== null);
  }
}
