import { letterDay, letterMoment } from "#cli/wording/hindi/letter-moments.ts";
import type { EventWords } from "../messages.ts";

export const hindi: EventWords = {
  offered: ({ title, until }) => `${title}: ${letterMoment(until)} तक आपके लिए एक सीट रखी है। इसे ले लें या आगे जाने दें।`,
  cancelled: ({ title, startsAt }) => `${title}: ${letterDay(startsAt)} का यह इवेंट रद्द हो गया है। आपको कुछ नहीं करना है।`,
};
