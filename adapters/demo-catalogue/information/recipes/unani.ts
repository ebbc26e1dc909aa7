import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

const traditionally = (parts: string, english: string, hindi: string): Recipe => recipe(parts, { uses: [both(english, hindi)] });

/** Formulas of Unani medicine, by title. Amounts of pills are for one, the others for 100 g or 100 ml. */
export const unaniRecipes: Readonly<Record<string, Recipe>> = {
  "Khamira Gaozaban": traditionally(
    "sugar 70 g, borage 6 g, coriander 2 g, silk 1 g, sandalwood 1 g, honey 15 g, silver q.s.",
    "Unani physicians give it for the brain, the heart and a light mood.",
    "यूनानी हकीम इसे दिमाग़, दिल और हल्के मन के लिए देते हैं।",
  ),
  "Khamira Marwareed": traditionally(
    "sugar 70 g, honey 15 g, pearl 1 g, bambooSilica 2 g, roseWater 8 g, sandalwood 1 g, silver q.s.",
    "Pearls whipped into a soft paste, taken in Unani for the heart.",
    "मोती का फेंटा हुआ नरम ख़मीरा, यूनानी में दिल के लिए लिया जाता है।",
  ),
  "Khamira Abresham": traditionally(
    "sugar 68 g, honey 15 g, silk 4 g, saffron 0.1 g, cardamom 1 g, cinnamon 1 g, roseWater 8 g",
    "Silk cocoons and rose water, taken in Unani for heart and spirits.",
    "रेशम के कोये और गुलाब जल, यूनानी में दिल और तबियत के लिए लिया जाता है।",
  ),
  "Majun Arad Khurma": traditionally(
    "date 25 g, sugar 35 g, honey 15 g, gumAcacia 8 g, waterChestnut 8 g, almond 4 g, pistachio 3 g",
    "A paste of dried dates, taken in Unani with milk for strength.",
    "छुहारे की माजून, यूनानी में दूध के साथ बल के लिए ली जाती है।",
  ),
  "Majun Suranjan": traditionally(
    "colchicum 8 g, senna 5 g, ginger 3 g, cumin 3 g, almondOil 3 g, honey 45 g, sugar 30 g",
    "A bitter paste that Unani physicians give for the joints.",
    "कड़वी माजून, जो यूनानी हकीम जोड़ों के लिए देते हैं।",
  ),
  "Majun Dabeed-ul-Ward": traditionally(
    "rose 12 g, jatamansi 4 g, chicory 4 g, saffron 0.2 g, cinnamon 2 g, honey 45 g, sugar 30 g",
    "Roses and chicory, taken in Unani for the liver.",
    "गुलाब और कासनी, यूनानी में जिगर के लिए ली जाती है।",
  ),
  "Jawarish Jalinoos": traditionally(
    "jatamansi 4 g, cardamom 3 g, cinnamon 3 g, clove 3 g, galangal 4 g, saffron 0.2 g, honey 45 g, sugar 35 g",
    "Named after the physician Galen; taken after meals for the stomach.",
    "हकीम जालीनूस के नाम पर; खाने के बाद मेदे के लिए ली जाती है।",
  ),
  "Jawarish Amla": traditionally(
    "amla 25 g, sugar 60 g, bambooSilica 2 g, sandalwood 1 g, rose 3 g, coriander 3 g",
    "A cool, sour paste for stomach and appetite.",
    "ठंडी, खट्टी जवारिश, मेदे और भूख के लिए।",
  ),
  "Jawarish Kamooni": traditionally(
    "cumin 20 g, ginger 6 g, pepper 4 g, rue 4 g, honey 60 g",
    "Cumin and honey, taken after a heavy meal.",
    "ज़ीरा और शहद, भारी खाने के बाद ली जाती है।",
  ),
  "Itrifal Ustukhuddus": traditionally(
    "haritaki 8 g, bibhitaki 8 g, amla 8 g, ustukhuddus 6 g, senna 3 g, almondOil 4 g, honey 60 g",
    "Three fruits with Arabian lavender, taken at night when the head is heavy with cold.",
    "तीन फल और उस्तुखुद्दूस; ज़ुकाम से सिर भारी हो तो रात को लिया जाता है।",
  ),
  "Itrifal Kishneezi": traditionally(
    "coriander 10 g, haritaki 8 g, bibhitaki 8 g, amla 8 g, almondOil 4 g, honey 60 g",
    "Coriander and three fruits, taken in Unani for eyes and head.",
    "धनिया और तीन फल, यूनानी में आँखों और सिर के लिए लिया जाता है।",
  ),
  "Dawa-ul-Misk Motadil": traditionally(
    "rose 6 g, silk 3 g, pearl 1 g, saffron 0.3 g, coriander 4 g, sandalwood 2 g, honey 40 g, sugar 40 g",
    "A balanced tonic of Unani for heart and liver, made without musk.",
    "यूनानी की संतुलित दवा, दिल और जिगर के लिए; कस्तूरी के बिना बनी।",
  ),
  "Laooq Sapistan": traditionally(
    "myxa 12 g, jujube 10 g, licorice 6 g, sugar 65 g, honey 5 g",
    "Licked slowly from the spoon for throat and chest.",
    "गले और छाती के लिए चम्मच से धीरे-धीरे चाटा जाता है।",
  ),
  "Laooq Katan": traditionally(
    "flaxseed 25 g, honey 60 g, licorice 5 g, sugar 10 g",
    "Flaxseed and honey, licked in the cold season.",
    "अलसी और शहद, ठंड में चाटा जाता है।",
  ),
  "Laooq Badam": traditionally(
    "almond 20 g, gumAcacia 5 g, licorice 5 g, sugar 60 g, almondOil 4 g",
    "Almonds and licorice for a dry throat.",
    "सूखे गले के लिए बादाम और मुलेठी।",
  ),
  "Sharbat Bazoori": traditionally(
    "sugar 65 %, chicory 6 %, cucumberSeed 4 %, melonSeed 4 %, fennel 2 %, water q.s.",
    "A sharbat of seeds that Unani drinks in summer for urinary comfort.",
    "बीजों का शर्बत, जो यूनानी में गर्मियों में मूत्र मार्ग के आराम के लिए पिया जाता है।",
  ),
  "Sharbat Unnab": traditionally(
    "sugar 65 %, jujube 18 %, water q.s., citricAcid 0.3 %",
    "Jujubes boiled with sugar, drunk for the throat.",
    "चीनी में उबले उन्नाब, गले के लिए पिया जाता है।",
  ),
  "Sharbat Zufa": traditionally(
    "sugar 65 %, hyssop 5 %, fig 5 %, licorice 3 %, fennel 2 %, water q.s.",
    "Hyssop and figs, drunk warm in the cold season.",
    "ज़ूफ़ा और अंजीर, ठंड में गुनगुना पिया जाता है।",
  ),
  "Sharbat Faulad": traditionally(
    "sugar 64 %, iron 0.2 %, lemon 3 %, roseWater 5 %, water q.s.",
    "Iron in a sweet sharbat, which Unani gives for vigour.",
    "मीठे शर्बत में फ़ौलाद, जो यूनानी में ताक़त के लिए दिया जाता है।",
  ),
  "Sharbat Banafsha": traditionally(
    "sugar 65 %, silkenBanafsha 6 %, water q.s., citricAcid 0.3 %",
    "Sweet violets, drunk when the nose runs.",
    "बनफ़्शा के फूल, नाक बहने पर पिया जाता है।",
  ),
  "Sharbat Anar": traditionally(
    "sugar 60 %, pomegranate 30 %, water q.s., citricAcid 0.3 %",
    "Pomegranate in a sharbat for hot days.",
    "गर्म दिनों के लिए अनार का शर्बत।",
  ),
  "Sharbat Sandal": traditionally(
    "sugar 65 %, sandalwood 3 %, roseWater 8 %, water q.s.",
    "Sandalwood in cold water: the old drink against the heat.",
    "ठंडे पानी में चंदन: गर्मी का पुराना शर्बत।",
  ),
  "Sharbat Gulab": traditionally(
    "sugar 65 %, rose 8 %, roseWater 10 %, water q.s.",
    "Rose petals in a sharbat for guests and for the fast's end.",
    "मेहमानों और रोज़ा खोलने के लिए गुलाब का शर्बत।",
  ),
  "Arq Gulab": traditionally(
    "roseDistillate 100 %",
    "Distilled roses, taken in Unani for heart and eyes.",
    "गुलाब का अर्क़, यूनानी में दिल और आँखों के लिए।",
  ),
  "Arq Kasni": traditionally(
    "chicoryDistillate 100 %",
    "Distilled chicory, drunk in Unani for the liver.",
    "कासनी का अर्क़, यूनानी में जिगर के लिए पिया जाता है।",
  ),
  "Arq Badiyan": traditionally("fennelDistillate 100 %", "Distilled fennel, drunk after meals.", "सौंफ का अर्क़, खाने के बाद पिया जाता है।"),
  "Arq Mako": traditionally(
    "makoyDistillate 100 %",
    "Distilled makoy, drunk in Unani for the liver.",
    "मकोय का अर्क़, यूनानी में जिगर के लिए पिया जाता है।",
  ),
  "Arq Ajwain": traditionally(
    "ajwainDistillate 100 %",
    "Distilled ajwain, drunk when the stomach is heavy.",
    "अजवाइन का अर्क़, पेट भारी होने पर पिया जाता है।",
  ),
  "Sirka Jamun": recipe("jamunVinegar 100 %", {
    uses: [
      both("Jamun vinegar, taken in water by those who are careful with sugar.", "जामुन का सिरका, जिसे मीठे का परहेज़ रखने वाले पानी में लेते हैं।"),
    ],
    cautions: ["stomach-ulcer"],
  }),
  "Sirka Seb": recipe("appleVinegar 100 %", {
    uses: [both("Apple vinegar, taken in water before meals.", "सेब का सिरका, खाने से पहले पानी में लिया जाता है।")],
    cautions: ["stomach-ulcer"],
  }),
  "Roghan Badam Shirin": traditionally(
    "almondOil 100 %",
    "Sweet almond oil, taken in milk and rubbed into the scalp.",
    "मीठे बादाम का तेल; दूध में लिया और सिर में लगाया जाता है।",
  ),
  "Roghan Kalonji": traditionally(
    "kalonjiOil 100 %",
    "Oil of black seed, valued in Unani for strength.",
    "कलौंजी का तेल, यूनानी में ताक़त के लिए जाना जाता है।",
  ),
  "Roghan Kaddu": traditionally(
    "pumpkinOil 100 %",
    "Pumpkin seed oil, rubbed on the crown of the head at night.",
    "कद्दू के बीज का तेल, रात को तालू पर मला जाता है।",
  ),
  "Roghan Labub Saba": traditionally(
    "almondOil 20 %, sesameOil 20 %, pumpkinOil 20 %, walnutOil 20 %, pistachio 10 %, melonSeed 10 %",
    "Oil of seven kernels, rubbed into the head for a rested mind.",
    "सात गिरियों का तेल, दिमाग़ के आराम के लिए सिर में मला जाता है।",
  ),
  "Roghan Babuna": traditionally(
    "sesameOil 80 %, chamomile 20 %",
    "Chamomile in sesame oil, rubbed on stiff joints.",
    "तिल के तेल में बाबूना, अकड़े जोड़ों पर मला जाता है।",
  ),
  "Roghan Zaitoon": recipe("oliveOil 100 %", {
    uses: [both("Olive oil, rubbed into dry skin and hair.", "ज़ैतून का तेल, रूखी त्वचा और बालों में मला जाता है।")],
    origin: "ES",
  }),
  "Habb-e-Suranjan": traditionally(
    "colchicum 80 mg, haritaki 80 mg, aloe 60 mg, senna 40 mg, gumAcacia q.s.",
    "A pill that Unani physicians give for the joints.",
    "गोली, जो यूनानी हकीम जोड़ों के लिए देते हैं।",
  ),
  "Habb-e-Kabid Naushadri": traditionally(
    "ammoniumSalt 60 mg, blackSalt 60 mg, pepper 60 mg, ginger 60 mg, mint 40 mg",
    "A sharp, salty pill taken after meals.",
    "चटपटी गोली, खाने के बाद ली जाती है।",
  ),
  "Habb-e-Jadwar": traditionally(
    "jadwar 40 mg, saffron 5 mg, clove 30 mg, cinnamon 30 mg, honey q.s.",
    "A pill that Unani gives for strength in the cold season.",
    "गोली, जो यूनानी में ठंड में ताक़त के लिए दी जाती है।",
  ),
  "Qurs Tabasheer": traditionally(
    "bambooSilica 150 mg, rose 80 mg, purslane 80 mg, sandalwood 40 mg, gumAcacia q.s.",
    "A cooling tablet of Unani for the stomach in summer.",
    "गर्मियों में मेदे के लिए यूनानी की ठंडी टिकिया।",
  ),
  "Qurs Mulayyin": recipe("senna 120 mg, rose 60 mg, aloe 40 mg, ginger 30 mg, mint 20 mg", {
    uses: [both("A tablet of Unani for occasional use when the bowels are slow.", "यूनानी की टिकिया, कभी-कभार क़ब्ज़ होने पर ली जाती है।")],
    directions: [
      both("Adults: 1 to 2 tablets at night with warm water.", "बड़े: रात को 1 से 2 टिकिया गुनगुने पानी से।"),
      both("Only now and then, and never longer than a week.", "केवल कभी-कभार, और एक हफ़्ते से ज़्यादा कभी नहीं।"),
    ],
  }),
  "Habb-e-Asgand": traditionally(
    "ashwagandha 120 mg, ginger 50 mg, ajwain 40 mg, gumAcacia 30 mg, jaggery q.s.",
    "Ashwagandha pills that Unani gives for joints and strength.",
    "असगंद की गोली, जो यूनानी में जोड़ों और ताक़त के लिए दी जाती है।",
  ),
  "Safoof Mughalliz": traditionally(
    "safedMusli 20 g, waterChestnut 20 g, gumAcacia 15 g, isabgol 10 g, sugar 35 g",
    "A powder that Unani takes with milk, for strength.",
    "सफ़ूफ़, जो यूनानी में ताक़त के लिए दूध के साथ लिया जाता है।",
  ),
  "Safoof Muhazzil": traditionally(
    "ajwain 25 g, fennel 25 g, cumin 25 g, lac 15 g, ginger 10 g",
    "A powder of kitchen seeds, taken by those who watch their weight.",
    "रसोई के बीजों का सफ़ूफ़, वज़न का ध्यान रखने वाले लेते हैं।",
  ),
  "Safoof Podina": traditionally(
    "mint 30 g, ajwain 20 g, cumin 20 g, blackSalt 20 g, ginger 10 g",
    "Mint and black salt, taken after meals.",
    "पुदीना और काला नमक, खाने के बाद लिया जाता है।",
  ),
  "Gulab Attar": recipe("roseOil 20 %, sandalwoodOil 80 %", {
    uses: [
      both(
        "Kannauj distils roses into sandalwood oil; guests are touched with it at weddings.",
        "कन्नौज में गुलाब चंदन के तेल पर खींचा जाता है; शादियों में मेहमानों को लगाया जाता है।",
      ),
    ],
  }),
  "Khus Attar": recipe("vetiverOil 30 %, sandalwoodOil 70 %", {
    uses: [
      both(
        "The attar of the Indian summer, when rooms were cooled with wet khus screens.",
        "गर्मियों का इत्र, जब कमरे खस की गीली टट्टियों से ठंडे रखे जाते थे।",
      ),
    ],
  }),
  "Mogra Attar": recipe("jasmineOil 25 %, sandalwoodOil 75 %", {
    uses: [
      both(
        "The scent of the gajra that women of the south and west wear in their hair.",
        "उस गजरे की ख़ुशबू, जो दक्षिण और पश्चिम में बालों में सजता है।",
      ),
    ],
  }),
  "Sandal Attar": recipe("sandalwoodOil 100 %", {
    uses: [
      both(
        "Sandal is ground for tilak in temples; its oil is the base of the old attars.",
        "मंदिरों में चंदन तिलक के लिए घिसा जाता है; पुराने इत्र इसी के तेल पर बनते हैं।",
      ),
    ],
  }),
  "Mitti Attar": recipe("bakedClay 30 %, sandalwoodOil 70 %", {
    uses: [
      both(
        "Kannauj bakes clay and distils it: the scent of the first rain on dry earth.",
        "कन्नौज में मिट्टी पकाकर अर्क़ खींचते हैं: सूखी धरती पर पहली बारिश की महक।",
      ),
    ],
  }),
};
