declare const fileBrand: unique symbol;

/** Names an uploaded file; 122 random bits, so that nobody guesses one. */
export type FileId = string & { readonly [fileBrand]: true };

export function fileId(text: string): FileId {
  if (!/^[\w-]{1,100}$/.test(text)) throw new RangeError(`${text} is no file id`);
  return text as FileId;
}
