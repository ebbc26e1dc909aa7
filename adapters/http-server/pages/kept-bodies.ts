import type { Encoded } from "#adapters/http-server/answers/encoded.ts";

/** A file as it lies on the disk; its bytes are those of its plain form. */
type Source = { readonly file: string; readonly bytes: number; readonly read: () => Promise<Encoded> };

/** Bodies of files, up to so many plain bytes in all. Beyond that, those go that nobody has asked for the longest. */
export class KeptBodies {
  readonly #most: number;
  readonly #kept = new Map<string, { readonly bytes: number; readonly body: Promise<Encoded> }>(); // In the order in which they were asked for.
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  bodyOf({ file, bytes, read }: Source): Promise<Encoded> {
    const known = this.#kept.get(file);
    const body = known?.body ?? read();
    if (known === undefined) body.catch(() => this.#drop(file)); // The next caller tries again.
    this.#drop(file);
    this.#kept.set(file, { bytes, body });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
    return body;
  }

  #drop(file: string): void {
    this.#bytes -= this.#kept.get(file)?.bytes ?? 0;
    this.#kept.delete(file);
  }
}
