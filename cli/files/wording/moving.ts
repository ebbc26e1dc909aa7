import type { MovedFiles } from "#core/files/move-files.use-case.ts";

const files = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

export const NO_BUCKET_TEXT = "FILES_URL is not set: it names the bucket.\n";

export const movingText = (dealtWith: number): string => `${files(dealtWith)} …`;

export const movedText = ({ copied, already, removed }: MovedFiles): string =>
  `Copied ${files(copied)}. ${already === 0 ? "" : `${already === 1 ? "1 was" : `${already} were`} there already. `}${
    removed === 0 ? "Nothing was removed." : `Removed ${files(removed)} from the old place.`
  }\n`;
