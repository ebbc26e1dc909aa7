/**
 * What is made with its first use and kept: formats of the platform cost a cheap phone time that a page which shows none of them need not
 * take.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}
