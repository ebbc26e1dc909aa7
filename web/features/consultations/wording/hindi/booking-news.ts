import type { bookingNewsPhrases as english } from "../booking-news.ts";

export const bookingNewsPhrases: typeof english = {
  reminders: "आने वाले रिमाइंडर",
  noReminders: "अभी कोई रिमाइंडर नहीं। अपॉइंटमेंट बुक होने पर रिमाइंडर मिलेंगे।",
  told: "हमारे भेजे हुए संदेश",
  nothingTold: "अभी कुछ नहीं। अपॉइंटमेंट बुक हो, बदले, रद्द हो या छूट जाए, तो हम यहाँ, ईमेल से और SMS से बताते हैं।",
  ahead: { day: "24 घंटे पहले", hour: "1 घंटा पहले", room: "10 मिनट पहले" },
  reminded: ({ ahead }) => `${ahead} का रिमाइंडर`,
  of: ({ moment }) => `${moment} का अपॉइंटमेंट`,
  news: "बुकिंग के सारे अपडेट",
  toCalendar: "अपने कैलेंडर में डालें",
  fromCalendar: "अपने कैलेंडर से हटाएँ",
  writing: "फ़ाइल तैयार हो रही है",
  notWritten: "फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।",
};
