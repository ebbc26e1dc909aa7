/** Where the demo's goods stand, for the menus that lead there. */
export type MenuCategories = {
  readonly subCategories: (category: string) => readonly string[];
  readonly concerns: readonly string[];
};

/** The categories of these goods: sub-categories and concerns in alphabetical order. */
export function menuCategoriesOf(
  goods: readonly { readonly categories: readonly string[]; readonly subCategory: string; readonly concerns: readonly string[] }[],
): MenuCategories {
  const known = new Map<string, Set<string>>();
  for (const { categories, subCategory } of goods) {
    for (const category of categories) known.set(category, (known.get(category) ?? new Set()).add(subCategory));
  }
  return {
    subCategories: (category) => [...(known.get(category) ?? [])].sort(),
    concerns: [...new Set(goods.flatMap(({ concerns }) => concerns))].sort(),
  };
}
