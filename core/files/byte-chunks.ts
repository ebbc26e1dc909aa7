/** The bytes of something large, piece by piece; to be gone through once. */
export type ByteChunks = AsyncIterable<Uint8Array>;
