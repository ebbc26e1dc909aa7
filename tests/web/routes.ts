import { shell } from "#web/shells/shop/composition.ts";

/** The routes of the shop. */
export const { routes } = shell;
