import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { printCartFile } from "#adapters/cart-file/printed-cart-file.ts";
import type { Breach, Case, Law } from "./law.ts";

/** `folder` is where the carts of a broken law are written; by default the system's for temporary files. */
type Options = { readonly runs?: number; readonly seed?: number; readonly path?: string; readonly folder?: string };

/** A law that some cart breaks. `files` hold the smallest found; `command` shows it. */
export class LawBroken extends Error {
  override readonly name = "LawBroken";
  readonly files: readonly string[];
  readonly command: string;

  constructor(sentence: string, { reason, seed, path }: Breach, { files, command }: Reproduction) {
    super(
      `Broken: ${sentence}\n  ${reason}\n  the smallest cart: ${files.join(", ")}\n  ${command}\n  again: { seed: ${seed}, path: "${path}" }`,
    );
    this.files = files;
    this.command = command;
  }
}

type Reproduction = { readonly files: readonly string[]; readonly command: string };

/**
 * Tries a law as often as said, else as fast-check is configured to, else 1,000 times. Throws `LawBroken`, having written the smallest cart
 * that breaks it as the file of `cart check`.
 */
export function checkLaw(
  { sentence, tried }: Law,
  { runs = fc.readConfigureGlobal().numRuns ?? 1000, folder = tmpdir(), ...again }: Options = {},
): void {
  const breach = tried({ runs, ...again });
  if (breach === null) return;
  const name = `niramaya-${sentence.replaceAll(/[^\w]+/g, "-").slice(0, 60)}-${breach.seed}`;
  throw new LawBroken(
    sentence,
    breach,
    reproductionOf(breach.smallest, (suffix, text) => written(join(folder, `${name}${suffix}.json`), text)),
  );
}

function reproductionOf(smallest: Case, keep: (suffix: string, text: string) => string): Reproduction {
  if ("before" in smallest) {
    const files = [keep("-before", printCartFile(smallest.before)), keep("-after", printCartFile(smallest.after))];
    return { files, command: `niramaya cart diff ${files.map(quoted).join(" ")}` };
  }
  const { request, candidates = [] } = "request" in smallest ? smallest : { request: smallest };
  const file = keep("", printCartFile(request, candidates));
  return { files: [file], command: `niramaya cart check ${quoted(file)} --explain` };
}

function written(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}

const quoted = (file: string) => (/\s/.test(file) ? `"${file}"` : file);
