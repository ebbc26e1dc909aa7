import { brand } from "#brand";

/** What stands on every page. */
export const siteWords = {
  name: brand.name,
  skip: "Skip to content",
  home: `${brand.name}, home page`,
  corporateHome: "Niramaya Corporate Benefits, home page",
  search: "Search products",
  searchPlaceholder: `Search products on ${brand.name}`,
  menu: "Menu",
  closeMenu: "Close menu",
  allProducts: "All products",
  seeAll: "See all",
  shop: "Shop",
  homeLink: "Home",
  youAreHere: "You are here",
  noScript: "Your cart needs JavaScript. Everything else on this site can be read without it.",

  services: `${brand.name} and its services`,
  downloadApp: "Download app",
  onboard: "Onboard your clinic",
  signIn: "Sign in/Sign up",
  account: "Your account",
  closeAccount: "Close your account",
  points: (points: string): string => `${points} points`,
  pointsTold: (points: string): string => `Rewards: ${points} points`,
  loginSignup: "Login/Signup",

  location: "Location",
  chooseCity: "Choose your city",
  cityChosen: (city: string): string => `Your city is ${city}. Change it`,
  findByType: "Find a practitioner",
  offline: "You are offline. Pages you have seen and your cart still work.",
  offlineSignedIn: "You are offline. Pages you have seen still work, and your cart is safe.",

  cartWith: (lines: number): string => {
    if (lines === 0) return "Cart, empty";
    return lines === 1 ? "Cart, 1 product" : `Cart, ${lines} products`;
  },
  wishlistWith: (products: number): string => {
    if (products === 0) return "Wishlist, empty";
    return products === 1 ? "Wishlist, 1 product" : `Wishlist, ${products} products`;
  },
  titled: (title: string): string => `${title} · ${brand.name}`,
};
