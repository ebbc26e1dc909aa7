import { categoryTitles } from "#web/design/wording/category-titles.ts";

/** The title of a category, a concern or a therapy as it is shown; it is kept in English. */
export const categoryTitle = (title: string): string => categoryTitles[title] ?? title;
