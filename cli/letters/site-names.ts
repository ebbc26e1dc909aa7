import type { ShellName } from "#cli/shell-names.ts";

/** What letters are signed with, in every language: what each site is called, in its `brand.ts` too. */
export const siteNames: Readonly<Record<ShellName, string>> = { shop: "Niramaya", benefits: "Niramaya Benefits", desk: "Niramaya Desk" };
