import type { frameMenuWords as english } from "../frame-menus.ts";

export const frameMenuWords: typeof english = {
  menu: "मेन्यू",
  closeMenu: "मेन्यू बंद करें",
  closeAccount: "खाता मेन्यू बंद करें",
  points: ({ points }) => `${points} पॉइंट`,
  pointsTold: ({ points }) => `रिवॉर्ड: ${points} पॉइंट`,
  loginSignup: "लॉगिन/साइनअप",
  findByType: "चिकित्सक खोजें",
};
