/** The title of a menu's entry, of a category or of a concern as it is shown: they are kept in English. */
export const menuTitle = (title: string): string => title;
