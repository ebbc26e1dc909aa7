declare const fileBrand: unique symbol;

/** Names an uploaded file; random, so that nobody guesses one. */
export type FileId = string & { readonly [fileBrand]: true };

/** Null where the text is none. */
export const fileIdIn = (text: string): FileId | null => (/^[\w-]{1,100}$/.test(text) ? (text as FileId) : null);

/** Throws a RangeError on what is none. */
export function fileId(text: string): FileId {
  const read = fileIdIn(text);
  if (read === null) throw new RangeError(`${text} is no file id`);
  return read;
}
