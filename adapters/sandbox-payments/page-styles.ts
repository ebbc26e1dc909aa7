import { readFileSync } from "node:fs";

/** How the sandbox's page is laid out, over the shop's own looks. */
export const sandboxPageStyles = (): string => readFileSync(new URL("./page-styles.css", import.meta.url), "utf8");
