import type { Facts } from "#web/design/phrase.ts";

/** What stands in the menus around a page: their code comes once the page stands. */
export const frameMenuWords = {
  menu: "Menu",
  closeMenu: "Close menu",
  closeAccount: "Close your account",
  points: ({ points }: Facts<"points">) => `${points} points`,
  pointsTold: ({ points }: Facts<"points">) => `Rewards: ${points} points`,
  loginSignup: "Login/Signup",
  findByType: "Find a practitioner",
};
