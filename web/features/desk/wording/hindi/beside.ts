import type { besidePhrases as english } from "#web/features/desk/wording/beside.ts";

export const besidePhrases: typeof english = {
  hint: "आपने इसे खोला, यह मरीज़ के लॉग में दर्ज होता है।",
  close: "बंद करें",
  reading: "लोड हो रहा है",
  unavailable: "यह अभी लोड नहीं हो सका।",
  tryAgain: "फिर कोशिश करें",
  unknown: "यह अपॉइंटमेंट आपका नहीं है।",
  former: "आपके पहले के पर्चे",
  noFormer: "आपने इस मरीज़ के लिए किसी और अपॉइंटमेंट पर कोई पर्चा नहीं लिखा है।",
  version: ({ number, version }) => `${number}, संस्करण ${version}`,
};
