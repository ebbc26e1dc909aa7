import type { wishlistPageWords as english } from "../wishlist-page.ts";

/** The page of what is put aside. */
export const wishlistPageWords: typeof english = {
  title: "मेरी विशलिस्ट",
  description: "आपकी सेव की हुई चीज़ें, आज के दाम और स्टॉक के साथ।",
  count: { one: ({ count }) => `${count} प्रोडक्ट`, other: ({ count }) => `${count} प्रोडक्ट` },
  moveToCart: "कार्ट में डालें",
  moveOf: ({ title }) => `कार्ट में डालें: ${title}`,
  empty: "आपकी विशलिस्ट ख़ाली है",
  emptyText: "किसी प्रोडक्ट पर दिल दबाएँ, वह यहाँ सेव हो जाएगा।",
  shopAll: "सभी प्रोडक्ट देखें",
  signIn: "साइन इन करें",
  signInFirst: "विशलिस्ट देखने के लिए साइन इन करें",
  signInText: "आपकी विशलिस्ट आपके खाते में सेव रहती है, हर डिवाइस पर।",
  unavailable: "आपकी विशलिस्ट नहीं आ पाई।",
  tryAgain: "फिर कोशिश करें",
  loading: "आपकी विशलिस्ट लोड हो रही है",
  needsScript: "विशलिस्ट के लिए JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से खोलें।",
};
