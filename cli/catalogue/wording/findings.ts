/** What the doctor says of products' photographs. */
export const pictureFindingWords = {
  unnamedOrigin: (products: number, origin: string) =>
    `${products === 1 ? "1 product has" : `${products} products have`} photographs at ${origin}, which no page shows: PICTURE_ORIGINS does not name it.`,
  noAddress: (products: number, image: string) =>
    `${products === 1 ? "1 product has" : `${products} products have`} photographs such as ${image}, which no page shows: it is neither an https address nor a path.`,
} as const;
