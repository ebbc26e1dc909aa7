import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { BilingualText } from "#core/shared/language.ts";

type Pair = readonly [english: string, hindi: string];

/** For each therapy, what the first consultation is like, and what its practitioners mostly work with. */
const TEXTS: Readonly<Record<Therapy, { readonly first: Pair; readonly focus: readonly Pair[] }>> = {
  ayurveda: {
    first: [
      "The first consultation is about sleep, digestion, daily routine and what you eat. You get a written plan with medicines by name and dose.",
      "पहली सलाह में नींद, पाचन, दिनचर्या और भोजन की बात होती है। दवाओं के नाम और मात्रा के साथ लिखित योजना मिलती है।",
    ],
    focus: [
      [
        "Works mostly with acidity, constipation and long-standing digestive trouble.",
        "मुख्य रूप से अम्लता, कब्ज़ और पुरानी पाचन की तकलीफ़ों पर काम।",
      ],
      ["Works mostly with joint pain, stiffness and care in older age.", "मुख्य रूप से जोड़ों के दर्द, जकड़न और बढ़ती उम्र की देखभाल पर काम।"],
      ["Works mostly with skin, hair and women's health.", "मुख्य रूप से त्वचा, बाल और महिला स्वास्थ्य पर काम।"],
    ],
  },
  homeopathy: {
    first: [
      "The first consultation takes time: what makes it better or worse, how you sleep, what you like and fear. Follow-ups are shorter.",
      "पहली सलाह में समय लगता है: क्या आराम देता है, क्या बढ़ाता है, नींद, पसंद और डर। बाद की सलाहें छोटी होती हैं।",
    ],
    focus: [
      ["Sees many people with allergies, colds and breathing trouble.", "एलर्जी, ज़ुकाम और साँस की तकलीफ़ वाले कई लोग आते हैं।"],
      ["Sees many people with migraine, stress and poor sleep.", "माइग्रेन, तनाव और ख़राब नींद वाले कई लोग आते हैं।"],
      ["Sees many children and their parents.", "बच्चों और उनके माता-पिता के साथ काफ़ी काम।"],
    ],
  },
  yoga: {
    first: [
      "You practise together from the first session. Tell of injuries and blood pressure before; a chair is enough if the floor is not possible.",
      "पहले ही सत्र से साथ अभ्यास होता है। चोट और रक्तचाप पहले बताएँ; ज़मीन पर न बैठ सकें तो कुर्सी काफ़ी है।",
    ],
    focus: [
      ["Teaches slow practice for back and neck after long hours at a desk.", "देर तक बैठकर काम करने वालों की कमर और गर्दन के लिए धीमा अभ्यास।"],
      ["Teaches breathing and rest for people who sleep badly.", "जिन्हें नींद ठीक नहीं आती उनके लिए श्वास और विश्राम।"],
      ["Teaches older people and those who begin anew after an illness.", "बुज़ुर्गों को और बीमारी के बाद फिर शुरू करने वालों को सिखाते हैं।"],
    ],
  },
  physiotherapy: {
    first: [
      "You show where it hurts and move in front of the camera. You get three to five exercises with repetitions, and signs at which to stop.",
      "आप कैमरे के सामने दर्द की जगह और हरकत दिखाते हैं। दोहराव के साथ तीन से पाँच व्यायाम, और कब रुकना है, बताया जाता है।",
    ],
    focus: [
      ["Works with back, neck and shoulder pain.", "कमर, गर्दन और कंधे के दर्द पर काम।"],
      ["Works with people after fractures and knee or hip surgery.", "फ़्रैक्चर और घुटने या कूल्हे के ऑपरेशन के बाद की देखभाल।"],
      ["Works with sports injuries and return to training.", "खेल की चोटें और अभ्यास में वापसी।"],
    ],
  },
  nutrition: {
    first: [
      "You tell what you ate yesterday and what you like. The plan uses food of your own kitchen and says amounts in katori and pieces.",
      "आप बताते हैं कल क्या खाया और क्या पसंद है। योजना आपकी रसोई के भोजन से, कटोरी और नग में बनती है।",
    ],
    focus: [
      ["Helps with weight and with cholesterol.", "वज़न और कोलेस्ट्रॉल में मदद।"],
      ["Helps with diabetes and with food in pregnancy.", "मधुमेह और गर्भावस्था के आहार में मदद।"],
      ["Helps children, and families who eat vegetarian.", "बच्चों और शाकाहारी परिवारों की मदद।"],
    ],
  },
  siddha: {
    first: [
      "The first consultation asks for pulse rate, tongue, sleep and digestion, as far as a picture and your answers show them.",
      "पहली सलाह में नाड़ी की गति, जीभ, नींद और पाचन पूछे जाते हैं, जितना तस्वीर और आपके उत्तर बताएँ।",
    ],
    focus: [
      ["Works mostly with skin and with joint pain.", "मुख्य रूप से त्वचा और जोड़ों के दर्द पर काम।"],
      ["Works mostly with breathing and sinus trouble.", "मुख्य रूप से साँस और साइनस की तकलीफ़ पर काम।"],
      ["Works mostly with women's health.", "मुख्य रूप से महिला स्वास्थ्य पर काम।"],
    ],
  },
  unani: {
    first: [
      "The first consultation is about temperament, sleep and digestion. You get medicines by name, with what to take them with and what to avoid.",
      "पहली सलाह मिज़ाज, नींद और हाज़मे पर होती है। दवाओं के नाम, किसके साथ लें और किससे परहेज़ करें, बताया जाता है।",
    ],
    focus: [
      ["Works mostly with stomach, liver and headaches.", "मुख्य रूप से पेट, जिगर और सिरदर्द पर काम।"],
      ["Works mostly with women's health and skin.", "मुख्य रूप से महिला स्वास्थ्य और त्वचा पर काम।"],
      ["Works mostly with cough, colds and joints.", "मुख्य रूप से खाँसी, ज़ुकाम और जोड़ों पर काम।"],
    ],
  },
  naturopathy: {
    first: [
      "You talk about meals, water, sun and rest of an ordinary week. The plan changes one thing at a time.",
      "एक साधारण हफ़्ते के भोजन, पानी, धूप और आराम की बात होती है। योजना एक बार में एक ही चीज़ बदलती है।",
    ],
    focus: [
      ["Works with weight and blood pressure.", "वज़न और रक्तचाप पर काम।"],
      ["Works with digestion and tiredness.", "पाचन और थकान पर काम।"],
      ["Works with stress and sleep.", "तनाव और नींद पर काम।"],
    ],
  },
  chiropractic: {
    first: [
      "Online you get an assessment of posture and movement and exercises; nobody's spine is moved through a screen.",
      "ऑनलाइन बैठने और हरकत की जाँच और व्यायाम मिलते हैं; परदे के पार किसी की रीढ़ नहीं छुई जाती।",
    ],
    focus: [
      ["Works with lower back and posture.", "कमर के निचले हिस्से और बैठने के ढंग पर काम।"],
      ["Works with neck pain and headaches that come from it.", "गर्दन के दर्द और उससे होने वाले सिरदर्द पर काम।"],
    ],
  },
};

/** What the profile of somebody says, in both languages. */
export function aboutOf(therapy: Therapy, focus: number): BilingualText {
  const { first, focus: all } = TEXTS[therapy];
  const chosen = all[focus % all.length] ?? first;
  const [english, hindi] = [0, 1].map((language) => [chosen, first].map((pair) => `<p>${pair[language] ?? ""}</p>`).join(""));
  return { english: english ?? "", hindi: hindi ?? null };
}
