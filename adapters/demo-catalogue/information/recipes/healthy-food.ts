import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Food for every day, by title. Percentages are of the whole. */
export const healthyFoodRecipes: Readonly<Record<string, Recipe>> = {
  "Raw Forest Honey": recipe("honey 100 %"),
  "Mustard Blossom Honey": recipe("honey 100 %", {
    uses: [
      both(
        "Bees are taken to the yellow fields of Rajasthan and Punjab; the honey sets white in winter.",
        "मधुमक्खियाँ राजस्थान और पंजाब के पीले खेतों में ले जाई जाती हैं; शहद जाड़े में सफ़ेद जमता है।",
      ),
    ],
  }),
  "Jamun Flower Honey": recipe("honey 100 %", {
    uses: [
      both(
        "Homes of the Sahyadris keep it for the rains and take it with dry ginger.",
        "सह्याद्रि के घरों में बारिश के लिए रखा जाता है और सोंठ के साथ लिया जाता है।",
      ),
    ],
    summary: both(
      "Honey from the weeks in which the jamun trees bloom, dark and a little bitter.",
      "जामुन के फूलने के दिनों का शहद, गहरा और ज़रा-सा कड़वा।",
    ),
  }),
  "Acacia Honey": recipe("honey 100 %", {
    uses: [
      both(
        "Light honey of Kashmir's spring, eaten there with bread at breakfast.",
        "कश्मीर के बसंत का हल्का शहद, वहाँ नाश्ते में रोटी के साथ खाया जाता है।",
      ),
    ],
  }),
  "Tulsi Honey": recipe("honey 98 %, tulsi 2 %", {
    uses: [both("Tulsi leaves with honey are given by grandmothers on cold mornings.", "ठंडी सुबह नानी-दादी शहद के साथ तुलसी देती हैं।")],
  }),
  "Saffron Honey": recipe("honey 99.9 %, saffron 0.1 %", {
    uses: [both("Kesar and honey go into panchamrit, which is given at pujas.", "केसर और शहद पंचामृत में पड़ते हैं, जो पूजा में दिया जाता है।")],
  }),
  "Ginger Honey": recipe("honey 96 %, ginger 4 %", {
    uses: [
      both(
        "Ginger juice and honey by the spoon are the home's old answer to a cold morning.",
        "चम्मच भर अदरक का रस और शहद ठंडी सुबह की पुरानी घरेलू रीत है।",
      ),
    ],
  }),
  "Tulsi & Ginger Infusion": recipe("tulsi 70 %, ginger 25 %, licorice 5 %"),
  "Chamomile & Lavender Infusion": recipe("chamomile 85 %, lavender 15 %"),
  "Hibiscus & Rose Infusion": recipe("hibiscus 70 %, rose 25 %, cardamom 5 %"),
  "Lemongrass & Mint Infusion": recipe("lemongrass 60 %, mint 40 %", {
    uses: [both("Cut fresh from the garden and boiled after meals.", "बगिया से ताज़ी काटकर खाने के बाद उबाली जाती है।")],
  }),
  "Cinnamon Green Infusion": recipe("greenTea 85 %, cinnamon 15 %"),
  "Kashmiri Kahwa Infusion": recipe("greenTea 80 %, almond 8 %, cardamom 5 %, cinnamon 5 %, saffron 0.3 %", {
    uses: [
      both("Poured from the samovar in Kashmir, for guests and cold mornings.", "कश्मीर में समावर से परोसा जाता है, मेहमानों को और ठंडी सुबह में।"),
    ],
  }),
  "Ashwagandha & Cocoa Infusion": recipe("cocoa 60 %, ashwagandha 25 %, cinnamon 10 %, cardamom 5 %", {
    uses: [both("Ashwagandha is traditionally drunk in something warm before bed.", "अश्वगंधा सोने से पहले किसी गरम पेय में लेने की परंपरा है।")],
    cautions: ["pregnancy", "breastfeeding", "under-18", "thyroid-medicines", "sedatives", "liver-disease"],
  }),
  "Bilona Cow Ghee": recipe("ghee 100 %", {
    uses: [
      both(
        "Curd is churned by hand with the bilona, and its butter is cooked to ghee on a wood fire.",
        "दही बिलोने से हाथ से मथा जाता है, और मक्खन लकड़ी की आँच पर घी बनता है।",
      ),
    ],
  }),
  "Buffalo Ghee": recipe("buffaloGhee 100 %"),
  "Gir Cow A2 Ghee": recipe("ghee 100 %", {
    uses: [
      both(
        "Saurashtra's Gir cows are kept by the Maldhari; their ghee goes into lapsi and offerings.",
        "सौराष्ट्र की गिर गायें मालधारी पालते हैं; उनका घी लापसी और चढ़ावे में जाता है।",
      ),
    ],
  }),
  "Turmeric Ghee": recipe("ghee 97 %, turmeric 2.5 %, pepper 0.5 %", {
    uses: [
      both(
        "Haldi stirred into ghee opens every tadka, and is spread on rotis in winter.",
        "घी में घुली हल्दी से हर तड़का शुरू होता है, और जाड़े में रोटी पर लगाई जाती है।",
      ),
    ],
  }),
  "Sesame Kachi Ghani Oil": recipe("sesameOil 100 %"),
  "Mustard Kachi Ghani Oil": recipe("mustardOil 100 %"),
  "Coconut Kachi Ghani Oil": recipe("coconutOil 100 %"),
  "Groundnut Kachi Ghani Oil": recipe("groundnutOil 100 %"),
  "Flaxseed Kachi Ghani Oil": recipe("flaxseedOil 100 %"),
  "Palm Jaggery": recipe("palmSap 100 %"),
  "Sugarcane Jaggery": recipe("sugarcane 100 %"),
  "Sonth Jaggery": recipe("sugarcane 95 %, ginger 5 %", {
    uses: [
      both(
        "Sonth and gur, rolled into small balls, are eaten after meals in winter and after a birth.",
        "सोंठ और गुड़ की छोटी गोलियाँ जाड़े में खाने के बाद और जच्चा को दी जाती हैं।",
      ),
    ],
  }),
  "Powdered Jaggery": recipe("sugarcane 100 %", {
    uses: [
      both(
        "Shakkar, gur rubbed to powder, is eaten with ghee on hot rotis in Punjab.",
        "शक्कर, यानी गुड़ का चूरा, पंजाब में गरम रोटी पर घी के साथ खाई जाती है।",
      ),
    ],
  }),
  "Pink Rock Salt": recipe("rockSalt 100 %"),
  "Black Digestive Salt": recipe("blackSalt 90 %, cumin 5 %, ajwain 4 %, hing 1 %"),
  "Herbed Salt": recipe("rockSalt 85 %, mint 5 %, coriander 5 %, pepper 5 %", {
    uses: [
      both(
        "Pisyu loon, salt ground on stone with herbs, is Uttarakhand's spice for fruit and cucumber.",
        "पिस्यूँ लूण, यानी सिल पर जड़ी-बूटी के साथ पिसा नमक, उत्तराखंड में फल और खीरे पर लगता है।",
      ),
    ],
  }),
  "Chia Seeds": recipe("chia 100 %"),
  "Raw Pumpkin Seeds": recipe("pumpkinSeed 100 %"),
  "Roasted Flax Seeds": recipe("flaxseed 98.5 %, rockSalt 1.5 %"),
  "Sunflower Seeds": recipe("sunflowerSeed 100 %"),
  "Halim Seeds": recipe("halim 100 %", { cautions: ["pregnancy"] }),
  "Mamra Almonds": recipe("almond 100 %", { origin: "IR" }),
  "Kashmiri Walnut Kernels": recipe("walnut 100 %"),
  "Afghan Figs": recipe("fig 100 %", { origin: "AF" }),
  "Seedless Black Raisins": recipe("grape 99.5 %, sunflowerOil 0.5 %"),
  "Himalayan Salt Makhana": recipe("foxNut 88 %, sunflowerOil 10 %, rockSalt 2 %"),
  "Peri Peri Makhana": recipe("foxNut 82 %, sunflowerOil 12 %, chilli 3 %, garlic 1 %, rockSalt 2 %", {
    uses: [
      both(
        "Roasted makhana is Mithila's snack; the chilli came to India with the Portuguese.",
        "भुना मखाना मिथिला का नाश्ता है; मिर्च भारत में पुर्तगालियों के साथ आई।",
      ),
    ],
  }),
  "Roasted Chana Pudina": recipe("roastedChickpea 94 %, mint 3 %, blackSalt 2 %, lemon 1 %", {
    uses: [
      both(
        "Chana roasted in hot sand, with mint and black salt, is sold on trains and at melas.",
        "गरम रेत में भुना चना, पुदीने और काले नमक के साथ, रेल और मेलों में बिकता है।",
      ),
    ],
  }),
  "Ragi Chips": recipe("ragi 45 %, riceFlour 25 %, sunflowerOil 20 %, cumin 1 %, rockSalt 2 %", {
    uses: [
      both(
        "Ragi papads, dried on rooftops in Karnataka's summer, are fried with the meal.",
        "कर्नाटक की गर्मी में छत पर सूखे रागी के पापड़ खाने के साथ तले जाते हैं।",
      ),
    ],
  }),
  "Methi Khakhra": recipe("wheat 78 %, fenugreek 5 %, groundnutOil 12 %, rockSalt 2 %", {
    uses: [
      both("Gujarat's thin, crisp roti, made for journeys and for Jain kitchens.", "गुजरात की पतली, कुरकुरी रोटी, सफ़र और जैन रसोई के लिए बनी।"),
    ],
  }),
  "Jowar Puffs": recipe("jowar 80 %, sunflowerOil 14 %, chilli 2 %, rockSalt 2 %", {
    uses: [
      both(
        "Jowar dhani, grain popped at Holi, is Gujarat's snack with ghee and turmeric.",
        "ज्वार की धाणी, यानी होली पर फूटा अनाज, गुजरात में घी-हल्दी के साथ खाई जाती है।",
      ),
    ],
  }),
  "Bajra Jaggery Cookies": recipe("bajra 35 %, wheat 15 %, jaggery 25 %, butter 22 %", {
    uses: [
      both(
        "Bajra kuler and laddus with gur are winter sweets of Gujarat and Rajasthan.",
        "गुड़ वाली बाजरे की कुलेर और लड्डू गुजरात और राजस्थान की जाड़े की मिठाई हैं।",
      ),
    ],
  }),
  "Oats & Honey Cookies": recipe("oats 40 %, wheat 15 %, honey 18 %, butter 22 %", {
    uses: [
      both(
        "The Rigveda names apupa, a cake of grain and ghee made sweet with honey.",
        "ऋग्वेद में अपूप का नाम आता है: अनाज और घी की टिकिया, शहद से मीठी।",
      ),
    ],
  }),
  "Ragi Choco Cookies": recipe("ragi 35 %, wheat 15 %, jaggery 20 %, butter 20 %, cocoa 8 %", {
    uses: [
      both(
        "Ragi malt, sweet with jaggery, is the evening cup of children in the south.",
        "गुड़ वाला मीठा रागी माल्ट दक्षिण में बच्चों की शाम का प्याला है।",
      ),
    ],
  }),
  "Atta Ajwain Cookies": recipe("wheat 55 %, butter 25 %, sugar 15 %, ajwain 1.5 %", {
    uses: [
      both(
        "Ajwain biscuits are baked to order from one's own atta in the bakeries of the north.",
        "उत्तर की बेकरियों में अपने घर के आटे से अजवाइन बिस्कुट सिकवाए जाते हैं।",
      ),
    ],
  }),
  "Gond Laddu": recipe("wheat 30 %, jaggery 28 %, ghee 22 %, gumAcacia 10 %, almond 8 %", {
    uses: [
      both(
        "Laddus of gond and ghee are winter food of the north, and given after a birth.",
        "गोंद और घी के लड्डू उत्तर भारत का जाड़े का खाना हैं, और जच्चा को दिए जाते हैं।",
      ),
    ],
  }),
  "Til Gur Chikki": recipe("sesame 55 %, jaggery 42 %, ghee 2 %", {
    uses: [
      both(
        "Shared at Makar Sankranti in Maharashtra with the words: take til-gul, speak sweetly.",
        "महाराष्ट्र में मकर संक्रांति पर बाँटी जाती है: तिलगुल घ्या, गोड बोला।",
      ),
    ],
  }),
  "Methi Laddu": recipe("wheat 30 %, jaggery 30 %, ghee 22 %, fenugreek 8 %, almond 6 %, ginger 2 %", {
    uses: [
      both(
        "Bitter methi seeds, soaked in milk and cooked in ghee, become a laddu for the cold.",
        "दूध में भीगी और घी में पकी कड़वी मेथी से ठंड का लड्डू बनता है।",
      ),
    ],
  }),
  "Alsi Pinni": recipe("flaxseed 35 %, jaggery 28 %, ghee 20 %, wheat 10 %, almond 5 %", {
    uses: [
      both(
        "Punjab rolls alsi with atta, ghee and gur into pinnis when the cold begins.",
        "ठंड शुरू होते ही पंजाब में अलसी, आटे, घी और गुड़ की पिन्नी बनती है।",
      ),
    ],
  }),
  "Amla Murabba": recipe("amla 55 %, sugar 44 %, cardamom 0.2 %"),
  "Bel Murabba": recipe("bael 55 %, sugar 44 %, saffron 0.02 %"),
  "Gajar Murabba": recipe("carrot 55 %, sugar 44 %, cardamom 0.2 %", {
    uses: [
      both(
        "Carrot kept whole in syrup is taken with silver leaf in Unani homes.",
        "चाशनी में साबुत रखी गाजर यूनानी घरों में चाँदी के वर्क़ के साथ ली जाती है।",
      ),
    ],
  }),
  "Seb Murabba": recipe("apple 55 %, sugar 44 %, cardamom 0.2 %", {
    uses: [
      both(
        "Apple in syrup, a piece in the morning, is what hakims name for strength.",
        "चाशनी में सेब, सुबह एक टुकड़ा: हकीम इसे ताक़त के लिए बताते हैं।",
      ),
    ],
  }),
  "Fruit & Nut Muesli": recipe("oats 55 %, grape 12 %, almond 8 %, cornFlakes 12 %, honey 8 %, pumpkinSeed 4 %", {
    uses: [
      both(
        "Grain with curd, honey and fruit is an old breakfast: dahi-chura in Bihar.",
        "अनाज, दही, शहद और फल पुराना नाश्ता है: बिहार का दही-चूड़ा।",
      ),
    ],
  }),
  "Millet Muesli": recipe("jowar 30 %, ragi 20 %, oats 20 %, almond 8 %, pumpkinSeed 6 %, jaggery 8 %", {
    uses: [
      both(
        "Jowar and ragi are the breakfast grains of the Deccan, as bhakri, malt and pops.",
        "ज्वार और रागी दक्कन के नाश्ते के अनाज हैं: भाकरी, माल्ट और धाणी में।",
      ),
    ],
  }),
  "Ragi Flakes": recipe("ragi 85 %, jaggery 10 %, rockSalt 1 %"),
  "Seed Granola": recipe("oats 45 %, honey 15 %, pumpkinSeed 12 %, sunflowerSeed 12 %, flaxseed 8 %, coconutOil 6 %", {
    uses: [
      both("Roasted grain and seeds bound with gur are chikki, India's winter sweet.", "गुड़ में बँधे भुने अनाज और बीज चिक्की हैं, जाड़े की मिठाई।"),
    ],
  }),
  "Masala Oats": recipe("oats 82 %, carrot 4 %, onion 3 %, turmeric 0.5 %, cumin 1 %, rockSalt 2 %", {
    uses: [
      both(
        "Savoury dalia with vegetables and haldi is the plain supper of Indian homes.",
        "सब्ज़ी और हल्दी वाला नमकीन दलिया घरों का सादा भोजन है।",
      ),
    ],
  }),
  "Golden Milk Mix": recipe("turmeric 55 %, ginger 15 %, cinnamon 15 %, pepper 5 %, cardamom 10 %"),
  "Chai Masala": recipe("ginger 35 %, cardamom 25 %, cinnamon 15 %, pepper 15 %, clove 10 %"),
  "Ayurvedic Coffee": recipe("chicory 45 %, coffee 30 %, ashwagandha 15 %, cardamom 5 %, brahmi 5 %", {
    uses: [both("Chicory has long been brewed with coffee in the south.", "दक्षिण में कॉफ़ी के साथ चिकोरी का पुराना चलन है।")],
    cautions: ["pregnancy", "breastfeeding", "under-18", "thyroid-medicines"],
  }),
  "Thandai Mix": recipe("almond 35 %, melonSeed 15 %, fennel 12 %, rose 8 %, cardamom 6 %, pepper 4 %, poppySeed 8 %, saffron 0.1 %", {
    uses: [
      both(
        "Thandai belongs to Mahashivratri and Holi, ground on stone and stirred into cold milk.",
        "ठंडाई महाशिवरात्रि और होली की है: सिल पर पिसी, ठंडे दूध में घुली।",
      ),
    ],
  }),
};
