import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { makeMoveFiles } from "#core/files/move-files.use-case.ts";
import { storedFiles } from "#adapters/composition/files/stored-files.ts";
import { bucketState as stateOfBucket } from "#adapters/files-s3/bucket-state.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Files } from "#core/files/files.port.ts";
import type { MoveFiles } from "#core/files/move-files.use-case.ts";
import type { Settings } from "#cli/settings.ts";

export { stateOfBucket };

/** Where the shop stores what customers upload. */
export const shopFiles = ({ filesUrl }: Pick<Settings, "filesUrl">, folder: string): Files => storedFiles(filesUrl, folder);

/** Moves uploads between the data folder and the bucket. */
export function movingBetween(filesUrl: string, folder: string, direction: "to-bucket" | "to-folder"): MoveFiles {
  const [inFolder, inBucket] = [storedFiles(null, folder), storedFiles(filesUrl, folder)];
  return direction === "to-bucket" ? makeMoveFiles({ from: inFolder, to: inBucket }) : makeMoveFiles({ from: inBucket, to: inFolder });
}

/** Writes an uploaded file to a path. Throws what the operating system says where it can't. */
export async function copied(files: Files, id: FileId, path: string): Promise<"copied" | "missing"> {
  const pieces = await files.readPart(id, { first: 0, last: Number.MAX_SAFE_INTEGER });
  if (pieces === null) return "missing";
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "w", 0o600);
  try {
    for await (const piece of pieces) await file.writeFile(piece);
  } finally {
    await file.close();
  }
  return "copied";
}
