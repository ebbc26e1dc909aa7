/** People in a line. They join at the end and leave at the front or from any place, each in constant time. */
export class WaitingList {
  #line: (string | null)[] = [];
  #front = 0;
  readonly #places = new Map<string, number>();

  /** A person who is already in the line keeps their place. */
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

  /** The person at the front, who leaves the line; null: nobody waits. */
  next(): string | null {
    while (this.#front < this.#line.length) {
      const person = this.#line[this.#front++] ?? null;
      if (person === null) continue;
      this.#places.delete(person);
      return person;
    }
    return null;
  }

  /** The people in the line, from the front. */
  people(): readonly string[] {
    return this.#line.slice(this.#front).filter((person) => person !== null);
  }
}
