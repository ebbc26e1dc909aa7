import type { menuPhrases as english } from "../menus.ts";

/** What stands in the large menus beside their entries. */
export const menuPhrases: typeof english = {
  findBrand: "ब्रांड खोजें",
  loading: "लोड हो रहा है",
  noBrand: ({ sought }) => `“${sought}” नाम का कोई ब्रांड नहीं है। वर्तनी देख लें।`,
  brands: { one: ({ count }) => `${count} ब्रांड`, other: ({ count }) => `${count} ब्रांड` },
};
