import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Files } from "./files.port.ts";
import { Uploads } from "./uploads.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { FileId } from "./file-id.ts";

/** Removes files without an upload: those of erased customers, and those left when something failed between two steps. Answers how many. */
export type SweepFiles = () => Promise<number>;
export const SweepFiles = useCase<SweepFiles>("files", "SweepFiles");

/** How old a file without an upload must be before it is removed, in milliseconds: a newer one may still get its upload. */
const GRACE = 60 * 60 * 1000;
const AT_ONCE = 500;

export const makeSweepFiles = maker(SweepFiles, { files: Files, uploads: Uploads, now: Clock }, ({ files, uploads, now }) => async () => {
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
});
