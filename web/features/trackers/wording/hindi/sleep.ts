import type { sleepPhrases as english } from "../sleep.ts";

export const sleepPhrases: typeof english = {
  add: "अपनी नींद लिखें",
  goodNight: "शुभ रात्रि",
  goodMorning: "सुप्रभात",
  since: ({ moment }) => `${moment} से सो रहे हैं।`,
  notAfterAll: "नहीं, अभी नहीं सोए",
  notNoted: "यह 10 मिनट से कम, 18 घंटे से ज़्यादा या किसी दूसरी नींद के समय में था। कृपया समय ख़ुद लिखें।",
  byHand: "दोनों समय ख़ुद लिखें, या झपकी",
  note: "यह नींद लिख लें",
  startDay: "सोने का दिन",
  startTime: "सोने का समय",
  endDay: "जागने का दिन",
  endTime: "जागने का समय",
  quality: "नींद कैसी थी?",
  unrated: "नहीं बताया",
  qualities: { "1": "1: बहुत ख़राब", "2": "2: ख़राब", "3": "3: ठीक-ठाक", "4": "4: अच्छी", "5": "5: बहुत अच्छी" },
  problems: {
    length: "नींद 10 मिनट से 18 घंटे की होती है।",
    time: "कृपया दोनों दिन और दोनों समय लिखें।",
    ahead: "यह समय अभी आया नहीं।",
    "too-old": "एक साल से पहले का नहीं लिख सकते।",
  },
  overlaps: ({ start, end }) => `यह आपकी ${start} से ${end} तक की नींद से टकराती है।`,
  join: "दोनों को जोड़ दें",
};
