const encoder = new TextEncoder();

/**
 * A text as it is sent. What React draws is a chain of some thousand pieces, and one letter beyond Latin 1 has all of them take two bytes:
 * a page is put together from bytes, so that nothing of it is gone through or copied twice.
 */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** The pieces one behind the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
