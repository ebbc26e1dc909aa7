import { counted } from "#web/design/phrase.ts";
import { menuPhrases as says } from "#web/features/site/wording/menus.ts";

/** What stands in the large menus beside their entries, in any language. */
export const menuWords = {
  ...says,
  brands: (count: number, sought: string): string =>
    count === 0 && sought !== "" ? says.noBrand({ sought }) : counted(count, says.brands, { count: String(count) }),
};
