import type { signingOutPhrases as english } from "../signing-out.ts";

export const signingOutPhrases: typeof english = {
  title: {
    one: ({ count }) => `${count} एंट्री अभी भेजी नहीं गई`,
    other: ({ count }) => `${count} एंट्रियाँ अभी भेजी नहीं गईं`,
  },
  text: "आपने इस फ़ोन या कंप्यूटर पर जो लिखा है, उसका क्या करें?",
  send: "पहले भेजें, फिर साइन आउट करें",
  sending: "भेजा जा रहा है",
  keep: "अगली बार साइन इन करने तक रखें",
  kept: "यहाँ 30 दिन तक रखा जाएगा। कोई और इसे नहीं देख सकता।",
  drop: "मिटाएँ और साइन आउट करें",
  dropped: "मिटाया हुआ वापस नहीं आता।",
  unsent: "यह भेजा नहीं जा सका। फिर से कोशिश करें, या इसे यहीं रखें।",
  stay: "साइन इन रहें",
  rest: "बाक़ी सब भेज दिया गया",
  leave: "साइन आउट करें",
};
