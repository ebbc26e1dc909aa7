/** Titles of sub-categories by the English ones that are kept; apart from those of categories, as only menus and lists show them. */
export const subCategoryTitles: Readonly<Record<string, string>> = {};
