import { both } from "./both.ts";
import type { Voice } from "../kind.ts";
import type { Both } from "./both.ts";

type InEachVoice = { readonly [voice in Voice]: Both };

const purpose = (household: Both, english: Both, sanskrit: Both): InEachVoice => ({ household, english, sanskrit });

/** What goods are bought for, by concern, as each voice of a maker says it. None claims that anything is cured. */
export const purposes: Readonly<Record<string, InEachVoice>> = {
  "Bone health": purpose(
    both("for strong bones at every age", "हर उम्र में मज़बूत हड्डियों के लिए"),
    both("for bones that carry you far", "हड्डियों की रोज़ की देखभाल के लिए"),
    both("for asthi, the bones", "अस्थि यानी हड्डियों के लिए"),
  ),
  "Cough & cold": purpose(
    both("for throat and chest when it turns cold", "ठंड में गले और छाती के लिए"),
    both("for the cold season", "ठंड के मौसम के लिए"),
    both("for kapha in the cold months", "ठंड के महीनों में कफ के लिए"),
  ),
  "Diabetes care": purpose(
    both("for those who leave sugar aside", "मीठे से परहेज़ रखने वालों के लिए"),
    both("for a diet that is careful with sugar", "मीठे का ध्यान रखने वाले आहार के लिए"),
    both("for those who eat with measure", "नाप-तोलकर खाने वालों के लिए"),
  ),
  Digestion: purpose(
    both("for a light stomach after meals", "खाने के बाद हल्के पेट के लिए"),
    both("for easy digestion", "आसान पाचन के लिए"),
    both("for agni, the digestive fire", "जठराग्नि के लिए"),
  ),
  "Energy & vitality": purpose(
    both("for long days on your feet", "भाग-दौड़ वाले दिनों के लिए"),
    both("for active days", "सक्रिय दिनों के लिए"),
    both("for bala, strength from within", "बल और स्फूर्ति के लिए"),
  ),
  "Eye care": purpose(
    both("for tired eyes", "थकी आँखों के लिए"),
    both("for eyes that look at screens all day", "दिन भर स्क्रीन देखने वाली आँखों के लिए"),
    both("for netra, the eyes", "नेत्रों के लिए"),
  ),
  "Hair care": purpose(
    both("for hair the way mothers oil and wash it", "बालों की घर जैसी देखभाल के लिए"),
    both("for soft, well-kept hair", "मुलायम, सँवरे बालों के लिए"),
    both("for kesha, long and dark", "लंबे, काले केशों के लिए"),
  ),
  "Heart health": purpose(
    both("for those who look after their heart", "दिल का ख़याल रखने वालों के लिए"),
    both("for a life that is kind to the heart", "दिल का ध्यान रखने वाली दिनचर्या के लिए"),
    both("for hridaya, the heart", "हृदय के लिए"),
  ),
  Immunity: purpose(
    both("for the change of seasons", "बदलते मौसम के लिए"),
    both("for the whole family, all year", "पूरे साल, पूरे परिवार के लिए"),
    both("for ojas, the strength to resist", "ओज के लिए"),
  ),
  "Joint care": purpose(
    both("for knees and back at the end of the day", "दिन के अंत में घुटनों और कमर के लिए"),
    both("for joints that keep moving", "चलते-फिरते जोड़ों के लिए"),
    both("for sandhi, the joints", "संधियों के लिए"),
  ),
  "Kidney care": purpose(
    both("for urinary comfort", "मूत्र मार्ग के आराम के लिए"),
    both("for kidneys that work day and night", "दिन-रात काम करने वाले गुर्दों के लिए"),
    both("for mutravaha, the ways of water", "मूत्रवह स्रोत के लिए"),
  ),
  "Liver care": purpose(
    both("for the days after rich food", "भारी खाने के बाद के दिनों के लिए"),
    both("for the liver's daily work", "लिवर के रोज़ के काम के लिए"),
    both("for yakrit, the liver", "यकृत के लिए"),
  ),
  "Memory & focus": purpose(
    both("for study and long days at the desk", "पढ़ाई और दिमाग़ी काम के लिए"),
    both("for a clear head", "साफ़ सोच के लिए"),
    both("for medha, the mind", "मेधा के लिए"),
  ),
  "Oral care": purpose(
    both("for teeth and gums, morning and night", "सुबह-रात दाँतों और मसूड़ों के लिए"),
    both("for a fresh mouth", "ताज़ा मुँह के लिए"),
    both("for danta, strong teeth", "मज़बूत दाँतों के लिए"),
  ),
  "Skin care": purpose(
    both("for skin that glows by itself", "अपनी चमक वाली त्वचा के लिए"),
    both("for clear, soft skin", "साफ़, मुलायम त्वचा के लिए"),
    both("for varna, an even complexion", "वर्ण और एक-सी रंगत के लिए"),
  ),
  "Stress & sleep": purpose(
    both("for a quiet night", "सुकून भरी रात के लिए"),
    both("for calm evenings", "शांत शामों के लिए"),
    both("for a mind at rest", "शांत मन के लिए"),
  ),
  "Thyroid care": purpose(
    both("for those who watch their thyroid", "थायरॉइड का ध्यान रखने वालों के लिए"),
    both("for those with an eye on their thyroid", "थायरॉइड का ध्यान रखने वाली दिनचर्या के लिए"),
    both("for the glands of the neck", "गले की ग्रंथियों के लिए"),
  ),
  Weight: purpose(
    both("for those who eat lightly", "हल्का खाने वालों के लिए"),
    both("for those who watch their weight", "वज़न का ध्यान रखने वालों के लिए"),
    both("for lightness", "हल्केपन के लिए"),
  ),
  "Women's wellness": purpose(
    both("for women at every age", "हर उम्र की महिलाओं के लिए"),
    both("for women, day by day", "महिलाओं के हर दिन के लिए"),
    both("for women, as the texts advise", "ग्रंथों की सलाह से महिलाओं के लिए"),
  ),
};
