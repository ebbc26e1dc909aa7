/** What stands on every page. */
export const siteWords = {
  name: "Niramaya",
  skip: "Skip to content",
  home: "Niramaya, home page",
  search: "Search products",
  searchPlaceholder: "Search products on Niramaya",
  searchButton: "Search",
  menu: "Menu",
  closeMenu: "Close menu",
  categories: "Shop by category",
  allProducts: "All products",
  shop: "Shop",
  homeLink: "Home",
  cart: "Cart",
  youAreHere: "You are here",
  footer: "Niramaya sells Ayurvedic and Unani preparations, honest food and personal care, and explains every figure of its bill.",
  footerShop: "The shop",
  footerCategories: "Categories",
  footerMore: "More",
  footerCart: "Your cart",
  version: (year: number | null) => (year === null ? "Niramaya · Web 1.0" : `© ${year} Niramaya · Web 1.0`),
  noScript: "Your cart needs JavaScript. Everything else on this site can be read without it.",

  cartWith: (lines: number): string => {
    if (lines === 0) return "Cart, empty";
    return lines === 1 ? "Cart, 1 product" : `Cart, ${lines} products`;
  },
  titled: (title: string): string => `${title} · Niramaya`,
};
