import type { inviteWords as english } from "#web/features/account/wording/invite.ts";

/** Telling somebody of the shop. */
export const inviteWords: typeof english = {
  title: "दोस्त को बुलाएँ",
  lead: "दुकान के बारे में उसे बताएँ जिसे यह पसंद आए। साथ में केवल आपका कोड जाता है, जिससे आपका नाम पता नहीं चलता।",
  text: (address: string): string => `मैं Niramaya से आयुर्वेदिक और यूनानी चीज़ें लेता/लेती हूँ; यहाँ हर बिल बताता है कि वह कैसे बना। आप भी देखिए: ${address}`,
  code: "आपका इनवाइट कोड",
  codeHint: "आपके लिंक से साइन अप करने वाले को यह पहले से भरा मिलता है; दूसरे इसे खुद लिख सकते हैं।",
  unread: "आपका इनवाइट कोड नहीं पढ़ा जा सका।",
  share: "शेयर करें",
  whatsapp: "WhatsApp पर भेजें",
  copy: "संदेश कॉपी करें",
  state: {
    ready: "",
    copied: "कॉपी हो गया। अब इसे अपने दोस्त को भेज दें।",
    "by-hand": "आपका ब्राउज़र कॉपी नहीं करने देता। कृपया ऊपर का संदेश चुनकर कॉपी करें।",
  },
};
