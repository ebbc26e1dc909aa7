import type { Landing } from "#core/content/landing.ts";

export const demoLanding: Landing = {
  banners: [
    {
      position: 1,
      title: "Start with what your kitchen knows",
      text: "Triphala, ashwagandha, tulsi: single herbs from growers whose names we print on the label.",
      picture: null,
      link: "/shop/product-category/ayurveda",
      hindi: {
        title: "वहाँ से शुरू कीजिए जो आपकी रसोई जानती है",
        text: "त्रिफला, अश्वगंधा, तुलसी: एक-एक जड़ी-बूटी, उन किसानों से जिनके नाम हम लेबल पर छापते हैं।",
      },
    },
    {
      position: 2,
      title: "A bill that explains itself",
      text: "Every coupon says why it gave what it gave, to the paisa, before you pay.",
      picture: null,
      link: "/shop",
      hindi: {
        title: "बिल, जो अपनी बात ख़ुद समझाए",
        text: "हर कूपन बताता है कि उसने कितना दिया और क्यों, पैसे-पैसे का हिसाब, भुगतान से पहले।",
      },
    },
    {
      position: 3,
      title: "First the day, then the bottle",
      text: "What holistic means to us, and what each kind of care is, from Ayurveda to chiropractic.",
      picture: null,
      link: "/holistic",
      hindi: {
        title: "पहले दिनचर्या, फिर शीशी",
        text: "होलिस्टिक से हमारा क्या मतलब है, और आयुर्वेद से काइरोप्रैक्टिक तक हर पद्धति क्या है।",
      },
    },
    {
      position: 4,
      title: "Care plans for a whole family",
      text: "Consultations, lab tests and a yoga class a week, for a year at one price.",
      picture: null,
      link: "/health-plans",
      hindi: {
        title: "पूरे परिवार के लिए देखभाल का प्लान",
        text: "परामर्श, लैब टेस्ट और हर हफ़्ते योग की कक्षा, साल भर, एक ही दाम पर।",
      },
    },
  ],
  practitioners: [
    practitioner(1, "Dr. Meenakshi Rao", "dr-meenakshi-rao", "Ayurveda", "Pune", 19),
    practitioner(2, "Dr. Farid Ansari", "dr-farid-ansari", "Unani", "Delhi", 24),
    practitioner(3, "Dr. Anjali Deshpande", "dr-anjali-deshpande", "Homeopathy", "Mumbai", 15),
    practitioner(4, "Harsh Trivedi", "harsh-trivedi", "Yoga", "Ahmedabad", 11),
    practitioner(5, "Dr. Kavitha Selvan", "dr-kavitha-selvan", "Siddha", "Chennai", 21),
    practitioner(6, "Ritu Malhotra", "ritu-malhotra", "Nutrition", "Delhi", 9),
  ],
};

function practitioner(position: number, name: string, slug: string, therapy: string, city: string, experience: number) {
  return { position, name, slug, therapy, city, experience, picture: null };
}
