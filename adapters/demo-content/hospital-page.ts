import { card, question } from "./care-texts.ts";
import type { Hospital, HospitalPage, HospitalTexts } from "#core/content/care-page.ts";

export const demoHospitalPage: HospitalPage = {
  banner: card(
    ["Hospitals that treat with time", "In-patient Ayurveda, Unani and naturopathy with modern diagnostics under one roof."],
    ["अस्पताल, जो समय देकर इलाज करते हैं", "भर्ती के साथ आयुर्वेद, यूनानी और प्राकृतिक चिकित्सा, आधुनिक जाँच एक ही छत के नीचे।"],
  ),
  departments: [
    card(
      ["Panchakarma", "Five cleansing procedures, seven to twenty-one days, under a physician's daily round."],
      ["पंचकर्म", "शुद्धि की पाँच क्रियाएँ, सात से इक्कीस दिन, चिकित्सक रोज़ देखते हैं।"],
    ),
    card(
      ["Joint and spine care", "Basti, physiotherapy and graded exercise for knees, backs and shoulders."],
      ["जोड़ और रीढ़ की देखभाल", "घुटने, पीठ और कंधों के लिए बस्ति, फ़िज़ियोथेरेपी और धीरे-धीरे बढ़ता व्यायाम।"],
    ),
    card(
      ["Women's health", "Care through cycles, pregnancy and menopause, with a gynaecologist beside the vaidya."],
      ["महिलाओं का स्वास्थ्य", "माहवारी, गर्भावस्था और रजोनिवृत्ति में देखभाल, वैद्य के साथ स्त्री रोग विशेषज्ञ।"],
    ),
    card(
      ["Skin and digestion", "Diet, medicine and patience for what creams alone do not settle."],
      ["त्वचा और पाचन", "जो केवल क्रीम से ठीक नहीं होता, उसके लिए आहार, दवा और धैर्य।"],
    ),
  ],
  hospitals: [
    hospital(
      {
        name: "Sanjeevani Ayurveda Hospital",
        address: "42 Karve Road, Pune, Maharashtra 411004",
        text: "Sixty beds, a herb garden and a panchakarma block with twelve theatres.",
      },
      {
        name: "संजीवनी आयुर्वेद अस्पताल",
        address: "42 कर्वे रोड, पुणे, महाराष्ट्र 411004",
        text: "साठ बिस्तर, जड़ी-बूटियों का बग़ीचा और बारह कक्षों वाला पंचकर्म विभाग।",
      },
      { city: "Pune", therapies: ["Ayurveda", "Yoga", "Physiotherapy"] },
    ),
    hospital(
      {
        name: "Shifa Unani Hospital",
        address: "9 Daryaganj Marg, Delhi 110002",
        text: "Regimental therapy and hijama by registered hakims, with a pathology laboratory of its own.",
      },
      {
        name: "शिफ़ा यूनानी अस्पताल",
        address: "9 दरियागंज मार्ग, दिल्ली 110002",
        text: "पंजीकृत हकीमों द्वारा इलाज-बित-तदबीर और हिजामा, अपनी पैथोलॉजी प्रयोगशाला के साथ।",
      },
      { city: "Delhi", therapies: ["Unani", "Nutrition"] },
    ),
    hospital(
      {
        name: "Prakriti Naturopathy Centre",
        address: "Sabarmati Riverfront, Ahmedabad, Gujarat 380005",
        text: "Diet, water and rest for people with diabetes and high blood pressure; stays from one week.",
      },
      {
        name: "प्रकृति प्राकृतिक चिकित्सा केंद्र",
        address: "साबरमती रिवरफ़्रंट, अहमदाबाद, गुजरात 380005",
        text: "मधुमेह और उच्च रक्तचाप वाले लोगों के लिए आहार, जल और विश्राम; रहना एक हफ़्ते से।",
      },
      { city: "Ahmedabad", therapies: ["Naturopathy", "Yoga", "Nutrition"] },
    ),
    hospital(
      {
        name: "Agasthya Siddha Hospital",
        address: "15 Lattice Bridge Road, Chennai, Tamil Nadu 600020",
        text: "Varmam and Siddha medicine for nerves and joints, with physiotherapy every day.",
      },
      {
        name: "अगस्त्य सिद्ध अस्पताल",
        address: "15 लैटिस ब्रिज रोड, चेन्नई, तमिलनाडु 600020",
        text: "नसों और जोड़ों के लिए वर्मम और सिद्ध चिकित्सा, हर दिन फ़िज़ियोथेरेपी के साथ।",
      },
      { city: "Chennai", therapies: ["Siddha", "Physiotherapy"] },
    ),
  ],
  questions: [
    question(
      ["Is treatment covered by insurance?", "Many policies cover AYUSH in-patient care. Send us your policy's name and we find out."],
      ["क्या बीमा इलाज का ख़र्च देता है?", "कई पॉलिसियाँ भर्ती के साथ आयुष इलाज का ख़र्च देती हैं। अपनी पॉलिसी का नाम भेजें, हम पता करते हैं।"],
    ),
    question(
      ["May a relative stay with me?", "Yes, one relative in every private room."],
      ["क्या कोई रिश्तेदार मेरे साथ रह सकता है?", "हाँ, हर निजी कमरे में एक रिश्तेदार।"],
    ),
    question(
      ["How soon is a bed free?", "Mostly within five days. After your enquiry the hospital calls you within two working days."],
      ["बिस्तर कितनी जल्दी मिलता है?", "अक्सर पाँच दिनों में। आपके पूछने के बाद अस्पताल दो कामकाजी दिनों में आपको फ़ोन करता है।"],
    ),
  ],
};

function hospital(texts: HospitalTexts, hindi: HospitalTexts, { city, therapies }: Pick<Hospital, "city" | "therapies">): Hospital {
  return { id: texts.name.toLowerCase().replaceAll(" ", "-"), ...texts, city, therapies, picture: null, hindi };
}
