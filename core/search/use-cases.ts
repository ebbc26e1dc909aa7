export { makeSearchProducts } from "./search-products.use-case.ts";
