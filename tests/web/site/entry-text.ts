/** What an entry of a menu is called, whether or not the area that it leads to is open yet. */
export const entryText = ({ textContent }: Element): string => (textContent ?? "").replace(/ Soon$/, "");
