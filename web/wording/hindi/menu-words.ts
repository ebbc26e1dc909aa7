import type { menuWords as english } from "../menu-words.ts";

/** What stands in the large menus beside their entries. */
export const menuWords: typeof english = {
  findBrand: "ब्रांड खोजें",
  loading: "लोड हो रहा है",
  brands: (count: number): string => `${count} ब्रांड`,
};
