export { makeChangeFormCart } from "./change-form-cart.use-case.ts";
