import type { timesPhrases as english } from "#web/features/desk/times/wording/times.ts";

/** What the desk says of each time of a day. */
export const timesPhrases: typeof english = {
  notShown: "आपके समय अभी नहीं दिखाए जा सकते।",
  day: "दिन",
  length: "अवधि",
  earlier: "पिछला दिन",
  later: "अगला दिन",
  refresh: "रिफ़्रेश करें",
  free: { one: ({ count }) => `${count} समय ख़ाली है`, other: ({ count }) => `${count} समय ख़ाली हैं` },
  noneFree: "कोई समय ख़ाली नहीं है",
  onDay: ({ day, free }) => `${day}: ${free}`,
  span: ({ from, to }) => `${from} से ${to}`,
  booked: ({ time }) => `बुक हो चुका: ${time} पर आपका अपॉइंटमेंट`,
  buffer: ({ time }) => `बुक हो चुका: ${time} वाले आपके अपॉइंटमेंट के बहुत पास`,
  bufferOfHold: "जो समय अभी बुक हो रहा है, उसके बहुत पास",
  indianTime: "सभी समय भारतीय समय हैं। जिस मरीज़ का कोई और अपॉइंटमेंट नहीं, उसे यही दिखता है।",
  outdated: "आप ऑफ़लाइन हैं। यह जानकारी पुरानी हो सकती है।",
};
