import type { besideGoodsPhrases as english } from "../beside-goods.ts";

export const besideGoodsPhrases: typeof english = {
  care: {
    heading: "ख़रीदने से पहले पूछ लें",
    text: "ऑडियो या वीडियो पर, अपनी भाषा में। दो घंटे पहले तक रद्द करें, तो पूरा पैसा वापस मिलता है।",
    way: "समय चुनें",
    soonest: "जो चिकित्सक सबसे पहले ख़ाली हैं",
  },
  more: "सेहत के लिए और भी",
  ways: [
    { name: "प्रकृति परीक्षण", text: "शरीर, कामकाज और मन के बारे में 24 सवाल", address: "/prakrititest" },
    { name: "BMI और चर्बी", text: "भारतीय सीमाएँ, और सूत्र सामने", address: "/profile1" },
    { name: "रोज़ की ज़रूरत", text: "दिन में कितनी ऊर्जा, पानी और प्रोटीन चाहिए", address: "/profile2" },
    { name: "तनाव परीक्षण", text: "दस सवाल, दो मिनट", address: "/profile3" },
    { name: "पानी का ट्रैकर", text: "हर गिलास पर एक टैप, इंटरनेट के बिना भी", address: "/watertracker" },
    { name: "नींद का ट्रैकर", text: "शुभ रात्रि और सुप्रभात, एक-एक टैप में", address: "/sleeptracker" },
    { name: "आपका दिन", text: "आपके ट्रैकर और रोज़ के अभ्यास, एक ही पेज पर", address: "/wellness" },
    { name: "लैब टेस्ट", text: "घर पर या सेंटर में, हर जाँच अपनी सामान्य सीमा के साथ", address: "/diagnosticlab" },
    { name: "हेल्थ प्लान", text: "साल भर के परामर्श और जाँच, एक दाम पर", address: "/health-plans" },
    { name: "फ़िटबुक", text: "साथ चलें: पोस्ट, समूह और चुनौतियाँ", address: "/fitbook" },
    { name: "कार्यक्रम", text: "बातचीत, कक्षाएँ और सैर, ऑनलाइन और आपके शहर में", address: "/event" },
    { name: "क्विज़", text: "खाने, आदतों और फ़र्स्ट एड के बारे में आप कितना जानते हैं?", address: "/quizhomepage" },
  ],
};
