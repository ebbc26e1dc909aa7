import { join } from "node:path";
import { filesIn } from "#adapters/files-folder/files.ts";
import { filesInBucket } from "#adapters/files-s3/files.ts";
import { bucketAddressOf } from "#adapters/files-s3/bucket-address.ts";
import type { Files } from "#core/files/files.port.ts";

/** Where uploads lie in a data folder. */
export const uploadsFolder = (dataFolder: string): string => join(dataFolder, "uploads");

/** What customers upload: in the bucket that is chosen, else in the data folder. */
export const storedFiles = (filesUrl: string | null, dataFolder: string): Files =>
  filesUrl === null ? filesIn(uploadsFolder(dataFolder)) : filesInBucket(bucketAddressOf(filesUrl));
