import type { EventWords } from "../messages.ts";

const days = new Intl.DateTimeFormat("hi-IN", { timeZone: "Asia/Kolkata", weekday: "long", day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", hour: "2-digit", minute: "2-digit" });

export const hindi: EventWords = {
  offered: ({ title, until }) =>
    `${title}: ${days.format(until)}, ${clock.format(until)} बजे (भारतीय समय) तक आपके लिए एक सीट रखी है। इसे ले लें या आगे जाने दें।`,
  cancelled: ({ title, startsAt }) => `${title}: ${days.format(startsAt)} का यह इवेंट रद्द हो गया है। आपको कुछ नहीं करना है।`,
};
