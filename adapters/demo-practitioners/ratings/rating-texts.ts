import type { Therapy } from "#core/consultations/therapies/therapy.ts";

/** What patients write of whom they consulted: who was content, who was in two minds, and who was not. */
export type RatingTexts = { readonly good: readonly string[]; readonly middling: readonly string[]; readonly bad: readonly string[] };

export const textsOf = (therapy: Therapy): RatingTexts => ({ ...ANY, good: [...ANY.good, ...OF_THERAPY[therapy]] });

const ANY: RatingTexts = {
  good: [
    "Began on the minute and did not hurry me.",
    "Answered what I had written down, one point after the other.",
    "Said plainly what can't be treated this way and where to go for it.",
    "My parents could follow every word, and so could I from another city.",
    "Asked about the medicines that I take before anything else.",
    "The written plan came within ten minutes of the call.",
    "Second consultation now. Remembered everything from the first.",
    "Listens first and talks afterwards. That is rare.",
    "The line broke once and we were called back at once.",
    "Good value for fifteen minutes.",
    "आराम से पूरी बात सुनी, बीच में नहीं टोका।",
    "समय पर शुरू हुआ और सब कुछ लिखकर मिला।",
    "माँ के लिए सलाह ली थी, उन्हें सब समझ में आया।",
    "सवालों के सीधे जवाब मिले, कोई जल्दी नहीं थी।",
    "हिंदी में समझाया, बहुत अच्छा लगा।",
  ],
  middling: [
    "Helpful, though fifteen minutes were too short for all of it.",
    "Good advice, but I waited ten minutes in the room.",
    "Some of it I had read before.",
    "सलाह ठीक थी, पर समय थोड़ा कम पड़ा।",
  ],
  bad: [
    "We talked past each other. I will try somebody else.",
    "The sound was poor and we had to repeat everything.",
    "जल्दी में लगे, मेरी पूरी बात नहीं हो पाई।",
  ],
};

const OF_THERAPY: Readonly<Record<Therapy, readonly string[]>> = {
  ayurveda: [
    "Changed when I eat before changing what I take.",
    "Every medicine with its dose and with what to take it.",
    "Looked at my tongue on the video and asked about my sleep.",
    "My acidity is much calmer after the second month.",
    "दिनचर्या में छोटे बदलाव बताए, निभाना आसान है।",
    "दवाओं के नाम और मात्रा साफ़ लिखी थी।",
  ],
  homeopathy: [
    "An hour of questions, and not one of them was idle.",
    "My son takes it without a fuss, and we have a plan for the winter.",
    "Told me to go on with my inhaler. I trust somebody who says that.",
    "Follow-ups are short, as was said at the start.",
    "बच्चे से भी प्यार से बात की।",
    "पुरानी एलर्जी के बारे में बहुत ध्यान से पूछा।",
  ],
  yoga: [
    "We practised together from the first minute.",
    "There is a chair version of everything for my knees.",
    "Ten minutes a day that I really do.",
    "Corrects the posture through the camera, and sees everything.",
    "साँस के अभ्यास से रात की नींद बेहतर हुई।",
    "धीरे-धीरे कराते हैं, ज़ोर नहीं देते।",
  ],
  physiotherapy: [
    "Four exercises, each with repetitions and when to stop.",
    "Two weeks after the knee operation I climb stairs again.",
    "Had me walk up and down before saying anything.",
    "The neck pain from my desk is mostly gone.",
    "कंधा अब ऊपर तक उठता है।",
    "हर व्यायाम करके दिखाया और मुझसे करवाया।",
  ],
  nutrition: [
    "The plan is made of what we cook at home anyway.",
    "Amounts in katori, so there is nothing to weigh.",
    "No food was forbidden, only counted.",
    "Three months and my sugar is where it should be.",
    "वही दाल-रोटी, बस मात्रा और समय बदला।",
    "त्योहार के दिनों के लिए भी योजना दी।",
  ],
  siddha: [
    "Explained each preparation and its taste, and why it comes before food.",
    "Patient with my questions, and honest about how long it takes.",
    "My mother spoke Tamil with her doctor from Delhi. Such a relief.",
    "The diet sheet fits on one page of my kitchen wall.",
  ],
  unani: [
    "Began with food and sleep, and medicine came last.",
    "Told me what to leave out for my skin, and it helps.",
    "Courteous, and careful with my diabetes.",
    "पहले खानपान ठीक कराया, फिर दवा दी।",
    "बातचीत में बहुत तहज़ीब और तसल्ली।",
  ],
  naturopathy: [
    "Mud packs and early dinners: odd at first, good by the third week.",
    "Every step can be done at home, with water and a towel.",
    "Would not let me fast because of my medicines. Right so.",
    "सब कुछ घर पर ही हो जाता है, कोई ख़र्च नहीं।",
  ],
  chiropractic: [
    "Showed me how to sit and lift, and what not to let anybody do to my neck.",
    "Sent me for an X-ray first. It was the right thing.",
    "My back holds through a whole day of work.",
    "कमर के लिए उठने-बैठने का सही तरीका बताया।",
  ],
};
