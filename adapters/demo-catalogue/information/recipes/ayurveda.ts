import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

const traditionally = (parts: string, english: string, hindi: string): Recipe => recipe(parts, { uses: [both(english, hindi)] });

/** Classical formulas, by title. Amounts of tablets are for one, of asavas and arishtas for 10 ml, of decoctions for a sachet. */
export const ayurvedaRecipes: Readonly<Record<string, Recipe>> = {
  "Sanay Churna": recipe("senna 100 %", {
    directions: [
      both("Adults: a quarter of a teaspoon (1 g) at night with warm water.", "बड़े: रात को चौथाई छोटा चम्मच (1 ग्राम) गुनगुने पानी से।"),
      both("Only now and then, and never longer than a week.", "केवल कभी-कभार, और एक हफ़्ते से ज़्यादा कभी नहीं।"),
    ],
  }),
  "Triphala Churna": recipe("haritaki 33.3 %, bibhitaki 33.3 %, amla 33.3 %", {
    uses: [
      both(
        "Three fruits that Ayurveda takes at night for regular digestion.",
        "तीन फल, जिन्हें आयुर्वेद में रात को लिया जाता है ताकि पेट नियमित रहे।",
      ),
      both("Traditionally also used as a wash for tired eyes.", "थकी आँखें धोने के लिए भी इसका पानी बरता जाता रहा है।"),
    ],
  }),
  "Trikatu Churna": traditionally(
    "ginger 33.3 %, pepper 33.3 %, pippali 33.3 %",
    "Three pungent spices that Ayurveda takes to kindle the digestive fire.",
    "तीन तीखे मसाले, जिन्हें आयुर्वेद में जठराग्नि जगाने के लिए लिया जाता है।",
  ),
  "Chandraprabha Vati": traditionally(
    "guggul 130 mg, shilajit 130 mg, sugar 65 mg, ironAsh 32 mg, triphala 24 mg, turmeric 8 mg, deodar 8 mg, vacha 8 mg",
    "A classical tablet traditionally taken for urinary comfort and strength.",
    "शास्त्रीय वटी, जो मूत्र मार्ग के आराम और बल के लिए ली जाती है।",
  ),
  "Arogyavardhini Vati": traditionally(
    "kutki 250 mg, triphala 60 mg, shilajit 45 mg, guggul 60 mg, chitrak 60 mg, ironAsh 15 mg, sulphur 15 mg, neem q.s.",
    "Its name means that which raises health; Ayurveda uses it for the liver, digestion and skin.",
    "नाम का अर्थ है आरोग्य बढ़ाने वाली; आयुर्वेद में यकृत, पाचन और त्वचा के लिए ली जाती है।",
  ),
  "Triphala Guggulu": traditionally(
    "guggul 250 mg, triphala 150 mg, pippali 50 mg",
    "Traditionally taken with warm water by those who watch their weight.",
    "वज़न का ध्यान रखने वाले इसे गुनगुने पानी से लेते आए हैं।",
  ),
  "Yograj Guggulu": traditionally(
    "guggul 250 mg, triphala 60 mg, chitrak 20 mg, pippali 20 mg, ajwain 20 mg, vidanga 20 mg, ginger 20 mg, rasna 20 mg",
    "A classical guggul that Ayurveda uses for stiff joints and vata.",
    "शास्त्रीय गुग्गुलु, जो आयुर्वेद में जोड़ों की अकड़न और वात के लिए लिया जाता है।",
  ),
  "Kaishore Guggulu": traditionally(
    "guggul 200 mg, giloy 120 mg, triphala 120 mg, trikatu 30 mg, vidanga 15 mg, ghee q.s.",
    "Ayurveda uses it for clear skin and easy joints.",
    "आयुर्वेद में साफ़ त्वचा और जोड़ों के आराम के लिए लिया जाता है।",
  ),
  "Kanchanar Guggulu": traditionally(
    "kanchanar 200 mg, guggul 150 mg, triphala 60 mg, trikatu 30 mg, varuna 15 mg, cardamom 5 mg, cinnamon 5 mg",
    "A classical guggul that Ayurveda uses for the glands of the neck.",
    "शास्त्रीय गुग्गुलु, जो आयुर्वेद में गले की ग्रंथियों के लिए लिया जाता है।",
  ),
  "Lakshadi Guggulu": traditionally(
    "guggul 200 mg, lac 60 mg, hadjod 60 mg, arjun 60 mg, ashwagandha 60 mg, bala 60 mg",
    "Ayurveda gives it to those whose bones need care.",
    "आयुर्वेद में हड्डियों की देखभाल के लिए दिया जाता है।",
  ),
  "Sanjivani Vati": traditionally(
    "vidanga 50 mg, ginger 50 mg, pippali 50 mg, haritaki 50 mg, bibhitaki 50 mg, vacha 50 mg, giloy 50 mg",
    "A small tablet of the old texts for a stomach upset by food or season.",
    "शास्त्रों की छोटी वटी, जो खान-पान या मौसम से बिगड़े पेट के लिए ली जाती है।",
  ),
  "Lavangadi Vati": traditionally(
    "clove 60 mg, pepper 60 mg, bibhitaki 60 mg, catechu 180 mg, babool q.s.",
    "Kept in the mouth and sucked slowly, as singers and teachers do for the throat.",
    "मुँह में रखकर धीरे-धीरे चूसी जाती है; गायक और शिक्षक गले के लिए लेते आए हैं।",
  ),
  "Gandhak Rasayan": traditionally(
    "sulphur 250 mg, triphala 60 mg, giloy 40 mg, bhringraj 40 mg, ginger 30 mg, cardamom 15 mg, cinnamon 15 mg",
    "Purified sulphur that Ayurveda uses for the skin.",
    "शुद्ध गंधक, जिसे आयुर्वेद में त्वचा के लिए लिया जाता है।",
  ),
  "Chitrakadi Vati": traditionally(
    "chitrak 60 mg, pippali 60 mg, trikatu 60 mg, ajwain 40 mg, blackSalt 60 mg, rockSalt 40 mg, hing 20 mg",
    "Taken before meals in Ayurveda to wake the appetite.",
    "भूख जगाने के लिए आयुर्वेद में खाने से पहले ली जाती है।",
  ),
  "Manasamitra Vatakam": traditionally(
    "bala 60 mg, shankhpushpi 60 mg, brahmi 60 mg, vacha 40 mg, ashwagandha 40 mg, licorice 30 mg, sandalwood 30 mg, saffron 2 mg",
    "Kerala's friend of the mind: traditionally taken for calm and clear thought.",
    "केरल की मन की मित्र; शांत मन और साफ़ सोच के लिए ली जाती है।",
  ),
  "Chyawan Avaleha": traditionally(
    "amla 35 %, sugar 40 %, honey 6 %, ghee 4 %, sesameOil 2 %, ashwagandha 1.5 %, shatavari 1.5 %, pippali 1 %",
    "Known to everybody as Chyawanprash: amla with some forty herbs, taken by the spoon through winter.",
    "घर-घर का च्यवनप्राश: आंवले में चालीस से ज़्यादा जड़ी-बूटियाँ, सर्दियों भर चम्मच से लिया जाता है।",
  ),
  "Amla Avaleha": recipe("amla 40 %, sugar 45 %, honey 6 %, ghee 3 %, pippali 1 %"),
  "Adusa Avaleha": recipe("vasaka 35 %, sugar 43 %, honey 8 %, ghee 5 %, pippali 4 %"),
  "Kushmanda Avaleha": traditionally(
    "ashGourd 45 %, sugar 38 %, ghee 5 %, honey 5 %, pippali 1 %, ginger 1 %, cumin 1 %",
    "Ash gourd cooked to a jam, which Ayurveda gives after weakness.",
    "पेठे का अवलेह, जो आयुर्वेद में कमज़ोरी के बाद दिया जाता है।",
  ),
  "Brahma Rasayana Avaleha": traditionally(
    "haritaki 22 %, amla 25 %, sugar 35 %, ghee 5 %, honey 5 %, sesameOil 3 %, brahmi 2 %, shankhpushpi 2 %",
    "A rasayana of the Charaka Samhita, taken for memory and a long, active life.",
    "चरक संहिता का रसायन; याददाश्त और लंबे, सक्रिय जीवन के लिए लिया जाता है।",
  ),
  "Agastya Haritaki Avaleha": traditionally(
    "haritaki 25 %, jaggery 40 %, dashmool 12 %, honey 6 %, ghee 4 %, sesameOil 4 %, pippali 3 %",
    "Named after the sage Agastya; Ayurveda uses it for the breath in cold months.",
    "ऋषि अगस्त्य के नाम पर; ठंड के महीनों में साँस के लिए लिया जाता है।",
  ),
  Dashmularishta: traditionally(
    "dashmool 1 g, chitrak 0.5 g, grape 0.6 g, honey 0.3 g, jaggery 4 g, dhataki 0.3 g, ginger 0.1 g",
    "Traditionally given to mothers in the weeks after birth, for strength.",
    "प्रसव के बाद के हफ़्तों में माँ को बल के लिए दिया जाता रहा है।",
  ),
  Draksharishta: traditionally(
    "grape 2 g, jaggery 4 g, dhataki 0.3 g, cinnamon 0.05 g, cardamom 0.05 g, pippali 0.05 g, pepper 0.05 g",
    "Raisins fermented with spices; taken for the chest and for appetite.",
    "मसालों के साथ संधान किया मुनक्का; छाती और भूख के लिए लिया जाता है।",
  ),
  Ashokarishta: traditionally(
    "ashoka 2 g, jaggery 4 g, dhataki 0.3 g, lodhra 0.1 g, ginger 0.05 g, cumin 0.05 g, amla 0.05 g",
    "Ayurveda uses it for women's monthly comfort.",
    "आयुर्वेद में मासिक धर्म के दिनों के आराम के लिए लिया जाता है।",
  ),
  Arjunarishta: traditionally(
    "arjun 2 g, grape 1 g, mahua 0.4 g, dhataki 0.4 g, jaggery 2 g",
    "Also called Parthadyarishta; Ayurveda takes it for the heart.",
    "पार्थाद्यरिष्ट भी कहलाता है; आयुर्वेद में हृदय के लिए लिया जाता है।",
  ),
  Kumaryasava: traditionally(
    "aloe 4 ml, jaggery 2 g, honey 1 g, ironAsh 0.05 g, trikatu 0.1 g, triphala 0.1 g, dhataki 0.2 g",
    "Aloe fermented with iron and spices, taken for liver and digestion.",
    "लोह और मसालों के साथ संधान किया घृतकुमारी रस; यकृत और पाचन के लिए लिया जाता है।",
  ),
  Abhayarishta: traditionally(
    "haritaki 2 g, grape 1 g, vidanga 0.2 g, mahua 0.2 g, jaggery 2 g, senna 0.1 g, dhataki 0.1 g",
    "Ayurveda takes it after meals for regular bowels.",
    "पेट नियमित रखने के लिए आयुर्वेद में खाने के बाद लिया जाता है।",
  ),
  Saraswatarishta: traditionally(
    "brahmi 1 g, shatavari 0.3 g, vidari 0.3 g, haritaki 0.3 g, vetiver 0.3 g, ginger 0.3 g, honey 0.5 g, sugar 1.5 g",
    "Named after the goddess of learning; taken for speech, memory and calm.",
    "विद्या की देवी के नाम पर; वाणी, याददाश्त और शांति के लिए लिया जाता है।",
  ),
  Lohasava: traditionally(
    "ironAsh 0.2 g, triphala 0.2 g, trikatu 0.2 g, ajwain 0.1 g, vidanga 0.1 g, chitrak 0.1 g, honey 1 g, jaggery 2 g",
    "Iron fermented with spices and honey, taken for vigour.",
    "मसालों और शहद के साथ संधान किया लोह; स्फूर्ति के लिए लिया जाता है।",
  ),
  Punarnavasava: traditionally(
    "punarnava 0.5 g, triphala 0.4 g, daruharidra 0.3 g, gokhru 0.3 g, kantakari 0.3 g, jaggery 3 g, dhataki 0.3 g",
    "Ayurveda uses it for lightness and urinary comfort.",
    "आयुर्वेद में हल्केपन और मूत्र मार्ग के आराम के लिए लिया जाता है।",
  ),
  Khadirarishta: traditionally(
    "catechu 1 g, deodar 1 g, bakuchi 0.3 g, daruharidra 0.4 g, triphala 0.4 g, honey 2 g, dhataki 0.4 g",
    "Heartwood of khadira, which Ayurveda takes for clear skin.",
    "खदिर का सार, जो आयुर्वेद में साफ़ त्वचा के लिए लिया जाता है।",
  ),
  Balarishta: traditionally(
    "bala 2 g, ashwagandha 2 g, jaggery 4 g, dhataki 0.3 g, castorRoot 0.04 g, cardamom 0.02 g, clove 0.02 g",
    "Ayurveda takes it for strength of muscle and nerve.",
    "आयुर्वेद में मांसपेशियों और नसों के बल के लिए लिया जाता है।",
  ),
  Vasarishta: traditionally(
    "vasaka 2 g, jaggery 3 g, dhataki 0.2 g, cinnamon 0.03 g, cardamom 0.03 g, trikatu 0.05 g",
    "Vasaka fermented with jaggery, taken for easy breathing.",
    "गुड़ के साथ संधान किया अडूसा; खुली साँस के लिए लिया जाता है।",
  ),
  "Mahanarayan Taila": traditionally(
    "sesameOil 60 %, shatavari 8 %, ashwagandha 6 %, bala 6 %, milk 5 %, dashmool 5 %, deodar 2 %",
    "The great massage oil of Ayurveda, rubbed in warm for joints and muscles.",
    "आयुर्वेद का प्रमुख मालिश तेल; जोड़ों और मांसपेशियों पर गुनगुना मला जाता है।",
  ),
  "Dhanwantharam Taila": traditionally(
    "sesameOil 60 %, bala 12 %, milk 8 %, dashmool 5 %, barley 3 %, horseGram 3 %",
    "Kerala's oil for mothers after birth and for aching joints.",
    "प्रसव के बाद माँ की मालिश और दुखते जोड़ों के लिए केरल का तेल।",
  ),
  "Ksheerabala Taila": traditionally(
    "sesameOil 65 %, milk 20 %, bala 15 %",
    "Bala boiled in milk and oil, for a soothing massage.",
    "दूध और तेल में पकी बला; सुकून देने वाली मालिश के लिए।",
  ),
  "Pinda Taila": traditionally(
    "sesameOil 75 %, manjistha 8 %, sariva 8 %, beeswax 8 %",
    "A red, cooling oil that Ayurveda rubs on warm joints.",
    "लाल, ठंडा तेल, जो आयुर्वेद में गरम जोड़ों पर मला जाता है।",
  ),
  "Nirgundi Taila": traditionally(
    "sesameOil 70 %, nirgundi 30 %",
    "The village oil for stiff necks and knees.",
    "अकड़ी गर्दन और घुटनों के लिए गाँव का तेल।",
  ),
  "Karpooradi Taila": traditionally(
    "coconutOil 85 %, camphorTree 10 %, ajwain 5 %",
    "A camphor oil that Kerala rubs on cold feet and tired muscles.",
    "कपूर का तेल, जो केरल में ठंडे पैरों और थकी मांसपेशियों पर मला जाता है।",
  ),
  "Bala Ashwagandha Taila": traditionally(
    "sesameOil 65 %, bala 12 %, ashwagandha 12 %, lac 5 %, curd 5 %",
    "Rubbed in daily in Ayurveda for strength.",
    "आयुर्वेद में बल के लिए रोज़ मला जाता है।",
  ),
  "Nalpamaradi Taila": traditionally(
    "coconutOil 65 %, turmeric 15 %, banyan 6 %, peepal 6 %, vetiver 4 %, sandalwood 2 %",
    "The turmeric oil of Kerala's baths, for an even skin.",
    "केरल के स्नान का हल्दी वाला तेल, एक-सी रंगत के लिए।",
  ),
  "Murivenna Taila": traditionally(
    "coconutOil 65 %, aloe 8 %, moringa 8 %, onion 6 %, betelLeaf 6 %, karanja 5 %",
    "Laid on sprains and sore spots by the bonesetters of Kerala.",
    "केरल के हड्डी-वैद्य मोच और दुखती जगह पर लगाते हैं।",
  ),
  "Kottamchukkadi Taila": traditionally(
    "sesameOil 65 %, costus 10 %, ginger 8 %, garlic 5 %, tamarind 5 %, curd 4 %, moringa 3 %",
    "A warming oil of Kerala for stiff joints.",
    "अकड़े जोड़ों के लिए केरल का गरमाहट देने वाला तेल।",
  ),
  "Brahmi Ghrita": recipe("ghee 80 %, brahmi 14 %, vacha 3 %, shankhpushpi 3 %", {
    uses: [
      both(
        "Ghee that carries brahmi to the mind, as the old texts say; taken for memory.",
        "ब्राह्मी को मन तक ले जाने वाला घी, जैसा ग्रंथ कहते हैं; याददाश्त के लिए लिया जाता है।",
      ),
    ],
  }),
  "Triphala Ghrita": traditionally(
    "ghee 75 %, triphala 15 %, vasaka 4 %, licorice 3 %, milk 3 %",
    "Ayurveda takes it by the spoon for the eyes.",
    "आयुर्वेद में आँखों के लिए चम्मच से लिया जाता है।",
  ),
  "Shatavar Ghrita": traditionally(
    "ghee 78 %, shatavari 15 %, milk 5 %, licorice 2 %",
    "Shatavari cooked in ghee, taken by women with warm milk.",
    "घी में पकी शतावर, जिसे महिलाएँ गुनगुने दूध के साथ लेती हैं।",
  ),
  "Panchatikta Ghrita": traditionally(
    "ghee 75 %, neem 5 %, patola 5 %, giloy 5 %, vasaka 5 %, kantakari 5 %",
    "Five bitter herbs in ghee, which Ayurveda takes for the skin.",
    "घी में पाँच कड़वी जड़ी-बूटियाँ, जो आयुर्वेद में त्वचा के लिए ली जाती हैं।",
  ),
  "Phala Ghrita": traditionally(
    "ghee 72 %, shatavari 8 %, milk 8 %, ashwagandha 4 %, manjistha 3 %, licorice 3 %, triphala 2 %",
    "A nourishing ghee that Ayurveda gives to women.",
    "पोषक घी, जो आयुर्वेद में महिलाओं को दिया जाता है।",
  ),
  "Kalyanaka Ghrita": traditionally(
    "ghee 75 %, triphala 8 %, manjistha 5 %, turmeric 4 %, sariva 4 %, vidanga 2 %, cardamom 2 %",
    "The auspicious ghee of the old texts, for mind and voice.",
    "ग्रंथों का कल्याणकारी घी, मन और वाणी के लिए।",
  ),
  "Dashmool Kwath": traditionally(
    "agnimantha 0.6 g, shyonaka 0.6 g, patala 0.6 g, gambhari 0.6 g, shalparni 0.6 g, kantakari 0.6 g, gokhru 0.6 g, bael 0.6 g",
    "Ten roots boiled together, which Ayurveda drinks for vata and joints.",
    "एक साथ उबाली गई दस जड़ें, जो आयुर्वेद में वात और जोड़ों के लिए पी जाती हैं।",
  ),
  "Punarnavadi Kwath": traditionally(
    "punarnava 1 g, neem 0.6 g, patola 0.6 g, ginger 0.6 g, kutki 0.6 g, giloy 0.6 g, deodar 0.6 g, haritaki 0.6 g",
    "A decoction of eight herbs for lightness and urinary comfort.",
    "आठ जड़ी-बूटियों का काढ़ा, हल्केपन और मूत्र मार्ग के आराम के लिए।",
  ),
  "Varunadi Kwath": traditionally(
    "varuna 2 g, gokhru 1 g, ginger 1 g, pashanbheda 1 g",
    "A decoction that Ayurveda drinks for urinary comfort.",
    "काढ़ा, जो आयुर्वेद में मूत्र मार्ग के आराम के लिए पिया जाता है।",
  ),
  "Maharasnadi Kwath": traditionally(
    "rasna 1.2 g, bala 0.6 g, castorRoot 0.6 g, deodar 0.6 g, vacha 0.4 g, vasaka 0.6 g, ginger 0.6 g, haritaki 0.4 g",
    "The great rasna decoction, for stiff joints in the morning.",
    "महारास्नादि काढ़ा, सुबह की जोड़ों की अकड़न के लिए।",
  ),
  "Manjisthadi Kwath": traditionally(
    "manjistha 1 g, triphala 1 g, kutki 0.5 g, daruharidra 0.7 g, giloy 0.7 g, neem 0.6 g, vacha 0.5 g",
    "A decoction that Ayurveda drinks for clear skin.",
    "काढ़ा, जो आयुर्वेद में साफ़ त्वचा के लिए पिया जाता है।",
  ),
  "Pathyadi Kwath": traditionally(
    "haritaki 0.8 g, bibhitaki 0.8 g, amla 0.8 g, turmeric 0.6 g, neem 0.6 g, giloy 0.8 g, kalmegh 0.6 g",
    "A decoction that Ayurveda drinks when the head is heavy.",
    "काढ़ा, जो आयुर्वेद में सिर भारी होने पर पिया जाता है।",
  ),
  "Gojivhadi Kwath": traditionally(
    "gojihva 1 g, licorice 0.8 g, fennel 0.6 g, vasaka 0.6 g, hyssop 0.5 g, jujube 0.5 g, silkenBanafsha 0.5 g, fig 0.5 g",
    "A soothing decoction for throat and chest.",
    "गले और छाती को आराम देने वाला काढ़ा।",
  ),
  "Himalayan Shilajit Resin": recipe("shilajit 100 %"),
  "Shilajit with Saffron": recipe("shilajit 99.5 %, saffron 0.5 %"),
  "Shilajit & Ashwagandha Paste": recipe("shilajit 60 %, ashwagandha 25 %, honey 15 %"),
  "Purified Guggul Resin": recipe("guggul 100 %"),
  "Anu Taila Nasya": recipe("sesameOil 70 %, jivanti 6 %, licorice 6 %, deodar 6 %, vetiver 6 %, goatMilk 6 %", {
    uses: [
      both(
        "Two drops in each nostril belong to the morning of an ayurvedic day.",
        "आयुर्वेद की दिनचर्या में सुबह दोनों नथुनों में दो-दो बूँदें डाली जाती हैं।",
      ),
    ],
  }),
  "Shadbindu Nasya": recipe("sesameOil 70 %, bhringraj 10 %, castorRoot 5 %, ginger 5 %, vidanga 5 %, goatMilk 5 %", {
    uses: [
      both(
        "Its name means six drops; Ayurveda uses it when head and nose feel blocked.",
        "नाम का अर्थ है छह बूँदें; आयुर्वेद में सिर और नाक भारी लगने पर बरता जाता है।",
      ),
    ],
  }),
  "Panch Tulsi Drops": recipe("tulsi 60 %, vanaTulsi 20 %, lemonBasil 20 %", {
    uses: [
      both("Five kinds of tulsi, stirred into tea in the cold and rainy seasons.", "पाँच तरह की तुलसी, ठंड और बरसात में चाय में डाली जाती है।"),
    ],
    directions: [
      both("Stir 1 to 2 drops into a cup of tea or warm water, twice a day.", "एक कप चाय या गुनगुने पानी में 1 से 2 बूँद डालकर दिन में दो बार लें।"),
    ],
  }),
  "Triphala Eye Wash Drops": recipe("triphala 10 %, roseWater 85 %, honey 5 %", {
    uses: [both("Triphala water is a traditional wash for tired eyes.", "त्रिफला का पानी थकी आँखें धोने के लिए बरता जाता रहा है।")],
    directions: [
      both(
        "Dilute 5 drops in an eye cup of boiled, cooled water and rinse the closed and open eye.",
        "उबालकर ठंडे किए पानी में 5 बूँद मिलाएँ और आँख धोएँ।",
      ),
      both("Take out contact lenses first; use within 30 days of opening.", "पहले कॉन्टैक्ट लेंस निकालें; खोलने के 30 दिन के भीतर बरतें।"),
    ],
  }),
  "Eucalyptus Balm": recipe("eucalyptus 14 %, menthol 8 %, camphorTree 6 %, cloveOil 1 %, beeswax q.s.", {
    uses: [both("Rubbed on chest and forehead in the cold season in Indian homes.", "ठंड के मौसम में घरों में छाती और माथे पर मला जाता है।")],
  }),
  "Pudina Balm": recipe("menthol 12 %, mintOil 8 %, camphorTree 5 %, eucalyptus 3 %, beeswax q.s.", {
    uses: [both("Rubbed on the temples at the end of a long, hot day.", "लंबे, गर्म दिन के बाद कनपटी पर मला जाता है।")],
  }),
  "Kapoor Balm": recipe("camphorTree 12 %, menthol 6 %, wintergreen 5 %, cloveOil 1 %, beeswax q.s.", {
    uses: [
      both(
        "Camphor is the old rub of the house for stiff backs and cold feet.",
        "अकड़ी कमर और ठंडे पैरों के लिए कपूर की मालिश घर का पुराना तरीक़ा है।",
      ),
    ],
  }),
  "Gandhapura Balm": recipe("wintergreen 15 %, menthol 8 %, camphorTree 4 %, eucalyptus 2 %, beeswax q.s.", {
    uses: [both("Wintergreen of the eastern hills, rubbed on tired muscles.", "पूर्वी पहाड़ों का गंधपुरा, थकी मांसपेशियों पर मला जाता है।")],
  }),
};
