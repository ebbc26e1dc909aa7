import type { quizHeads as english } from "../quiz-heads.ts";

export const quizHeads: typeof english = {
  questionnaire: { title: "क्विज़", lead: "हर पन्ने पर एक सवाल। हर चुनाव तुरंत सेव होता है।" },
  live: { title: "लाइव क्विज़", lead: "सब एक साथ जवाब देते हैं; जितनी जल्दी, उतने ज़्यादा अंक।" },
  finish: { title: "आपकी क्विज़", lead: "आपने क्या जमा किया, और क्विज़ ख़त्म होने पर नतीजे।" },
};
