/** The bytes of something large, piece by piece. They can be read only once. */
export type ByteChunks = AsyncIterable<Uint8Array>;
