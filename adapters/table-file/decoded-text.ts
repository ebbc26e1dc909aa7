/** Bytes that are no text of the encoding that their beginning names. */
export class NotText extends Error {}

/**
 * The text of a file, piece by piece: UTF-8, or UTF-16 where a byte order mark says so, as spreadsheets save "Unicode text". Throws
 * NotText.
 */
export async function* decodedText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let begun: Uint8Array = new Uint8Array();
  for await (const piece of pieces) {
    if (decoder === null) {
      begun = Buffer.concat([begun, piece]);
      if (begun.length < 2) continue;
      decoder = decoderOf(begun);
      yield decoded(decoder, begun);
    } else yield decoded(decoder, piece);
  }
  decoder ??= decoderOf(begun);
  yield decoded(decoder, begun.length < 2 ? begun : new Uint8Array()) + decoded(decoder, null);
}

function decoderOf([first, second]: Uint8Array): TextDecoder {
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decoder: TextDecoder, piece: Uint8Array | null): string {
  try {
    return piece === null ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    throw new NotText(); // The one thing that a fatal decoder throws for.
  }
}
