import type { Facts } from "#web/design/phrase.ts";

/** What stands on every page. */
export const sitePhrases = {
  skip: "Skip to content",
  home: ({ shop }: Facts<"shop">) => `${shop}, home page`,
  corporateHome: "Niramaya Corporate Benefits, home page",
  search: "Search products",
  searchPlaceholder: ({ shop }: Facts<"shop">) => `Search products on ${shop}`,
  allProducts: "All products",
  seeAll: "See all",
  shop: "Shop",
  homeLink: "Home",
  youAreHere: "You are here",
  noScript: "Without JavaScript you can look around and fill your cart. To order, please switch it on.",

  services: ({ shop }: Facts<"shop">) => `${shop} and its services`,
  downloadApp: "Download app",
  onboard: "Onboard your clinic",
  signIn: "Sign in/Sign up",
  account: "Your account",

  location: "Location",
  deliverTo: ({ pincode }: Facts<"pincode">) => `Deliver to ${pincode}`,
  deliverToOwn: ({ name, pincode }: Facts<"name" | "pincode">) => `Deliver to ${name}, ${pincode}`,
  deliverWhere: "Enter your pincode",
  chooseCity: "Choose your city",
  cityChosen: ({ city }: Facts<"city">) => `Your city is ${city}. Change it`,
  offline: "You are offline. Pages you have seen and your cart still work.",
  offlineSignedIn: "You are offline. Pages you have seen still work; your cart is safe.",

  cartEmpty: "Cart, empty",
  cartWith: {
    one: ({ count }: Facts<"count">) => `Cart, ${count} product`,
    other: ({ count }: Facts<"count">) => `Cart, ${count} products`,
  },
  wishlistEmpty: "Wishlist, empty",
  wishlistWith: {
    one: ({ count }: Facts<"count">) => `Wishlist, ${count} product`,
    other: ({ count }: Facts<"count">) => `Wishlist, ${count} products`,
  },
};
