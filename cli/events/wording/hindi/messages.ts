import type { eventPhrases as english } from "../messages.ts";

export const eventPhrases: typeof english = {
  offered: ({ title, until }) => `${title}: हमने ${until} तक आपके लिए एक सीट रोकी है। इसे ले लें या आगे जाने दें।`,
  offeredToo: ({ until }) => `हमने ${until} तक आपके लिए एक सीट रोकी है। इसे ले लें या आगे जाने दें।`,
  moved: ({ title, from, to }) => `${title}: समय बदल गया है। पहले ${from} था, अब ${to} है।`,
  endMoved: ({ title, from, to }) => `${title}: ख़त्म होने का समय बदल गया है। पहले ${from} था, अब ${to} है।`,
  keepOrGiveUp: {
    going: "अपनी सीट रखें या छोड़ दें।",
    waiting: "वेटिंग लिस्ट में रहें या उसे छोड़ दें।",
  },
  cancelled: ({ title, day }) => `${title}: ${day} का यह इवेंट रद्द हो गया है। आपको कुछ नहीं करना है।`,
};
