import type { whoToBePhrases as english } from "../who-to-be.ts";

export const whoToBePhrases: typeof english = {
  title: "आप कौन सा खाता इस्तेमाल करना चाहते हैं?",
  text: "आपने जो लिंक खोला, वह यहाँ साइन इन खाते का नहीं, किसी दूसरे खाते का है।",
  stay: ({ name }) => `${name} के रूप में साइन इन रहें`,
  change: ({ name }) => `${name} के रूप में साइन इन करें`,
  close: "साइन इन रहें",
};
