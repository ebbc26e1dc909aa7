import type { NamedItems } from "./lab-book-data.ts";

const MOST = 20;

/** Which tests and packages an address of the page asks for. */
export const itemsIn = (search: URLSearchParams): NamedItems => ({
  tests: search.getAll("test").slice(0, MOST),
  packages: search.getAll("package").slice(0, MOST),
});
