import type { ownPageWords as english } from "../own-page.ts";

export const ownPageWords: typeof english = {
  needsScript: "आपके खाते के लिए JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से खोलें।",
  signedOut: "कृपया साइन इन करें",
  signedOutText: "यह पेज खोलने के लिए साइन इन करें।",
  signIn: "साइन इन करें",
  account: "मेरा खाता",
  back: "जहाँ थे वहाँ वापस",
};
