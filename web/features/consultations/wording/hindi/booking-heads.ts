import type { bookingHeads as english } from "../booking-heads.ts";

export const bookingHeads: typeof english = {
  hold: { title: "आपका अपॉइंटमेंट", lead: "आपके लिए रखा गया समय, उसकी फ़ीस, और रद्द करने पर कितना वापस मिलेगा।" },
  pending: { title: "बाक़ी भुगतान", lead: "जिनका भुगतान बाक़ी है: ऑर्डर और अपॉइंटमेंट।" },
  appointments: { title: "अपॉइंटमेंट", lead: "आने वाले और बीते हुए।" },
  news: { title: "आपके अपॉइंटमेंट की सूचनाएँ", lead: "कौन सा रिमाइंडर कब आएगा, और हमने आपको क्या बताया।" },
  reschedule: { title: "अपॉइंटमेंट का समय बदलें", lead: "दूसरा समय चुनें। जब तक आप न दबाएँ, कुछ नहीं बदलता।" },
  appointment: { title: "अपॉइंटमेंट", lead: "कब, किसके साथ, और आप क्या कर सकते हैं।" },
};
