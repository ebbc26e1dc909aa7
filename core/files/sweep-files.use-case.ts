import { token } from "../shared/token.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { FileId } from "./file-id.ts";
import type { Files } from "./files.port.ts";
import type { Uploads } from "./uploads.port.ts";

/** Removes files without an upload: those of erased customers, and those left when something failed between two steps. Answers how many. */
export type SweepFiles = () => Promise<number>;
export const SweepFiles = token<SweepFiles>("SweepFiles");

/** How old a file without an upload must be before it is removed, in milliseconds: a newer one may still get its upload. */
const GRACE = 60 * 60 * 1000;
const AT_ONCE = 500;

type Needs = {
  readonly files: Files;
  readonly uploads: Uploads;
  readonly now: Clock;
};

export function makeSweepFiles({ files, uploads, now }: Needs): SweepFiles {
  return async () => {
    let swept = 0;
    let some: FileId[] = [];
    const sweep = async () => {
      const unknown = await uploads.unknownOf(some);
      for (const id of unknown) await files.remove(id);
      swept += unknown.length;
      some = [];
    };
    for await (const id of files.putBefore(now() - GRACE)) {
      some.push(id);
      if (some.length === AT_ONCE) await sweep();
    }
    if (some.length > 0) await sweep();
    return swept;
  };
}
