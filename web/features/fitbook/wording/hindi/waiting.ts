import type { waitingPhrases as english } from "../waiting.ts";

export const waitingPhrases: typeof english = {
  title: "भेजे जाने के इंतज़ार में",
  hint: "ये सिर्फ़ इस डिवाइस पर हैं और इंटरनेट आते ही साझा होंगी।",
  send: "अभी भेजें",
  sending: "भेजा जा रहा है",
  takeBack: "वापस लें",
  takeBackOf: ({ number }) => `पोस्ट ${number} वापस लें`,
  begun: "वापस लेने से पहले, जो लिख रहे हैं उसे साझा करें या मिटाएँ।",
  pictures: {
    one: ({ count }) => `${count} तस्वीर`,
    other: ({ count }) => `${count} तस्वीरें`,
  },
  leaving: {
    title: {
      one: ({ count }) => `${count} पोस्ट अभी भेजी नहीं गई`,
      other: ({ count }) => `${count} पोस्ट अभी भेजी नहीं गईं`,
    },
    text: "जो भेजा नहीं गया, वह साइन आउट करने पर इस फ़ोन या कंप्यूटर से मिट जाएगा।",
    send: "पहले साझा करें, फिर साइन आउट करें",
    drop: "मिटाएँ और साइन आउट करें",
    unsent: "सब कुछ साझा नहीं हो सका।",
    stay: "साइन इन रहें",
  },
};
