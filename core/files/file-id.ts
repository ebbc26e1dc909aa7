declare const fileBrand: unique symbol;

/** The id of an uploaded file. It is random, so that nobody can guess one. */
export type FileId = string & { readonly [fileBrand]: true };

/** null if the text is no file id. */
export const fileIdIn = (text: string): FileId | null => (/^[\w-]{1,100}$/.test(text) ? (text as FileId) : null);

/** Throws a RangeError on a text that is no file id. */
export function fileId(text: string): FileId {
  const read = fileIdIn(text);
  if (read === null) throw new RangeError(`${text} is no file id`);
  return read;
}
