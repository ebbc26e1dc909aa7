/** "Turmeric & Black Pepper" to "turmeric-and-black-pepper". */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
