/** What stands in the large menus beside their entries. */
export const menuWords = {
  findBrand: "Find a brand",
  loading: "Loading",
  brands(count: number, sought: string): string {
    if (count === 0 && sought !== "") return `No brand is called “${sought}”. Check the spelling.`;
    return count === 1 ? "1 brand" : `${count} brands`;
  },
};
