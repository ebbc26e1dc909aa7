import type { besidePhrases as english } from "../beside.ts";

export const besidePhrases: typeof english = {
  hint: "आपने इसे खोला, यह मरीज़ के अपने रिकॉर्ड में लिखा जाता है।",
  close: "बंद करें",
  reading: "लोड हो रहा है",
  unavailable: "यह अभी नहीं पढ़ा जा सकता।",
  tryAgain: "फिर कोशिश करें",
  unknown: "यह अपॉइंटमेंट आपका नहीं है।",
  former: "आपने पहले क्या लिखा था",
  noFormer: "आपने इस मरीज़ के लिए किसी और अपॉइंटमेंट पर कोई पर्चा नहीं लिखा है।",
  version: ({ number, version }) => `${number}, संस्करण ${version}`,
};
