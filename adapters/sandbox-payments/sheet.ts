import { readFileSync } from "node:fs";

/** How the sandbox's page is laid out, over the shop's own looks. */
export const sandboxSheet = (): string => readFileSync(new URL("./sheet.css", import.meta.url), "utf8");
