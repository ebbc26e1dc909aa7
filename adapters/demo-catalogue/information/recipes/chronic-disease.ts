import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Goods for a life with a long illness, by title. Amounts are for one tablet, capsule or sachet, of syrups for 10 ml. */
export const chronicDiseaseRecipes: Readonly<Record<string, Recipe>> = {
  "Madhunashini Tablets": recipe("gudmar 250 mg, jamun 100 mg, neem 50 mg, shilajit 50 mg, gumAcacia q.s."),
  "Nisha Amalaki Tablets": recipe("turmeric 250 mg, amla 250 mg, gumAcacia q.s.", {
    uses: [
      both(
        "Turmeric and amla in equal parts, which Ayurveda takes in a diet careful with sugar.",
        "बराबर हल्दी और आंवला, जो आयुर्वेद में मीठे के परहेज़ वाले आहार के साथ लिया जाता है।",
      ),
    ],
    cautions: ["diabetes", "blood-sugar-medicines"],
  }),
  "Sugar Balance Tablets": recipe("gudmar 150 mg, vijaysar 150 mg, karela 100 mg, fenugreek 100 mg"),
  "Gudmar & Methi Tablets": recipe("gudmar 250 mg, fenugreek 250 mg"),
  "Vijaysar Tablets": recipe("vijaysar 500 mg, gumAcacia q.s."),
  "Karela & Jamun Juice": recipe("karela 60 %, jamun 35 %, amla 4.7 %, citricAcid 0.3 %"),
  "Neem & Karela Juice": recipe("karela 65 %, neem 30 %, amla 4.7 %, citricAcid 0.3 %"),
  "Bitter Greens Juice": recipe("karela 40 %, giloy 25 %, wheatgrass 20 %, neem 14.7 %, citricAcid 0.3 %"),
  "Methi & Dana Juice": recipe("fenugreek 30 %, amla 20 %, water q.s., citricAcid 0.3 %"),
  "Madhumeha Churna": recipe("gudmar 25 %, jamun 25 %, karela 20 %, fenugreek 15 %, turmeric 10 %, neem 5 %"),
  "Arjuna Heart Care Capsules": recipe("arjun 350 mg, garlic 75 mg, amla 75 mg"),
  "Lipid Balance Capsules": recipe("guggul 200 mg, arjun 150 mg, garlic 100 mg, fenugreek 50 mg"),
  "Sarpagandha Calm Capsules": recipe("sarpagandha 100 mg, jatamansi 150 mg, brahmi 150 mg, shankhpushpi 100 mg", {
    directions: [
      both("Take it only as a physician tells you, and as much as they say.", "केवल वैद्य या डॉक्टर की सलाह से और उनकी बताई मात्रा में लें।"),
    ],
  }),
  "Garlic & Guggul Capsules": recipe("garlic 250 mg, guggul 250 mg"),
  "Flax Omega Heart Capsules": recipe("flaxseedOil 1000 mg, vitaminE 5 mg, plantCapsule q.s.", {
    uses: [
      both("Flaxseed has long been roasted into laddus and chutneys in Indian homes.", "अलसी भूनकर लड्डू और चटनी में डालने का पुराना चलन है।"),
    ],
    cautions: ["blood-thinners"],
  }),
  "Hridayamrit Syrup": recipe("arjun 800 mg, brahmi 200 mg, punarnava 200 mg, gokhru 200 mg, cardamom 20 mg, jaggery q.s."),
  "Lahsun Seb Sirka Tonic": recipe("garlic 2 ml, appleVinegar 2 ml, ginger 2 ml, lemon 2 ml, honey 2 g", {
    cautions: ["stomach-ulcer", "diabetes"],
  }),
  "Joint Ease Gel": recipe("shallaki 5 %, nirgundi 5 %, wintergreen 8 %, menthol 5 %, aloe q.s.", {
    uses: [both("Shallaki and nirgundi are Ayurveda's old pair for the joints.", "शल्लकी और निर्गुंडी जोड़ों के लिए आयुर्वेद की पुरानी जोड़ी है।")],
  }),
  "Nirgundi Pain Cream": recipe("nirgundi 10 %, wintergreen 6 %, camphorTree 3 %, menthol 3 %, creamBase q.s.", {
    uses: [
      both("Warm nirgundi leaves are laid on stiff joints in Indian villages.", "गाँवों में निर्गुंडी की गरम पत्तियाँ अकड़े जोड़ों पर बाँधी जाती हैं।"),
    ],
  }),
  "Shallaki Gel": recipe("shallaki 8 %, eucalyptus 3 %, menthol 4 %, aloe q.s.", {
    uses: [both("Ayurveda uses the resin of the salai tree for supple joints.", "आयुर्वेद में सलाई के पेड़ की राल जोड़ों की लचक के लिए बरती जाती है।")],
  }),
  "Warming Ginger Cream": recipe("ginger 6 %, pepper 1 %, wintergreen 5 %, creamBase q.s.", {
    uses: [both("A paste of dry ginger is an old warming rub for the knees.", "सोंठ का लेप घुटनों को गरमाहट देने का पुराना तरीक़ा है।")],
  }),
  "Knee & Shoulder Roll-on": recipe("sesameOil 55 %, nirgundi 15 %, wintergreen 15 %, camphorTree 8 %, menthol 7 %", {
    uses: [both("Warm oil is rubbed into knees and shoulders in every Indian home.", "हर घर में घुटनों और कंधों पर गुनगुना तेल मला जाता है।")],
  }),
  "Sandhi Sukh Roll-on": recipe("sesameOil 60 %, nirgundi 12 %, rasna 8 %, wintergreen 12 %, eucalyptus 8 %", {
    uses: [
      both("Oil for the joints, made upon rasna and nirgundi as the texts name them.", "जोड़ों का तेल, ग्रंथों में बताए रास्ना और निर्गुंडी से बना।"),
    ],
  }),
  "Back Relief Roll-on": recipe("sesameOil 58 %, dashmool 12 %, wintergreen 15 %, menthol 8 %, cloveOil 2 %", {
    uses: [both("Ten roots cooked in sesame oil are an old massage for the back.", "तिल के तेल में पकी दस जड़ें, कमर की पुरानी मालिश।")],
  }),
  "Sandhi Oil": recipe("sesameOil 70 %, dashmool 10 %, rasna 8 %, nirgundi 8 %, camphorTree 4 %", {
    uses: [both("Rubbed warm into the joints before a bath.", "नहाने से पहले जोड़ों पर गुनगुना मला जाता है।")],
  }),
  "Vatari Massage Oil": recipe("sesameOil 65 %, castorRoot 12 %, garlic 8 %, ajwain 5 %, wintergreen 10 %", {
    uses: [both("Its name means enemy of vata; rubbed in during the cold months.", "नाम का अर्थ है वात का शत्रु; ठंड के महीनों में मला जाता है।")],
  }),
  "Saindhavadi Oil": recipe("sesameOil 72 %, rockSalt 10 %, castorRoot 10 %, costus 4 %, ginger 4 %", {
    uses: [both("A classical oil with rock salt for stiff joints.", "सेंधा नमक वाला शास्त्रीय तेल, अकड़े जोड़ों के लिए।")],
  }),
  "Thyro Balance Tablets": recipe("kanchanar 250 mg, guggul 100 mg, punarnava 75 mg, ashwagandha 75 mg"),
  "Kanchanar Plus Tablets": recipe("kanchanar 300 mg, guggul 120 mg, trikatu 50 mg, varuna 30 mg"),
  "Varanadi Thyroid Tablets": recipe("varuna 250 mg, kanchanar 150 mg, guggul 100 mg"),
  "Yakrit Tonic": recipe("bhumiAmla 500 mg, kutki 200 mg, punarnava 200 mg, kalmegh 200 mg, chicory 100 mg, sugar q.s."),
  "Kutki & Kalmegh Syrup": recipe("kutki 300 mg, kalmegh 500 mg, giloy 200 mg, sugar q.s."),
  "Bhumi Amla Syrup": recipe("bhumiAmla 1 g, bhringraj 300 mg, kutki 100 mg, sugar q.s."),
  "Varuna & Gokshura Capsules": recipe("varuna 250 mg, gokhru 250 mg"),
  "Pashanbheda Care Capsules": recipe("pashanbheda 250 mg, gokhru 125 mg, varuna 125 mg"),
  "Kidney Comfort Capsules": recipe("punarnava 200 mg, gokhru 150 mg, varuna 100 mg, pashanbheda 50 mg"),
  "Breathe Easy Syrup": recipe("vasaka 800 mg, tulsi 300 mg, licorice 300 mg, pippali 50 mg, honey 2 g, sugar q.s."),
  "Vasa Kantakari Syrup": recipe("vasaka 1 g, kantakari 500 mg, pippali 50 mg, honey 2 g, sugar q.s."),
  "Mulethi Throat Syrup": recipe("licorice 800 mg, tulsi 300 mg, ginger 100 mg, mintOil 2 mg, honey 2 g, sugar q.s."),
  "Sitopaladi Granules": recipe("sugar 1.6 g, bambooSilica 0.8 g, pippali 0.4 g, cardamom 0.2 g, cinnamon 0.1 g", {
    uses: [both("A sweet powder of the old texts, taken with honey in the cold season.", "ग्रंथों का मीठा चूर्ण, ठंड में शहद के साथ लिया जाता है।")],
    cautions: ["diabetes"],
  }),
  "Talisadi Granules": recipe("talisa 0.3 g, pepper 0.4 g, ginger 0.5 g, pippali 0.6 g, bambooSilica 0.6 g, sugar 0.6 g", {
    uses: [
      both("Fir leaf and spices, taken with honey for throat and appetite.", "तालीस पत्र और मसाले, गले और भूख के लिए शहद के साथ लिए जाते हैं।"),
    ],
  }),
};
