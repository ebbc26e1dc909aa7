import type { eventPhrases as english } from "../messages.ts";

export const eventPhrases: typeof english = {
  offered: ({ title, until }) => `${title}: हमने ${until} तक आपके लिए एक सीट रोकी है। इसे ले लें या आगे जाने दें।`,
  cancelled: ({ title, day }) => `${title}: ${day} का यह इवेंट रद्द हो गया है। आपको कुछ नहीं करना है।`,
};
