import type { accountHeads as english } from "#web/platform/own-page/wording/account-heads.ts";

/** Titles of these pages, for tabs and bookmarks. */
export const accountHeads: typeof english = {
  overview: "मेरा खाता",
  profile: "मेरी प्रोफ़ाइल",
  details: "निजी जानकारी",
  mobile: "आपका मोबाइल नंबर",
  password: "पासवर्ड",
  addresses: "पते",
  address: "पता",
  members: "मेरे सदस्य",
  member: "सदस्य",
  tickets: "मेरे टिकट",
  ticket: "टिकट",
  points: "रिवॉर्ड पॉइंट",
  notifications: "सूचनाएँ",
  invite: "दोस्त को बुलाएँ",
  data: "आपका डेटा",
  leave: "खाता हटाएँ",
};
