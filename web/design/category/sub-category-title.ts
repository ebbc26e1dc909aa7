import { categoryTitle } from "#web/design/category/category-title.ts";
import { subCategoryTitles } from "#web/design/wording/sub-category-titles.ts";

/** The title of a sub-category as it is shown; it is kept in English. Some bear a category's title. */
export const subCategoryTitle = (title: string): string => subCategoryTitles[title] ?? categoryTitle(title);
