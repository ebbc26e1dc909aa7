import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { entityTagOf } from "./entity-tag.ts";

/** How an answer's bytes may be compressed. */
export type Coding = "br" | "gzip";

/**
 * The body of an answer: its bytes and their compressed forms. A compressed form is made when it is first asked for, unless it is already
 * known, and is kept as long as this object. The bytes themselves, of a page eight times as many, go once the form is there that nearly
 * everybody takes; they are made of it again for whoever takes no other.
 */
export class Encoded {
  /** How many bytes there are, not compressed. */
  readonly size: number;
  #bytes: Buffer | null;
  readonly #effort: Effort;
  readonly #packed: Map<Coding, Promise<Buffer>>;
  readonly #tags = new Map<Coding | null, Promise<string>>();

  constructor(bytes: Buffer, effort: Effort, known: ReadonlyMap<Coding, Buffer> = new Map()) {
    this.size = bytes.length;
    this.#bytes = bytes;
    this.#effort = effort;
    this.#packed = new Map([...known].map(([coding, packed]) => [coding, Promise.resolve(packed)]));
  }

  as(coding: Coding): Promise<Buffer> {
    const known = this.#packed.get(coding);
    if (known !== undefined) return known;
    const packed = this.plain().then((bytes) => pack[coding](bytes, this.#effort));
    this.#packed.set(coding, packed);
    if (coding === "br" && this.#effort === "quick")
      void packed.then(
        () => (this.#bytes = null),
        () => {},
      );
    return packed;
  }

  /** The tag of one form. */
  tagOf(coding: Coding | null): Promise<string> {
    const known = this.#tags.get(coding);
    if (known !== undefined) return known;
    const tag = (coding === null ? this.plain() : this.as(coding)).then(entityTagOf);
    this.#tags.set(coding, tag);
    return tag;
  }

  async plain(): Promise<Buffer> {
    return this.#bytes ?? unpacked(await this.as("br"));
  }
}

/** "quick" for bodies that are sent a few times, "thorough" for those that are sent as long as the program runs. */
type Effort = "quick" | "thorough";

/** Below this number of bytes, compression is not worth its time. */
const WORTH_PACKING = 1_024;

/** The coding that the client accepts and that is worth its time; null: no compression. */
export function codingFor(accepted: string | undefined, bytes: number): Coding | null {
  if (accepted === undefined || bytes < WORTH_PACKING) return null;
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""));
  const names = taken.map(([name]) => name);
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const pack: Record<Coding, (bytes: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (bytes, effort) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === "quick" ? 4 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.length)) + 1, 16), 22), // A larger window than the bytes need is made and cleared in vain.
      },
    }),
  gzip: (bytes, effort) => gzipped(bytes, { level: effort === "quick" ? 5 : 9 }),
};
