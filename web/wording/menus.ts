/** A menu entry's title as it is shown: menus are kept in English. */
export const menuTitle = (title: string): string => title;
