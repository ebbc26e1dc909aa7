import { both } from "./both.ts";
import { food, matter, ofAnimals } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** Minerals, vitamins, proteins and what makes tablets hold together. */
export const mineralsAndNutrients: Readonly<Record<string, Substance>> = {
  ammoniumSalt: matter("purified naushadar", "शुद्ध नौशादर", "pregnancy", "stomach-ulcer", "kidney-disease"),
  bakingSoda: matter("sodium bicarbonate", "खाने का सोडा", "high-blood-pressure"),
  bambooSilica: matter("bamboo silica (tabasheer)", "वंशलोचन"),
  biotin: matter("biotin", "बायोटिन"),
  blackSalt: {
    ...matter("black salt", "काला नमक"),
    uses: [
      both(
        "Kala namak, baked in a kiln with harad seeds; it gives chaat and jaljeera their taste.",
        "हरड़ के साथ भट्ठी में पका काला नमक, जो चाट और जलजीरे को स्वाद देता है।",
      ),
    ],
  },
  calcium: matter("calcium carbonate", "कैल्शियम कार्बोनेट", "kidney-disease", "thyroid-medicines"),
  cellulose: matter("cellulose", "सेलूलोज़"),
  chlorella: {
    ...matter("chlorella", "क्लोरेला", "immunosuppressants", "autoimmune-disease", "blood-thinners"),
    uses: [
      both(
        "A green alga of fresh water, eaten in Japan since the last century.",
        "मीठे पानी की हरी काई, जो जापान में पिछली सदी से खाई जाती है।",
      ),
    ],
  },
  citrate: matter("sodium citrate", "सोडियम साइट्रेट"),
  citricAcid: matter("citric acid", "सिट्रिक एसिड"),
  copperMineral: matter("copper gluconate", "कॉपर ग्लूकोनेट", "liver-disease"),
  coralCalcium: matter("fossil coral calcium", "कोरल कैल्शियम", "kidney-disease", "thyroid-medicines"),
  dashmool: matter("ten roots (dashmool)", "दशमूल", "pregnancy"),
  enzymes: {
    ...matter("plant enzymes", "वनस्पति एंज़ाइम", "stomach-ulcer", "blood-thinners"),
    uses: [
      both(
        "Saunf, ginger and green papaya are what Indian kitchens take after a heavy meal.",
        "भारी खाने के बाद सौंफ, अदरक और कच्चा पपीता भारतीय रसोई की पुरानी रीत है।",
      ),
    ],
  },
  erythritol: matter("erythritol", "एरिथ्रिटॉल"),
  folate: matter("folic acid", "फ़ोलिक एसिड", "epilepsy"),
  glucosamine: {
    ...ofAnimals("glucosamine sulphate (from shellfish)", "ग्लूकोसामीन सल्फ़ेट (शंखमीन से)", "crustacean"),
    cautions: ["pregnancy", "blood-thinners", "diabetes"],
  },
  glucose: matter("glucose", "ग्लूकोज़"),
  hyaluronicAcid: matter("hyaluronic acid", "हायलूरोनिक एसिड"),
  inositol: matter("myo-inositol", "मायो-इनोसिटॉल", "diabetes"),
  inulin: {
    ...matter("inulin", "इनुलिन"),
    uses: [
      both(
        "Chicory, garlic, onion and banana are the kitchen's old sources of such fibre.",
        "कासनी, लहसुन, प्याज़ और केला रसोई में ऐसे रेशे के पुराने स्रोत हैं।",
      ),
    ],
  },
  iron: matter("ferrous bisglycinate", "आयरन बिसग्लाइसिनेट", "under-5", "thyroid-medicines", "stomach-ulcer"),
  ironAsh: matter("loha bhasma", "लौह भस्म", "pregnancy", "under-12", "stomach-ulcer"),
  lac: matter("lac", "लाख"),
  magnesium: {
    ...matter("magnesium bisglycinate", "मैग्नीशियम बिसग्लाइसिनेट", "kidney-disease", "heart-medicines"),
    uses: [
      both(
        "Millets, nuts, seeds and dark leaves are the old sources of magnesium in Indian food.",
        "मोटे अनाज, मेवे, बीज और गहरी हरी पत्तियाँ भारतीय खाने में मैग्नीशियम के पुराने स्रोत हैं।",
      ),
    ],
  },
  maltitol: matter("maltitol", "माल्टिटॉल"),
  marineCollagen: ofAnimals("marine collagen peptides", "मछली का कोलेजन", "fish"),
  motherOfVinegar: matter("mother of vinegar", "सिरके की माँ"),
  peaProtein: matter("pea protein", "मटर प्रोटीन"),
  pearl: matter("pearl", "मोती"),
  pectin: matter("pectin", "पेक्टिन"),
  plantCapsule: matter("vegetable capsule", "वनस्पति कैप्सूल"),
  potassium: matter("potassium chloride", "पोटैशियम क्लोराइड", "kidney-disease", "heart-medicines", "blood-pressure-medicines"),
  probiotic: {
    ...matter("lactobacillus and bifidobacterium", "लैक्टोबैसिलस और बिफ़िडोबैक्टीरियम", "immunosuppressants"),
    uses: [
      both(
        "Curd, chaas, kanji and fermented rice are the old living foods of Indian homes.",
        "दही, छाछ, काँजी और पखाल भारतीय घरों के पुराने ख़मीर वाले खाने हैं।",
      ),
    ],
  },
  riceProtein: matter("rice protein", "चावल प्रोटीन"),
  rockSalt: {
    ...matter("rock salt", "सेंधा नमक"),
    uses: [
      both(
        "Saindhava, the salt that Ayurveda puts first, and the only one on days of fasting.",
        "सैंधव, जिसे आयुर्वेद नमकों में पहला मानता है; व्रत में यही नमक चलता है।",
      ),
    ],
  },
  seaweed: {
    ...matter("kelp", "समुद्री शैवाल", "pregnancy", "thyroid-medicines", "thyroid-condition"),
    uses: [
      both(
        "Eaten for ages on the coasts of Japan and Ireland; Tamil Nadu gathers it at Rameswaram.",
        "जापान और आयरलैंड के तटों पर सदियों से खाई जाती है; तमिलनाडु में रामेश्वरम में चुनी जाती है।",
      ),
    ],
  },
  shilajit: {
    ...matter("shilajit", "शिलाजीत", "pregnancy", "breastfeeding", "under-18", "blood-pressure-medicines", "blood-sugar-medicines"),
    uses: [
      both(
        "Ayurveda takes it from high rocks, purifies it and gives it with milk for strength and stamina.",
        "आयुर्वेद में ऊँची चट्टानों से लेकर शुद्ध किया जाता है और बल और दमख़म के लिए दूध के साथ दिया जाता है।",
      ),
    ],
  },
  silk: matter("silk cocoon (abresham)", "अबरेशम"),
  silver: matter("silver leaf", "चाँदी का वर्क़"),
  soyProtein: {
    ...food("soya protein", "सोया प्रोटीन", "Glycine max", "soya"),
    uses: [
      both(
        "Bhatt, the black soya of Kumaon, is cooked there as churkani and dubke.",
        "कुमाऊँ का भट्ट, यानी काली सोया, वहाँ चुड़कानी और डुबके में पकता है।",
      ),
    ],
  },
  spirulina: {
    ...matter("spirulina", "स्पिरुलिना", "pregnancy", "autoimmune-disease", "immunosuppressants"),
    uses: [
      both(
        "A blue-green alga that people by Lake Chad dry into cakes and cook.",
        "नीली-हरी काई, जिसे चाड झील के लोग सुखाकर टिकिया बनाते और पकाते हैं।",
      ),
    ],
  },
  stevia: {
    ...food("stevia extract", "स्टीविया अर्क", "Stevia rebaudiana"),
    uses: [
      both(
        "The Guarani of Paraguay have long sweetened their mate with this leaf.",
        "पराग्वे के गुआरानी लोग इसी पत्ती से अपनी माते चाय मीठी करते आए हैं।",
      ),
    ],
  },
  sulphur: matter("purified sulphur", "शुद्ध गंधक", "pregnancy", "under-12"),
  sunflowerLecithin: matter("sunflower lecithin", "सूरजमुखी लेसिथिन"),
  vitaminB12: {
    ...matter("vitamin B12", "विटामिन B12"),
    uses: [
      both("Milk, curd and buttermilk bring it to an Indian meal without meat.", "बिना मांस की भारतीय थाली में यह दूध, दही और छाछ से आता है।"),
    ],
  },
  vitaminC: matter("vitamin C", "विटामिन C"),
  vitaminD3: {
    ...matter("vitamin D3", "विटामिन D3", "kidney-disease", "heart-medicines"),
    uses: [
      both(
        "Babies are oiled and laid in the winter sun in Indian homes; the skin makes this vitamin there.",
        "घरों में शिशु को तेल मलकर जाड़े की धूप में लिटाते हैं; त्वचा यह विटामिन धूप में बनाती है।",
      ),
    ],
  },
  vitaminE: matter("vitamin E", "विटामिन E"),
  whey: food("whey protein concentrate", "व्हे प्रोटीन कॉन्सन्ट्रेट", null, "milk"),
  wheyIsolate: {
    ...food("whey protein isolate", "व्हे प्रोटीन आइसोलेट", null, "milk"),
    uses: [
      both(
        "Mastu, the clear water of curd, has a place of its own in Ayurveda's chapter on milk.",
        "आयुर्वेद के दूध वाले अध्याय में मस्तु, यानी दही के पानी की अपनी जगह है।",
      ),
    ],
  },
  xylitol: matter("xylitol", "ज़ाइलिटॉल"),
  zinc: matter("zinc gluconate", "ज़िंक ग्लूकोनेट", "stomach-ulcer"),
};
