import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Things that are not used up, by title: what they are made of. */
export const accessoriesRecipes: Readonly<Record<string, Recipe>> = {
  "Hammered Copper Bottle": recipe("copper 99.5 %, silicone q.s.", {
    uses: [
      both(
        "Water that has stood overnight in copper is drunk in the morning in many Indian homes.",
        "रात भर ताँबे में रखा पानी सुबह पीने का चलन कई भारतीय घरों में है।",
      ),
    ],
  }),
  "Plain Lacquered Copper Bottle": recipe("copper 99.5 %, lacquer q.s., silicone q.s.", {
    uses: [
      both(
        "Tamra jal, water kept in copper, is told of in Ayurveda's rules for the day.",
        "ताम्र जल, यानी ताँबे में रखा पानी, आयुर्वेद की दिनचर्या में बताया गया है।",
      ),
    ],
  }),
  "Engraved Lotus Copper Bottle": recipe("copper 99.5 %, silicone q.s.", {
    uses: [
      both("The lotus is beaten into the kalash from which water is poured at pujas.", "जिस कलश से पूजा में जल चढ़ता है, उस पर कमल उकेरा जाता है।"),
    ],
  }),
  "Leakproof Travel Copper Bottle": recipe("copper 99.5 %, stainlessSteel q.s., silicone q.s.", {
    uses: [both("Pilgrims carried Ganga water home in sealed copper lotas.", "तीर्थयात्री गंगाजल मुहरबंद ताँबे के लोटे में घर लाते थे।")],
  }),
  "Copper Tumblers": recipe("copper 99.5 %", {
    uses: [
      both(
        "Copper tumblers have served water at Indian meals for generations.",
        "भारतीय थाली के साथ पानी पीढ़ियों से ताँबे के गिलास में दिया जाता रहा है।",
      ),
    ],
  }),
  "Ribbed Copper Tumblers": recipe("copper 99.5 %", {
    uses: [
      both(
        "The thatheras of Jandiala Guru beat ribs into copper by hand; UNESCO lists their craft.",
        "जंडियाला गुरु के ठठेरे ताँबे पर हाथ से धारियाँ उभारते हैं; यूनेस्को ने यह हुनर दर्ज किया है।",
      ),
    ],
  }),
  "Moradabad Copper Cup": recipe("copper 99.5 %", {
    uses: [
      both(
        "Moradabad has made cups and lotas for India's tables since Mughal days.",
        "मुरादाबाद मुग़ल काल से भारत के घरों के लिए कटोरे और लोटे बनाता है।",
      ),
    ],
  }),
  "Pure Copper Tongue Scraper": recipe("copper 99.5 %", {
    uses: [
      both(
        "Scraping the tongue belongs to dinacharya, the daily routine of Ayurveda, before the teeth are cleaned.",
        "जीभ साफ़ करना आयुर्वेद की दिनचर्या का हिस्सा है, दाँत साफ़ करने से पहले।",
      ),
    ],
  }),
  "Steel Tongue Scraper": recipe("stainlessSteel 100 %", {
    uses: [
      both(
        "Charaka names gold, silver, copper, tin and brass for it; steel is the metal of today's homes.",
        "चरक इसके लिए सोना, चाँदी, ताँबा, राँगा और पीतल बताते हैं; आज घरों में स्टील है।",
      ),
    ],
  }),
  "Brass Handle Tongue Scraper": recipe("copper 80 %, brass 20 %", {
    uses: [both("The jibhi of brass or copper hung beside the datun at the well.", "पीतल या ताँबे की जीभी कुएँ पर दातुन के पास टँगी रहती थी।")],
  }),
  "Bamboo Toothbrush": recipe("bamboo 95 %, castorBristle 5 %", {
    uses: [
      both("Before the brush, teeth were cleaned with a chewed twig, the datun.", "ब्रश से पहले दाँत चबाई हुई टहनी, यानी दातुन से साफ़ किए जाते थे।"),
    ],
  }),
  "Neem Wood Toothbrush": recipe("neemWood 95 %, castorBristle 5 %", {
    uses: [
      both("A twig of neem, chewed to a brush, is the datun of Indian mornings.", "नीम की टहनी, चबाकर ब्रश बनाई हुई, भारतीय सुबह की दातुन है।"),
    ],
  }),
  "Charcoal Bamboo Toothbrush": recipe("bamboo 94 %, castorBristle 5 %, charcoal 1 %", {
    uses: [
      both("Powdered charcoal and salt on a finger cleaned teeth in villages.", "गाँवों में उँगली पर कोयले का चूरा और नमक लेकर दाँत साफ़ होते थे।"),
    ],
  }),
  "Bamboo Kids Toothbrush": recipe("bamboo 94 %, castorBristle 6 %", {
    uses: [
      both(
        "Children learnt to clean their teeth beside a grandparent, with a soft twig of babool.",
        "बच्चे दादा-दादी के पास बैठकर बबूल की नरम टहनी से दाँत साफ़ करना सीखते थे।",
      ),
    ],
  }),
  "Glazed Ceramic Neti Pot": recipe("ceramic 100 %", {
    uses: [
      both(
        "Jala neti, rinsing the nose with warm salt water, is one of the cleansing practices of yoga.",
        "जल नेति, यानी गुनगुने नमक वाले पानी से नाक धोना, योग की शुद्धि क्रियाओं में से एक है।",
      ),
    ],
  }),
  "Stoneware Neti Pot": recipe("stoneware 100 %", {
    uses: [
      both("The Hatha Yoga Pradipika counts neti among the six acts of cleansing.", "हठयोग प्रदीपिका नेति को छह शुद्धि क्रियाओं में गिनती है।"),
    ],
  }),
  "Blue Pottery Neti Pot": recipe("quartzClay 100 %", {
    uses: [
      both(
        "Yogis clean the nose with neti before they sit for pranayama; the pot is of Jaipur's craft.",
        "योगी प्राणायाम से पहले नेति करते हैं; लोटा जयपुर की ब्लू पॉटरी का है।",
      ),
    ],
  }),
  "Cork & Rubber Yoga Mat": recipe("cork 40 %, naturalRubber 60 %", {
    uses: [
      both(
        "The Gita tells of a seat of kusha grass and cloth for practice; the mat follows it.",
        "गीता अभ्यास के लिए कुश और कपड़े का आसन बताती है; मैट उसी की जगह है।",
      ),
    ],
  }),
  "Jute Weave Yoga Mat": recipe("jute 55 %, naturalRubber 45 %", {
    uses: [
      both(
        "Mats of jute and madur grass have lain on the floors of Bengal for centuries.",
        "जूट और मादुर घास की चटाइयाँ बंगाल के फ़र्श पर सदियों से बिछती हैं।",
      ),
    ],
  }),
  "Natural Rubber Yoga Mat": recipe("naturalRubber 100 %", {
    uses: [
      both(
        "Yogis once sat on a deer skin or a blanket; a mat of rubber does not slip.",
        "योगी पहले मृगछाला या कंबल पर बैठते थे; रबर की मैट फिसलती नहीं।",
      ),
    ],
  }),
  "Cotton Darri Yoga Mat": recipe("cotton 100 %", {
    uses: [
      both(
        "The darri is what India sits on: in schools, at satsang and in the akhada.",
        "दरी पर भारत बैठता है: पाठशाला में, सत्संग में और अखाड़े में।",
      ),
    ],
  }),
  "Travel Fold Yoga Mat": recipe("naturalRubber 80 %, microfibre 20 %", {
    uses: [both("Wandering sadhus carried their seat, the asan, folded over the shoulder.", "घूमते साधु अपना आसन मोड़कर कंधे पर रखते थे।")],
  }),
  "Cork Yoga Block": recipe("cork 100 %", {
    uses: [
      both(
        "Blocks came into yoga classes in Pune in the last century, with the teaching of B.K.S. Iyengar.",
        "योग की कक्षाओं में ब्लॉक पिछली सदी में पुणे से, बी.के.एस. अयंगार के सिखाने के साथ आए।",
      ),
    ],
  }),
  "Sheesham Yoga Brick": recipe("sheesham 100 %", {
    uses: [
      both(
        "The first yoga bricks were of solid wood, cut by carpenters for the school in Pune.",
        "योग की पहली ईंटें ठोस लकड़ी की थीं, पुणे की पाठशाला के लिए बढ़ई की काटी हुई।",
      ),
    ],
  }),
  "Recycled Foam Block": recipe("recycledFoam 100 %", {
    uses: [
      both(
        "Where the floor is far, old teachers set a folded blanket under the hand; the block does the same.",
        "जहाँ फ़र्श दूर हो, पुराने गुरु हाथ के नीचे मोड़ा कंबल रखते थे; ब्लॉक वही करता है।",
      ),
    ],
  }),
  "Neem Wood Wide Tooth Comb": recipe("neemWood 100 %", {
    uses: [
      both(
        "Wooden combs, often of neem, have carried oil through the hair in Indian homes for generations.",
        "भारतीय घरों में बालों का तेल पीढ़ियों से लकड़ी की, अक्सर नीम की कंघी से फैलाया जाता रहा है।",
      ),
    ],
  }),
  "Sandal Dust Comb": recipe("neemWood 95 %, sandalwood 5 %", {
    uses: [both("Combs scented with sandal lay on the dressing tables of brides.", "चंदन की महक वाली कंघी दुल्हन के सिंगार में रखी जाती थी।")],
  }),
  "Sheesham Handle Comb": recipe("sheesham 100 %", {
    uses: [
      both(
        "Saharanpur carves sheesham into combs and boxes; oiled wood lasts for years.",
        "सहारनपुर शीशम की कंघियाँ और डिब्बे तराशता है; तेल लगी लकड़ी बरसों चलती है।",
      ),
    ],
  }),
  "Neem Wood Pocket Comb": recipe("neemWood 100 %", {
    uses: [
      both(
        "A small kangha of wood is worn in the hair by Sikhs, as one of the five Ks.",
        "सिख बालों में लकड़ी का छोटा कंघा रखते हैं, जो पाँच ककारों में से एक है।",
      ),
    ],
  }),
  "Jade Face Roller": recipe("jade 80 %, stainlessSteel 20 %", {
    uses: [both("Jade was smoothed over the face at the courts of China for centuries.", "चीन के दरबारों में जेड सदियों तक चेहरे पर फेरा जाता था।")],
    origin: "CN",
  }),
  "Rose Quartz Face Roller": recipe("roseQuartz 80 %, stainlessSteel 20 %", {
    uses: [
      both(
        "Sphatik, clear quartz, is strung into malas in India; its rose kind is cool on the skin.",
        "भारत में स्फटिक की माला बनती है; उसका गुलाबी रूप त्वचा पर ठंडा लगता है।",
      ),
    ],
  }),
  "Amethyst Face Roller": recipe("amethyst 80 %, stainlessSteel 20 %", {
    uses: [
      both(
        "Katela, the violet stone, is set in rings in India; here it is rolled over the oiled face.",
        "कटैला, यानी बैंगनी पत्थर, भारत में अँगूठी में जड़ा जाता है; यहाँ तेल लगे चेहरे पर फेरा जाता है।",
      ),
    ],
    origin: "BR",
  }),
  "Face Kansa Wand": recipe("kansa 70 %, sheesham 30 %", {
    uses: [
      both(
        "Kansa, of copper and tin, is the metal that Ayurveda's massage rubs over the skin.",
        "ताँबे और राँगे का काँसा वह धातु है, जो आयुर्वेद की मालिश में त्वचा पर फेरी जाती है।",
      ),
    ],
  }),
  "Body Kansa Wand": recipe("kansa 65 %, sheesham 35 %", {
    uses: [
      both(
        "Abhyanga, the oiling of the whole body, is told of for every day in Ayurveda.",
        "अभ्यंग, यानी पूरे शरीर पर तेल, आयुर्वेद में रोज़ के लिए बताया गया है।",
      ),
    ],
  }),
  "Eye Kansa Wand": recipe("kansa 70 %, sheesham 30 %", {
    uses: [both("A cool bowl of kansa was laid near tired eyes in the evening.", "शाम को थकी आँखों के पास काँसे की ठंडी कटोरी रखी जाती थी।")],
  }),
  "Foot Kansa Wand": recipe("kansa 75 %, sheesham 25 %", {
    uses: [
      both(
        "A bowl of kansa bronze and a little ghee rub the soles of the feet in the custom of padabhyanga.",
        "पादाभ्यंग में काँसे की कटोरी और थोड़े घी से पैरों के तलवे मले जाते हैं।",
      ),
    ],
  }),
  "Wooden Foot Roller": recipe("sheesham 100 %", {
    uses: [
      both(
        "Pressing tired feet in the evening is how the young have served their elders in Indian homes.",
        "शाम को थके पाँव दबाना घरों में बड़ों की पुरानी सेवा है।",
      ),
    ],
  }),
  "Acupressure Hand Roller": recipe("sheesham 100 %", {
    uses: [
      both(
        "Pressing points on the palm is folk custom in India, as the clap of bhajans is.",
        "हथेली के बिंदु दबाना भारत का लोक चलन है, जैसे भजन की ताली।",
      ),
    ],
  }),
  "Spine Roller": recipe("sheesham 90 %, cork 10 %", {
    uses: [
      both(
        "Maalish with thumbs beside the spine belongs to the barber's chair and to the akhada.",
        "रीढ़ के पास अँगूठों की मालिश नाई की कुर्सी और अखाड़े की रीत है।",
      ),
    ],
  }),
  "A Year of Sun Salutations": recipe("paper 100 %", {
    directions: [
      both(
        "Open it beside the mat: a page a day, from the first of any month.",
        "मैट के पास खोलें: रोज़ एक पन्ना, किसी भी महीने की पहली तारीख़ से।",
      ),
    ],
    uses: [
      both(
        "Surya namaskar greets the rising sun; the ruler of Aundh wrote it down in 1928.",
        "सूर्य नमस्कार उगते सूरज का अभिवादन है; औंध के राजा ने इसे 1928 में लिखा।",
      ),
    ],
    summary: both(
      "A book of twelve months of practice, a page a day, with drawings of each posture.",
      "बारह महीनों के अभ्यास की अंग्रेज़ी किताब, रोज़ एक पन्ना, हर आसन के चित्र के साथ।",
    ),
  }),
  "The Kitchen Apothecary": recipe("paper 100 %", {
    directions: [
      both(
        "Read a recipe to its end before you begin; ask a practitioner where you take medicines.",
        "शुरू करने से पहले नुस्ख़ा पूरा पढ़ें; दवा लेते हों तो वैद्य से पूछें।",
      ),
    ],
    uses: [
      both("Dadi's and nani's recipes were told at the stove, seldom written.", "दादी-नानी के नुस्ख़े चूल्हे के पास बताए जाते थे, लिखे कम ही जाते थे।"),
    ],
    summary: both(
      "A book of a hundred remedies of the Indian kitchen, and where each comes from.",
      "भारतीय रसोई के सौ नुस्ख़ों की अंग्रेज़ी किताब, और हर एक की कहानी।",
    ),
  }),
  "Breath, Slowly": recipe("paper 100 %", {
    directions: [both("Sit upright on an empty stomach and follow a chapter for a week.", "खाली पेट सीधे बैठें और एक अध्याय हफ़्ते भर करें।")],
    uses: [both("Pranayama is the fourth of the eight limbs of Patanjali's Yoga Sutras.", "प्राणायाम पतंजलि के योगसूत्र के आठ अंगों में चौथा है।")],
    summary: both(
      "A quiet book on pranayama for those who have ten minutes.",
      "प्राणायाम पर अंग्रेज़ी की शांत किताब, जिनके पास दस मिनट हों उनके लिए।",
    ),
  }),
  "Herbs of the Ghats": recipe("paper 100 %", {
    directions: [
      both(
        "Take it along on walks and compare leaf and flower; do not eat what you find.",
        "सैर पर साथ ले जाएँ, पत्ती और फूल मिलाएँ; जो मिले उसे खाएँ नहीं।",
      ),
    ],
    uses: [
      both(
        "Hortus Malabaricus drew these plants from 1678 on, as the vaidya Itty Achudan knew them.",
        "हॉर्टस मालाबारिकस ने 1678 से इन पौधों को वैसा ही चित्रित किया, जैसा वैद्य इट्टी अच्युतन जानते थे।",
      ),
    ],
    summary: both(
      "A field guide to the medicinal plants of the Western Ghats, with a drawing of each.",
      "पश्चिमी घाट की औषधीय वनस्पतियों की अंग्रेज़ी किताब, हर एक के चित्र के साथ।",
    ),
  }),
  "Lavender Eye Pillow": recipe("cotton 20 %, flaxseed 65 %, lavender 15 %", {
    uses: [both("A folded cloth over the eyes ends yoga classes, in shavasana.", "योग की कक्षा शवासन में आँखों पर मोड़े कपड़े के साथ पूरी होती है।")],
  }),
  "Flaxseed Neck Wrap": recipe("cotton 25 %, flaxseed 75 %", {
    uses: [
      both(
        "A bundle of warm sand or seeds, the potli, is laid on a stiff neck in Indian homes.",
        "घरों में अकड़ी गर्दन पर गरम रेत या बीजों की पोटली रखी जाती है।",
      ),
    ],
  }),
  "Silk Sleep Mask": recipe("mulberrySilk 80 %, cotton 20 %", {
    uses: [
      both(
        "Mulberry silk is reeled at Ramanagara and Mysuru; it was the cloth kept nearest the skin.",
        "शहतूत का रेशम रामनगर और मैसूरु में कतता है; त्वचा के सबसे पास यही कपड़ा रखा जाता था।",
      ),
    ],
  }),
};
