import type { menuWords as english } from "#web/features/site/wording/menus.ts";

/** What stands in the large menus beside their entries. */
export const menuWords: typeof english = {
  findBrand: "ब्रांड खोजें",
  loading: "लोड हो रहा है",
  brands(count: number, sought: string): string {
    if (count === 0 && sought !== "") return `“${sought}” नाम का कोई ब्रांड नहीं है। वर्तनी देख लें।`;
    return `${count} ब्रांड`;
  },
};
