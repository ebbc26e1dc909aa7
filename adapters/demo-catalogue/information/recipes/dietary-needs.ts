import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Food for those who leave something out, by title. Percentages are of the whole. */
export const dietaryNeedsRecipes: Readonly<Record<string, Recipe>> = {
  "Jowar Atta": recipe("jowar 100 %"),
  "Bajra Atta": recipe("bajra 100 %"),
  "Ragi Atta": recipe("ragi 100 %"),
  "Makki Atta": recipe("maize 100 %"),
  "Five Millet Atta": recipe("jowar 30 %, bajra 20 %, ragi 20 %, foxtailMillet 15 %, barnyardMillet 15 %", {
    uses: [
      both(
        "Fields of many millets, sown together, fed dry India long before wheat did.",
        "साथ बोए कई मोटे अनाज गेहूँ से बहुत पहले सूखे इलाक़ों का खाना थे।",
      ),
    ],
  }),
  "Chickpea Atta": recipe("chickpea 100 %"),
  "Low Sugar-Rise Atta": recipe("chickpea 40 %, jowar 25 %, barnyardMillet 20 %, fenugreek 3 %, flaxseed 12 %", {
    uses: [
      both(
        "Missi roti, in which gram flour joins other grains, is old food of Punjab and Rajasthan.",
        "मिस्सी रोटी, जिसमें बेसन दूसरे अनाज से मिलता है, पंजाब और राजस्थान का पुराना खाना है।",
      ),
    ],
  }),
  "Rajgira Atta": recipe("amaranth 100 %"),
  "Singhara Atta": recipe("waterChestnut 100 %"),
  "Kuttu Atta": recipe("buckwheat 100 %"),
  "Sama Rice": recipe("barnyardMillet 100 %"),
  "Sabudana Pearls": recipe("tapioca 100 %"),
  "Ragi Cocoa Sugar Free Biscuits": recipe("ragi 30 %, wheat 25 %, butter 18 %, cocoa 6 %, maltitol 18 %", {
    uses: [
      both(
        "Ragi has been eaten in Karnataka for ages, as balls, porridge and malt.",
        "रागी कर्नाटक में मुद्दे, दलिया और माल्ट के रूप में सदियों से खाई जाती है।",
      ),
    ],
  }),
  "Oats & Ajwain Sugar Free Biscuits": recipe("oats 32 %, wheat 28 %, butter 20 %, ajwain 1 %, maltitol 15 %", {
    uses: [
      both("Ajwain is kneaded into mathri and paratha so that they sit lightly.", "मठरी और पराठे में अजवाइन डाली जाती है, ताकि पेट हल्का रहे।"),
    ],
  }),
  "Almond Sugar Free Biscuits": recipe("wheat 45 %, almond 15 %, butter 20 %, maltitol 18 %", {
    uses: [
      both(
        "Nankhatai with almond, baked in the coal ovens of Surat, is the old Indian biscuit.",
        "सूरत की कोयले की भट्ठियों में सिकी बादाम नानख़ताई भारत का पुराना बिस्कुट है।",
      ),
    ],
  }),
  "Multigrain Jeera Sugar Free Biscuits": recipe("wheat 30 %, oats 15 %, ragi 15 %, butter 20 %, cumin 1.5 %, maltitol 15 %", {
    uses: [
      both(
        "Jeera biscuits of the Irani and Karachi bakeries are dipped in afternoon chai.",
        "ईरानी और कराची बेकरी के ज़ीरा बिस्कुट शाम की चाय में डुबोए जाते हैं।",
      ),
    ],
  }),
  "Coconut Sugar Free Biscuits": recipe("wheat 40 %, coconut 18 %, butter 20 %, maltitol 18 %", {
    uses: [
      both(
        "Coconut biscuits are tea-time food along the coasts, from Kerala to Goa.",
        "केरल से गोवा तक तटों पर नारियल बिस्कुट चाय के साथ चलते हैं।",
      ),
    ],
  }),
  "Kaju Katli without Sugar": recipe("cashew 65 %, maltitol 28 %, ghee 4 %, cardamom 0.5 %", {
    uses: [
      both("Thin diamonds of cashew under silver leaf are the box that Diwali brings.", "चाँदी के वर्क़ वाली काजू कतली दिवाली का डिब्बा है।"),
    ],
  }),
  "Dry Fruit Laddu without Sugar": recipe("date 45 %, almond 18 %, cashew 15 %, fig 12 %, ghee 6 %", {
    uses: [
      both("Laddus of dates and nuts are rolled in winter and given to new mothers.", "खजूर और मेवे के लड्डू जाड़े में बनते हैं और जच्चा को दिए जाते हैं।"),
    ],
  }),
  "Anjeer Barfi without Sugar": recipe("fig 55 %, date 20 %, cashew 12 %, almond 8 %, ghee 4 %", {
    uses: [
      both(
        "Fig barfi came with the dry fruit of Kabul into the sweet shops of Delhi.",
        "अंजीर बर्फ़ी काबुल के मेवों के साथ दिल्ली की हलवाई की दुकानों में आई।",
      ),
    ],
  }),
  "Besan Laddu without Sugar": recipe("chickpea 50 %, ghee 25 %, maltitol 20 %, almond 3 %, cardamom 0.5 %", {
    uses: [
      both(
        "Besan roasted slowly in ghee: the laddu of Ganesh Chaturthi, Diwali and good news.",
        "घी में धीरे भुना बेसन: गणेश चतुर्थी, दिवाली और ख़ुशख़बरी का लड्डू।",
      ),
    ],
  }),
  "Stevia Sweetener Drops": recipe("stevia 2.5 %, water q.s., citricAcid 0.2 %"),
  "Monk Fruit Sweetener Drops": recipe("monkFruit 2 %, water q.s., citricAcid 0.2 %", { origin: "CN" }),
  "Vanilla Stevia Sweetener Drops": recipe("stevia 2.5 %, vanilla 1 %, water q.s.", {
    uses: [
      both(
        "Vanilla came from Mexico to Kerala's spice gardens; stevia is the sweet leaf of Paraguay.",
        "वनीला मेक्सिको से केरल के मसाला बाग़ों में आई; स्टीविया पराग्वे की मीठी पत्ती है।",
      ),
    ],
  }),
  "Pea & Rice Plant Protein": recipe("peaProtein 65 %, riceProtein 30 %, stevia 0.3 %", {
    uses: [
      both(
        "Matar pulao and khichdi put pulses and rice on one plate, as Indian kitchens always have.",
        "मटर पुलाव और खिचड़ी में दाल-मटर और चावल साथ आते हैं, जैसे रसोई में सदा से।",
      ),
    ],
  }),
  "Cocoa Plant Protein": recipe("peaProtein 78 %, cocoa 15 %, stevia 0.4 %, rockSalt 0.5 %", {
    uses: [
      both(
        "Cocoa was a drink of the old Maya; Kerala and Andhra grow it under coconut palms.",
        "कोको पुराने माया लोगों का पेय था; केरल और आंध्र में नारियल के नीचे उगता है।",
      ),
    ],
  }),
  "Kesar Badam Plant Protein": recipe("peaProtein 75 %, almond 15 %, saffron 0.05 %, cardamom 0.5 %, stevia 0.3 %", {
    uses: [
      both(
        "Badam with kesar in milk is what wrestlers of the akhada drink after practice.",
        "केसर-बादाम वाला दूध अखाड़े के पहलवान कसरत के बाद पीते हैं।",
      ),
    ],
  }),
  "Unflavoured Soy Plant Protein": recipe("soyProtein 100 %"),
  "Sattu Chana Plant Protein": recipe("roastedChickpea 80 %, peaProtein 18 %, cumin 1 %, blackSalt 1 %", {
    uses: [
      both(
        "Sattu in water with black salt and cumin is the field worker's drink in Bihar.",
        "काला नमक और ज़ीरे वाला सत्तू का शर्बत बिहार में खेत का पेय है।",
      ),
    ],
  }),
  "Pumpkin Seed Plant Protein": recipe("pumpkinSeed 100 %"),
  "Almond Milk Powder": recipe("almond 60 %, tapioca 35 %, calcium 1 %", {
    uses: [
      both(
        "Badam ground with water makes the thandai of Holi and the kheer of a fast.",
        "पानी के साथ पिसे बादाम से होली की ठंडाई और व्रत की खीर बनती है।",
      ),
    ],
  }),
  "Coconut Milk Powder": recipe("coconut 70 %, tapioca 28 %", {
    uses: [
      both(
        "Coconut milk is the base of the curries and payasams of Kerala and Goa.",
        "नारियल का दूध केरल और गोवा की सब्ज़ियों और पायसम का आधार है।",
      ),
    ],
  }),
  "Oat Milk Powder": recipe("oats 90 %, sunflowerOil 8 %, calcium 1 %", {
    uses: [
      both(
        "Grain soaked, ground and strained is an old way to milk without a cow: ragi and godhi haalu in Karnataka.",
        "अनाज भिगोकर, पीसकर, छानकर दूध बनाना पुरानी रीत है: कर्नाटक का रागी और गेहूँ का हालु।",
      ),
    ],
  }),
  "Cashew Milk Powder": recipe("cashew 60 %, tapioca 36 %, calcium 1 %", {
    uses: [
      both("Ground cashew thickens the white gravies of Mughlai and Goan kitchens.", "पिसा काजू मुग़लई और गोवा की सफ़ेद तरी को गाढ़ा करता है।"),
    ],
  }),
  "Isabgol Husk": recipe("isabgol 100 %"),
  "Orange Isabgol": recipe("isabgol 55 %, sugar 38 %, orange 3 %, citricAcid 3 %"),
  "Acacia & Oat Fibre": recipe("gumAcacia 60 %, oats 40 %", {
    uses: [both("Gum of the babool tree is cooked into winter sweets in Indian homes.", "बबूल का गोंद घरों में सर्दियों की मिठाई में डाला जाता है।")],
  }),
  "Flax & Isabgol Mix": recipe("flaxseed 60 %, isabgol 35 %, fennel 5 %", {
    uses: [
      both(
        "Alsi roasted with saunf is chewed after meals, and isabgol is stirred into water at night.",
        "सौंफ के साथ भुनी अलसी खाने के बाद चबाई जाती है, और ईसबगोल रात को पानी में घोला जाता है।",
      ),
    ],
    cautions: ["blood-sugar-medicines"],
  }),
  "Keto Seed Crackers": recipe("flaxseed 40 %, sesame 20 %, sunflowerSeed 20 %, pumpkinSeed 15 %, rockSalt 1.5 %", {
    uses: [both("Roasted seeds with salt, the mukhwas, end meals in Gujarat.", "नमक वाले भुने बीज, यानी मुखवास, गुजरात में खाने के बाद लिए जाते हैं।")],
  }),
  "Almond Flour Nachos": recipe("almond 60 %, flaxseed 15 %, isabgol 8 %, coconutOil 12 %, rockSalt 1.5 %", {
    uses: [
      both(
        "Ground almond takes the place of flour in the halwas and sweets of old Indian courts.",
        "पुराने दरबारों के हलवे और मिठाई में आटे की जगह पिसा बादाम पड़ता था।",
      ),
    ],
  }),
  "Peanut Protein Puffs": recipe("peanut 45 %, soyProtein 40 %, sunflowerOil 10 %, rockSalt 1.5 %", {
    uses: [
      both(
        "Groundnuts roasted in hot sand are sold in paper cones on every Indian street.",
        "गरम रेत में भुनी मूंगफली हर सड़क पर काग़ज़ की पुड़िया में बिकती है।",
      ),
    ],
  }),
  "Soya Crunch Sticks": recipe("soyProtein 65 %, chickpea 20 %, sunflowerOil 10 %, chilli 1 %", {
    uses: [
      both(
        "Sev, sticks pressed from spiced dough, is eaten with tea from Indore to Ratlam.",
        "मसालेदार आटे से दबाकर निकाला सेव इंदौर से रतलाम तक चाय के साथ खाया जाता है।",
      ),
    ],
  }),
  "Coconut Keto Bites": recipe("coconut 60 %, coconutOil 18 %, almond 15 %, erythritol 6 %", {
    uses: [
      both(
        "Nariyal barfi and narkel naru are the coconut sweets of Rakhi and of Bengal's pujas.",
        "नारियल बर्फ़ी और नारकेल नाड़ू राखी और बंगाल की पूजा की मिठाई हैं।",
      ),
    ],
  }),
};
