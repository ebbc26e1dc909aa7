import { both } from "../both.ts";
import { herbSubstances } from "../herbs.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** What is put on skin, hair and teeth, by title. Percentages are of the whole. */
export const personalCareRecipes: Readonly<Record<string, Recipe>> = {
  "Rose & Neem Bathing Bar": recipe("soapBase 85 %, coconutOil 6 %, neem 3 %, rose 2 %, glycerine q.s.", {
    uses: herbSubstances.neem.uses,
  }),
  "Sandal & Saffron Bathing Bar": recipe("soapBase 85 %, sandalwoodOil 1 %, saffron 0.05 %, almondOil 4 %, glycerine q.s.", {
    uses: [
      both(
        "Sandal and kesar are rubbed on bride and groom before the wedding bath.",
        "शादी के स्नान से पहले दूल्हा-दुल्हन को चंदन और केसर लगाया जाता है।",
      ),
    ],
  }),
  "Multani & Turmeric Bathing Bar": recipe("soapBase 80 %, multaniMitti 10 %, turmeric 2 %, coconutOil 5 %, glycerine q.s.", {
    uses: [
      both(
        "Before soap, people bathed with ubtan: flour, turmeric, sandal and clay rubbed into the skin.",
        "साबुन से पहले उबटन से नहाते थे: आटा, हल्दी, चंदन और मिट्टी त्वचा पर मलकर।",
      ),
    ],
  }),
  "Vetiver Bathing Bar": recipe("soapBase 86 %, vetiver 5 %, vetiverOil 1 %, glycerine q.s.", {
    uses: [
      both("Khus roots are laid in bath water and water pots in the Indian summer.", "गर्मियों में नहाने के पानी और घड़े में खस की जड़ें डाली जाती हैं।"),
    ],
  }),
  "Goat Milk & Oats Bathing Bar": recipe("soapBase 80 %, goatMilk 8 %, oats 5 %, sheaButter 4 %, glycerine q.s.", {
    uses: [
      both(
        "Milk, cream and flour are rubbed into dry skin before the winter bath in Indian homes.",
        "जाड़े में नहाने से पहले घरों में रूखी त्वचा पर दूध, मलाई और आटा मलते हैं।",
      ),
    ],
  }),
  "Charcoal & Tulsi Bathing Bar": recipe("soapBase 84 %, charcoal 3 %, tulsi 3 %, coconutOil 5 %, glycerine q.s.", {
    uses: [
      both(
        "Ash and charcoal scrubbed hands before soap; tulsi stands in the courtyard of the house.",
        "साबुन से पहले राख और कोयले से हाथ मलते थे; तुलसी आँगन में रहती है।",
      ),
    ],
  }),
  "Bhringraj Hair Oil": recipe("sesameOil 70 %, coconutOil 15 %, bhringraj 10 %, amla 5 %", { uses: herbSubstances.bhringraj.uses }),
  "Onion & Curry Leaf Hair Oil": recipe("coconutOil 75 %, onion 10 %, curryLeaf 8 %, castorOil 5 %", {
    uses: [
      both(
        "Curry leaves and onion are cooked into coconut oil for the hair in southern homes.",
        "दक्षिण के घरों में बालों के लिए नारियल तेल में करी पत्ता और प्याज़ पकाया जाता है।",
      ),
    ],
  }),
  "Brahmi Amla Hair Oil": recipe("coconutOil 75 %, brahmi 10 %, amla 10 %, hibiscus 3 %", {
    uses: [
      both(
        "Brahmi and amla are the head oil of Ayurveda, rubbed in before the bath.",
        "ब्राह्मी और आंवला आयुर्वेद का सिर का तेल है, नहाने से पहले मला जाता है।",
      ),
    ],
  }),
  "Neelibhringadi Hair Oil": recipe("coconutOil 60 %, nilini 10 %, bhringraj 10 %, amla 8 %, licorice 4 %, goatMilk 5 %", {
    uses: herbSubstances.bhringraj.uses,
  }),
  "Hibiscus Coconut Hair Oil": recipe("coconutOil 85 %, hibiscus 12 %, vitaminE 0.5 %", { uses: herbSubstances.hibiscus.uses }),
  "Reetha Shikakai Shampoo": recipe("water q.s., coconutCleanser 14 %, reetha 5 %, shikakai 5 %, aloe 3 %", {
    uses: [
      both(
        "Hair was washed with reetha and shikakai long before shampoo; the word itself comes from champi.",
        "शैम्पू से बहुत पहले बाल रीठा और शिकाकाई से धुलते थे; शैम्पू शब्द ख़ुद चंपी से आया है।",
      ),
    ],
  }),
  "Aloe & Hibiscus Shampoo": recipe("water q.s., coconutCleanser 14 %, aloe 8 %, hibiscus 4 %, glycerine 2 %", {
    uses: herbSubstances.hibiscus.uses,
  }),
  "Rosemary Mint Shampoo": recipe("water q.s., coconutCleanser 15 %, rosemary 2 %, mintOil 0.5 %, aloe 4 %", {
    uses: [
      both(
        "Rosemary steeped in hot water is Europe's old last rinse for the hair.",
        "गरम पानी में रोज़मेरी यूरोप में बाल धोने का पुराना आख़िरी पानी है।",
      ),
    ],
  }),
  "Onion Fenugreek Shampoo": recipe("water q.s., coconutCleanser 14 %, onion 3 %, fenugreek 3 %, aloe 4 %", {
    uses: [
      both("Methi soaked overnight and ground is laid on the scalp in Indian homes.", "रात भर भीगी और पिसी मेथी घरों में सिर पर लगाई जाती है।"),
    ],
  }),
  "Neem Anti-Dandruff Shampoo": recipe("water q.s., coconutCleanser 14 %, neem 4 %, teaTree 0.5 %, rosemary 1 %", {
    uses: herbSubstances.neem.uses,
  }),
  "Henna with Nine Herbs": recipe("henna 70 %, amla 8 %, shikakai 6 %, bhringraj 5 %, brahmi 5 %, hibiscus 3 %, fenugreek 3 %", {
    uses: [
      both(
        "Henna has coloured hair and hands for centuries, at weddings and at Eid, Teej and Karva Chauth.",
        "मेहंदी सदियों से बालों और हाथों को रंगती आई है: शादी, ईद, तीज और करवा चौथ पर।",
      ),
    ],
  }),
  "Amla Reetha Shikakai Powder": recipe("amla 34 %, reetha 33 %, shikakai 33 %", {
    uses: [both("The hair wash of Indian homes before there was shampoo.", "शैम्पू से पहले घरों में बाल इसी से धोए जाते थे।")],
  }),
  "Indigo Leaf Powder": recipe("indigo 100 %", {
    uses: [both("Used after henna for a dark colour.", "गहरे रंग के लिए मेहंदी के बाद लगाया जाता है।")],
  }),
  "Kumkumadi Night Cream": recipe("water q.s., sesameOil 10 %, saffron 0.1 %, sandalwood 1 %, licorice 2 %, sheaButter 5 %", {
    uses: [
      both(
        "Made upon kumkumadi, the saffron oil that the Ashtanga Hridaya tells of for the face.",
        "कुंकुमादि पर बनी, यानी वह केसर वाला तेल, जो अष्टांग हृदय चेहरे के लिए बताता है।",
      ),
    ],
  }),
  "Aloe & Cucumber Gel": recipe("aloe 90 %, cucumber 6 %, glycerine 2 %, vitaminE 0.2 %", {
    uses: [
      both(
        "Ghritkumari cut from the courtyard and slices of cucumber cool the face in summer.",
        "आँगन का घृतकुमारी और खीरे के टुकड़े गर्मियों में चेहरे को ठंडक देते हैं।",
      ),
    ],
  }),
  "Saffron Day Cream": recipe("water q.s., almondOil 8 %, saffron 0.1 %, aloe 5 %, sheaButter 4 %", {
    uses: [both("Kesar ground with malai is an old face pack of brides.", "मलाई के साथ घिसा केसर दुल्हनों का पुराना लेप है।")],
  }),
  "Shata Dhauta Ghrita": recipe("ghee 70 %, water q.s.", {
    uses: [
      both(
        "Ghee washed a hundred times in a copper bowl until it is white and cool.",
        "ताँबे के बर्तन में सौ बार धोया घी, जब तक सफ़ेद और ठंडा न हो जाए।",
      ),
    ],
  }),
  "Kumkumadi Night Oil": recipe("sesameOil 80 %, saffron 0.5 %, sandalwood 2 %, manjistha 3 %, licorice 3 %, vetiver 2 %", {
    uses: [
      both(
        "A saffron oil of the Ashtanga Hridaya, pressed into the face at night for glow.",
        "अष्टांग हृदय का केसर वाला तेल, निखार के लिए रात को चेहरे पर लगाया जाता है।",
      ),
    ],
  }),
  "Nalpamara Face Oil": recipe("sesameOil 75 %, turmeric 10 %, banyan 5 %, peepal 5 %, vetiver 3 %", {
    uses: [
      both(
        "Four barks of the fig family, the nalpamara, are Kerala's old skin oil for mother and child.",
        "गूलर कुल की चार छालें, यानी नालपामर, केरल में माँ-बच्चे की त्वचा का पुराना तेल हैं।",
      ),
    ],
  }),
  "Bakuchi Serum": recipe("jojobaOil 85 %, bakuchi 10 %, vitaminE 1 %", {
    uses: [
      both(
        "A seed that Ayurveda names for the skin, used outside in oils and pastes.",
        "एक बीज, जिसे आयुर्वेद त्वचा के लिए बताता है और तेल-लेप में बरतता है।",
      ),
    ],
  }),
  "Vitamin C Amla Serum": recipe("water q.s., vitaminC 10 %, amla 5 %, hyaluronicAcid 0.5 %, glycerine 4 %", {
    uses: [both("Amla water is what homes wash face and hair with in the winter season.", "जाड़े में घरों में आंवले के पानी से चेहरा और बाल धोते हैं।")],
  }),
  "Rosehip Face Oil": recipe("rosehipOil 100 %", {
    uses: [
      both(
        "The Mapuche of Chile and Argentina have long pressed the wild rose's fruit for the skin.",
        "चिली और अर्जेंटीना के मापुचे लोग जंगली गुलाब के फल से त्वचा का तेल निकालते आए हैं।",
      ),
    ],
    origin: "CL",
  }),
  "Neem & Tea Tree Face Wash": recipe("water q.s., coconutCleanser 12 %, neem 3 %, teaTree 0.5 %, glycerine 3 %", {
    uses: herbSubstances.neem.uses,
  }),
  "Papaya & Honey Face Wash": recipe("water q.s., coconutCleanser 12 %, papaya 4 %, honey 3 %, glycerine 3 %", {
    uses: [both("Ripe papaya mashed with honey is a face pack of Indian kitchens.", "शहद के साथ मसला पका पपीता रसोई का पुराना लेप है।")],
  }),
  "Ubtan Face Wash": recipe("water q.s., coconutCleanser 12 %, chickpea 3 %, turmeric 1 %, sandalwood 1 %, almond 2 %", {
    uses: [
      both(
        "Ubtan of besan, haldi, sandal and almond is the wash of Diwali morning.",
        "बेसन, हल्दी, चंदन और बादाम का उबटन दिवाली की सुबह का स्नान है।",
      ),
    ],
  }),
  "Rose & Aloe Face Wash": recipe("water q.s., coconutCleanser 12 %, rose 2 %, aloe 6 %, glycerine 3 %", {
    uses: [both("Rose water and aloe have cooled Indian faces since Mughal days.", "गुलाब जल और एलोवेरा मुग़ल काल से चेहरे को ठंडक देते आए हैं।")],
  }),
  "Kannauj Rose Water Mist": recipe("roseDistillate 100 %", {
    uses: [both("Distilled over wood fires in the copper stills of Kannauj.", "कन्नौज की ताँबे की देगों में लकड़ी की आँच पर खींचा जाता है।")],
  }),
  "Vetiver & Mint Mist": recipe("vetiverWater 90 %, mintOil 0.3 %, aloe 5 %, glycerine 2 %", {
    uses: [
      both(
        "Khus water is sprinkled on screens, fans and guests in the summer of the plains.",
        "मैदानों की गर्मी में टट्टियों, पंखों और मेहमानों पर खस का पानी छिड़का जाता है।",
      ),
    ],
  }),
  "Cucumber Mist": recipe("water q.s., cucumber 20 %, aloe 5 %, glycerine 2 %", {
    uses: [both("Cucumber, grated or sliced, is laid on the face on hot afternoons.", "गरम दोपहर में कसा या कटा खीरा चेहरे पर रखा जाता है।")],
  }),
  "Kewra Mist": recipe("kewraWater 100 %", {
    uses: [
      both(
        "Ganjam in Odisha distils the screw pine flower for scent, sweets and the pulao of feasts.",
        "ओडिशा का गंजाम केवड़े के फूल से अर्क़ खींचता है: ख़ुशबू, मिठाई और दावत के पुलाव के लिए।",
      ),
    ],
  }),
  "Multani Mitti": recipe("multaniMitti 100 %", {
    uses: [both("A clay that Indian homes have long laid on the face.", "चेहरे पर लगाने की घर की पुरानी मिट्टी।")],
  }),
  "Sandal Ubtan Pack": recipe("chickpea 45 %, sandalwood 10 %, turmeric 8 %, multaniMitti 20 %, rose 8 %", {
    uses: [both("Ubtan is rubbed on bride and groom the day before the wedding.", "शादी से एक दिन पहले दूल्हा-दुल्हन को उबटन लगाया जाता है।")],
  }),
  "Orange Peel Pack": recipe("orangePeel 60 %, multaniMitti 25 %, sandalwood 5 %, turmeric 3 %", {
    uses: [both("Dried orange peel with curd is a face pack of the home kitchen.", "सूखे संतरे के छिलके और दही का लेप रसोई का पुराना नुस्ख़ा है।")],
  }),
  "Shea & Saffron Body Lotion": recipe("water q.s., sheaButter 6 %, almondOil 5 %, saffron 0.05 %, glycerine 4 %", {
    uses: [
      both(
        "Shea is West Africa's old butter for the skin; in India kesar is ground with milk for it.",
        "शिया पश्चिम अफ़्रीका का त्वचा का पुराना मक्खन है; भारत में इसके लिए दूध में केसर घिसा जाता है।",
      ),
    ],
  }),
  "Coconut Milk Body Lotion": recipe("water q.s., coconutOil 6 %, coconut 4 %, sheaButter 4 %, glycerine 4 %", {
    uses: [
      both(
        "Coconut milk is rubbed on skin and hair before the oil bath in Kerala.",
        "केरल में तेल-स्नान से पहले त्वचा और बालों पर नारियल का दूध मला जाता है।",
      ),
    ],
  }),
  "Aloe & Oat Body Lotion": recipe("water q.s., aloe 10 %, oats 3 %, sheaButter 4 %, glycerine 4 %", {
    uses: [
      both(
        "Oats tied in a cloth for the bath are Europe's way, aloe from the courtyard is India's.",
        "नहाने के पानी में कपड़े में बँधी जई यूरोप की रीत है, आँगन का एलोवेरा भारत की।",
      ),
    ],
  }),
  "Winter Almond Body Lotion": recipe("water q.s., almondOil 8 %, sheaButter 6 %, honey 2 %, glycerine 5 %", {
    uses: [both("Badam oil is rubbed into children and elders in the winter sun.", "जाड़े की धूप में बच्चों और बड़ों को बादाम तेल मला जाता है।")],
  }),
  "Beetroot Lip Balm": recipe("beeswax 25 %, coconutOil 35 %, sheaButter 25 %, beetroot 5 %", {
    uses: [both("Beet juice has long been the kitchen's colour for the lips.", "चुकंदर का रस रसोई से होंठों का पुराना रंग है।")],
  }),
  "Ghee & Saffron Lip Balm": recipe("ghee 40 %, beeswax 30 %, almondOil 20 %, saffron 0.1 %", {
    uses: [both("A touch of ghee on the lips at night is an old household habit.", "रात को होंठों पर ज़रा-सा घी लगाना घरों की पुरानी आदत है।")],
  }),
  "Rose Petal Lip Balm": recipe("beeswax 28 %, almondOil 35 %, sheaButter 25 %, rose 5 %", {
    uses: [
      both("Rose petals ground with malai are laid on dry lips in winter.", "जाड़े में सूखे होंठों पर मलाई के साथ पिसी गुलाब की पंखुड़ियाँ लगाते हैं।"),
    ],
  }),
  "Alum & Sandal Deodorant": recipe("water q.s., alum 8 %, sandalwoodOil 1 %, aloe 5 %, glycerine 3 %", {
    uses: [
      both(
        "Phitkari, rubbed on after the bath, is India's old deodorant and the barber's last touch.",
        "नहाने के बाद मली फिटकरी भारत का पुराना डिओडोरेंट है और नाई का आख़िरी स्पर्श।",
      ),
    ],
  }),
  "Vetiver Fresh Deodorant": recipe("water q.s., alum 5 %, vetiverOil 1 %, aloe 5 %, glycerine 3 %", {
    uses: [both("Khus was kept between clothes so that they smelt of rain.", "कपड़ों के बीच खस रखी जाती थी, ताकि उनमें बारिश की महक रहे।")],
  }),
  "Citrus Neem Deodorant": recipe("water q.s., alum 5 %, neem 2 %, lemonOil 0.8 %, aloe 5 %", {
    uses: [
      both(
        "Bath water with neem leaves and lemon peel is the habit of the hot months.",
        "नीम की पत्तियों और नींबू के छिलके वाला पानी गरम महीनों का स्नान है।",
      ),
    ],
  }),
  "Clove & Babool Toothpaste": recipe("chalk 40 %, babool 5 %, cloveOil 1 %, glycerine 20 %, mintOil 0.8 %, water q.s.", {
    uses: [
      both(
        "Babool twigs and cloves cleaned teeth long before toothpaste came in tubes.",
        "ट्यूब में टूथपेस्ट आने से बहुत पहले दाँत बबूल की दातुन और लौंग से साफ़ होते थे।",
      ),
    ],
  }),
  "Neem & Salt Toothpaste": recipe("chalk 40 %, neem 4 %, rockSalt 3 %, glycerine 20 %, mintOil 0.8 %, water q.s.", {
    uses: [
      both(
        "Neem twigs in the morning, and salt with mustard oil on a finger at night.",
        "सुबह नीम की दातुन, और रात को उँगली पर सरसों तेल के साथ नमक।",
      ),
    ],
  }),
  "Meswak Toothpaste": recipe("chalk 40 %, meswak 6 %, glycerine 20 %, mintOil 0.8 %, water q.s.", {
    uses: [
      both(
        "The twig of the peelu tree, the miswak, is chewed before prayer in Muslim homes.",
        "पीलू के पेड़ की टहनी, यानी मिस्वाक, मुस्लिम घरों में नमाज़ से पहले चबाई जाती है।",
      ),
    ],
  }),
  "Charcoal Mint Toothpaste": recipe("chalk 40 %, charcoal 2 %, mintOil 1 %, glycerine 20 %, water q.s.", {
    uses: [
      both(
        "Charcoal powder on a finger was the village tooth powder; mint is chewed for fresh breath.",
        "उँगली पर कोयले का चूरा गाँव का मंजन था; ताज़ी साँस के लिए पुदीना चबाया जाता है।",
      ),
    ],
  }),
  "Saunf for Children Toothpaste": recipe("chalk 35 %, fennel 2 %, xylitol 10 %, glycerine 22 %, water q.s.", {
    uses: [
      both("Saunf is chewed after meals to freshen the mouth, by children too.", "खाने के बाद मुँह की ताज़गी के लिए सौंफ चबाई जाती है, बच्चे भी।"),
    ],
  }),
  "Lal Dant Manjan": recipe("redOchre 40 %, pepper 3 %, cloveOil 1 %, mint 5 %, ginger 3 %, camphorTree 1 %", {
    uses: [
      both(
        "Red manjan with gairika and camphor, rubbed in with a finger, is the tooth powder of Indian homes.",
        "गैरिक और कपूर वाला लाल मंजन, उँगली से मला हुआ, घरों का दंत मंजन है।",
      ),
    ],
  }),
  "Clove Dant Manjan": recipe("chalk 50 %, clove 10 %, babool 15 %, rockSalt 5 %, camphorTree 1 %", {
    uses: [
      both(
        "A clove is held in the cheek in Indian homes; ground, it goes into manjan.",
        "घरों में लौंग दाढ़ के पास रखी जाती है; पीसकर मंजन में डाली जाती है।",
      ),
    ],
  }),
  "Triphala Dant Manjan": recipe("triphala 40 %, babool 20 %, chalk 20 %, rockSalt 5 %, clove 3 %", {
    uses: [
      both(
        "Ayurveda rubs teeth and gums with powders of bitter and astringent plants such as triphala.",
        "आयुर्वेद में दाँत-मसूड़ों पर त्रिफला जैसी कड़वी-कसैली वनस्पति के चूर्ण मले जाते हैं।",
      ),
    ],
  }),
  "Gandusha Pulling Oil": recipe("sesameOil 70 %, coconutOil 26 %, cloveOil 2 %, mintOil 2 %", {
    uses: [
      both("Held in the mouth in the morning, as the ayurvedic day prescribes.", "आयुर्वेद की दिनचर्या के अनुसार सुबह मुँह में भरकर रखा जाता है।"),
    ],
    directions: [
      both(
        "Swish 10 ml in the mouth for 5 to 10 minutes before breakfast, spit it out and rinse. Do not swallow.",
        "नाश्ते से पहले 10 मिली मुँह में 5 से 10 मिनट घुमाएँ, थूकें और कुल्ला करें। निगलें नहीं।",
      ),
    ],
  }),
  "Mint Mouth Rinse": recipe("water q.s., mintOil 0.3 %, xylitol 5 %, cloveOil 0.1 %, glycerine 5 %", {
    uses: [
      both(
        "Gandusha, rinsing the mouth after cleaning the teeth, belongs to dinacharya, the daily routine of Ayurveda.",
        "दाँत साफ़ करने के बाद कुल्ला, यानी गंडूष, आयुर्वेद की दिनचर्या का हिस्सा है।",
      ),
    ],
  }),
  "Ghee Kajal": recipe("lampblack 30 %, ghee 40 %, beeswax 20 %, camphorTree 1 %", {
    uses: [
      both(
        "Kajal lines the eyes at weddings and on any day; homes made it of soot and ghee.",
        "काजल शादी-ब्याह में और रोज़ भी आँखों में लगता है; घरों में इसे कालिख और घी से बनाते थे।",
      ),
    ],
  }),
  "Almond Kajal": recipe("lampblack 30 %, almondOil 40 %, beeswax 22 %, vitaminE 0.5 %", {
    uses: [
      both(
        "An almond burnt over a ghee lamp gives the finest soot, which is gathered under brass.",
        "घी के दीये पर जला बादाम सबसे बारीक कालिख देता है, जो पीतल के नीचे जमा होती है।",
      ),
    ],
  }),
  "Castor & Camphor Kajal": recipe("lampblack 30 %, castorOil 42 %, beeswax 22 %, camphorTree 1 %", {
    uses: [
      both(
        "At Diwali a castor oil lamp burns through the night, and its soot becomes the year's kajal.",
        "दिवाली पर अरंडी तेल का दीया रात भर जलता है, और उसकी कालिख साल भर का काजल बनती है।",
      ),
    ],
  }),
  "Guggul Dhoop": recipe("guggul 30 %, woodPowder 40 %, ghee 5 %, gumAcacia q.s.", {
    uses: [
      both(
        "Guggul on a coal is carried through the rooms at dusk, to the sound of a bell.",
        "साँझ को घंटी के साथ अंगारे पर गुग्गुल घर भर में घुमाया जाता है।",
      ),
    ],
  }),
  "Loban Dhoop": recipe("loban 30 %, woodPowder 45 %, ghee 5 %, gumAcacia q.s.", {
    uses: [
      both(
        "Loban is burnt at dargahs on Thursdays, and in homes after the rains.",
        "लोबान गुरुवार को दरगाहों में और बारिश के बाद घरों में जलाया जाता है।",
      ),
    ],
  }),
  "Chandan Dhoop": recipe("sandalwood 25 %, woodPowder 50 %, ghee 5 %, gumAcacia q.s.", {
    uses: [
      both("Sandal is burnt in temples and at prayer at home, morning and evening.", "चंदन मंदिरों में और घर की पूजा में सुबह-शाम जलाया जाता है।"),
    ],
  }),
  "Neem & Kapoor Dhoop": recipe("neem 20 %, camphorTree 15 %, woodPowder 45 %, gumAcacia q.s.", {
    uses: [
      both(
        "Dry neem leaves are smoked in the yard on evenings of the rains, and camphor burns at arti.",
        "बारिश की शामों में आँगन में सूखी नीम की पत्तियों का धुआँ किया जाता है, और आरती में कपूर जलता है।",
      ),
    ],
  }),
  "Mogra Dhoop": recipe("woodPowder 65 %, jasmineOil 5 %, ghee 5 %, gumAcacia q.s.", {
    uses: [
      both(
        "Mogra flowers are offered at southern temples; their scent is burnt before guests come.",
        "दक्षिण के मंदिरों में मोगरा चढ़ता है; मेहमानों से पहले उसकी ख़ुशबू जलाई जाती है।",
      ),
    ],
  }),
  "Citronella Mosquito Spray": recipe("citronellaOil 10 %, lemongrass 3 %, neem 2 %, water q.s.", {
    uses: [both("Citronella and neem are old companions of summer evenings outdoors.", "गर्मी की शामों में सिट्रोनेला और नीम पुराने साथी हैं।")],
    cautions: ["under-2"],
    summary: both(
      "Room spray with citronella, lemongrass and neem, for evenings when mosquitoes are about.",
      "सिट्रोनेला, लेमनग्रास और नीम से तैयार स्प्रे, मच्छरों वाली शामों के लिए।",
    ),
    directions: [
      both("Spray on clothes and into corners, away from the face and from food.", "कपड़ों पर और कोनों में छिड़कें; चेहरे और खाने से दूर रखें।"),
      both("Spray again after 3 to 4 hours.", "3 से 4 घंटे बाद फिर छिड़कें।"),
    ],
  }),
  "Lavender Pillow Mist": recipe("water q.s., lavenderOil 3 %, vetiverOil 0.5 %", {
    uses: [
      both(
        "A sprig of lavender under the pillow is Europe's old habit for the night.",
        "तकिए के नीचे लैवेंडर की डाली यूरोप में रात की पुरानी आदत है।",
      ),
    ],
    directions: [
      both(
        "Spray 2 to 3 times on the pillow from an arm's length, some minutes before you lie down.",
        "सोने से कुछ मिनट पहले एक हाथ की दूरी से तकिए पर 2 से 3 बार छिड़कें।",
      ),
    ],
  }),
  "Kapoor Room Mist": recipe("water q.s., camphorTree 4 %, lemonOil 1 %", {
    uses: [
      both(
        "Kapoor burns at the end of every arti, and lies between clothes in the cupboard.",
        "हर आरती के अंत में कपूर जलता है, और अलमारी में कपड़ों के बीच रखा जाता है।",
      ),
    ],
  }),
};
