/** What stands in the large menus beside their entries. */
export const menuWords = {
  findBrand: "Find a brand",
  loading: "Loading",
  brands: (count: number): string => (count === 1 ? "1 brand" : `${count} brands`),
};
