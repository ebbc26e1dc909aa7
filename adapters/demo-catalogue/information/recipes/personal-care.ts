import { both } from "../both.ts";
import { herbSubstances } from "../herbs.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** What is put on skin, hair and teeth, by title. Percentages are of the whole. */
export const personalCareRecipes: Readonly<Record<string, Recipe>> = {
  "Rose & Neem Bathing Bar": recipe("soapBase 85 %, coconutOil 6 %, neem 3 %, rose 2 %, glycerine q.s.", {
    uses: herbSubstances.neem.uses,
  }),
  "Sandal & Saffron Bathing Bar": recipe("soapBase 85 %, sandalwoodOil 1 %, saffron 0.05 %, almondOil 4 %, glycerine q.s."),
  "Multani & Turmeric Bathing Bar": recipe("soapBase 80 %, multaniMitti 10 %, turmeric 2 %, coconutOil 5 %, glycerine q.s."),
  "Vetiver Bathing Bar": recipe("soapBase 86 %, vetiver 5 %, vetiverOil 1 %, glycerine q.s."),
  "Goat Milk & Oats Bathing Bar": recipe("soapBase 80 %, goatMilk 8 %, oats 5 %, sheaButter 4 %, glycerine q.s."),
  "Charcoal & Tulsi Bathing Bar": recipe("soapBase 84 %, charcoal 3 %, tulsi 3 %, coconutOil 5 %, glycerine q.s."),
  "Bhringraj Hair Oil": recipe("sesameOil 70 %, coconutOil 15 %, bhringraj 10 %, amla 5 %", { uses: herbSubstances.bhringraj.uses }),
  "Onion & Curry Leaf Hair Oil": recipe("coconutOil 75 %, onion 10 %, curryLeaf 8 %, castorOil 5 %"),
  "Brahmi Amla Hair Oil": recipe("coconutOil 75 %, brahmi 10 %, amla 10 %, hibiscus 3 %"),
  "Neelibhringadi Hair Oil": recipe("coconutOil 60 %, nilini 10 %, bhringraj 10 %, amla 8 %, licorice 4 %, goatMilk 5 %", {
    uses: herbSubstances.bhringraj.uses,
  }),
  "Hibiscus Coconut Hair Oil": recipe("coconutOil 85 %, hibiscus 12 %, vitaminE 0.5 %", { uses: herbSubstances.hibiscus.uses }),
  "Reetha Shikakai Shampoo": recipe("water q.s., coconutCleanser 14 %, reetha 5 %, shikakai 5 %, aloe 3 %"),
  "Aloe & Hibiscus Shampoo": recipe("water q.s., coconutCleanser 14 %, aloe 8 %, hibiscus 4 %, glycerine 2 %", {
    uses: herbSubstances.hibiscus.uses,
  }),
  "Rosemary Mint Shampoo": recipe("water q.s., coconutCleanser 15 %, rosemary 2 %, mintOil 0.5 %, aloe 4 %"),
  "Onion Fenugreek Shampoo": recipe("water q.s., coconutCleanser 14 %, onion 3 %, fenugreek 3 %, aloe 4 %"),
  "Neem Anti-Dandruff Shampoo": recipe("water q.s., coconutCleanser 14 %, neem 4 %, teaTree 0.5 %, rosemary 1 %", {
    uses: herbSubstances.neem.uses,
  }),
  "Henna with Nine Herbs": recipe("henna 70 %, amla 8 %, shikakai 6 %, bhringraj 5 %, brahmi 5 %, hibiscus 3 %, fenugreek 3 %"),
  "Amla Reetha Shikakai Powder": recipe("amla 34 %, reetha 33 %, shikakai 33 %", {
    uses: [both("The hair wash of Indian homes before there was shampoo.", "शैम्पू से पहले घरों में बाल इसी से धोए जाते थे।")],
  }),
  "Indigo Leaf Powder": recipe("indigo 100 %", {
    uses: [both("Used after henna for a dark colour.", "गहरे रंग के लिए मेहंदी के बाद लगाया जाता है।")],
  }),
  "Kumkumadi Night Cream": recipe("water q.s., sesameOil 10 %, saffron 0.1 %, sandalwood 1 %, licorice 2 %, sheaButter 5 %"),
  "Aloe & Cucumber Gel": recipe("aloe 90 %, cucumber 6 %, glycerine 2 %, vitaminE 0.2 %"),
  "Saffron Day Cream": recipe("water q.s., almondOil 8 %, saffron 0.1 %, aloe 5 %, sheaButter 4 %"),
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
  "Nalpamara Face Oil": recipe("sesameOil 75 %, turmeric 10 %, banyan 5 %, peepal 5 %, vetiver 3 %"),
  "Bakuchi Serum": recipe("jojobaOil 85 %, bakuchi 10 %, vitaminE 1 %"),
  "Vitamin C Amla Serum": recipe("water q.s., vitaminC 10 %, amla 5 %, hyaluronicAcid 0.5 %, glycerine 4 %"),
  "Rosehip Face Oil": recipe("rosehipOil 100 %", { origin: "CL" }),
  "Neem & Tea Tree Face Wash": recipe("water q.s., coconutCleanser 12 %, neem 3 %, teaTree 0.5 %, glycerine 3 %", {
    uses: herbSubstances.neem.uses,
  }),
  "Papaya & Honey Face Wash": recipe("water q.s., coconutCleanser 12 %, papaya 4 %, honey 3 %, glycerine 3 %"),
  "Ubtan Face Wash": recipe("water q.s., coconutCleanser 12 %, chickpea 3 %, turmeric 1 %, sandalwood 1 %, almond 2 %"),
  "Rose & Aloe Face Wash": recipe("water q.s., coconutCleanser 12 %, rose 2 %, aloe 6 %, glycerine 3 %"),
  "Kannauj Rose Water Mist": recipe("roseDistillate 100 %", {
    uses: [both("Distilled over wood fires in the copper stills of Kannauj.", "कन्नौज की ताँबे की देगों में लकड़ी की आँच पर खींचा जाता है।")],
  }),
  "Vetiver & Mint Mist": recipe("vetiverWater 90 %, mintOil 0.3 %, aloe 5 %, glycerine 2 %"),
  "Cucumber Mist": recipe("water q.s., cucumber 20 %, aloe 5 %, glycerine 2 %"),
  "Kewra Mist": recipe("kewraWater 100 %"),
  "Multani Mitti": recipe("multaniMitti 100 %", {
    uses: [both("A clay that Indian homes have long laid on the face.", "चेहरे पर लगाने की घर की पुरानी मिट्टी।")],
  }),
  "Sandal Ubtan Pack": recipe("chickpea 45 %, sandalwood 10 %, turmeric 8 %, multaniMitti 20 %, rose 8 %", {
    uses: [both("Ubtan is rubbed on bride and groom the day before the wedding.", "शादी से एक दिन पहले दूल्हा-दुल्हन को उबटन लगाया जाता है।")],
  }),
  "Orange Peel Pack": recipe("orangePeel 60 %, multaniMitti 25 %, sandalwood 5 %, turmeric 3 %", {
    uses: [both("Dried orange peel with curd is a face pack of the home kitchen.", "सूखे संतरे के छिलके और दही का लेप रसोई का पुराना नुस्ख़ा है।")],
  }),
  "Shea & Saffron Body Lotion": recipe("water q.s., sheaButter 6 %, almondOil 5 %, saffron 0.05 %, glycerine 4 %"),
  "Coconut Milk Body Lotion": recipe("water q.s., coconutOil 6 %, coconut 4 %, sheaButter 4 %, glycerine 4 %"),
  "Aloe & Oat Body Lotion": recipe("water q.s., aloe 10 %, oats 3 %, sheaButter 4 %, glycerine 4 %"),
  "Winter Almond Body Lotion": recipe("water q.s., almondOil 8 %, sheaButter 6 %, honey 2 %, glycerine 5 %"),
  "Beetroot Lip Balm": recipe("beeswax 25 %, coconutOil 35 %, sheaButter 25 %, beetroot 5 %"),
  "Ghee & Saffron Lip Balm": recipe("ghee 40 %, beeswax 30 %, almondOil 20 %, saffron 0.1 %"),
  "Rose Petal Lip Balm": recipe("beeswax 28 %, almondOil 35 %, sheaButter 25 %, rose 5 %"),
  "Alum & Sandal Deodorant": recipe("water q.s., alum 8 %, sandalwoodOil 1 %, aloe 5 %, glycerine 3 %"),
  "Vetiver Fresh Deodorant": recipe("water q.s., alum 5 %, vetiverOil 1 %, aloe 5 %, glycerine 3 %"),
  "Citrus Neem Deodorant": recipe("water q.s., alum 5 %, neem 2 %, lemonOil 0.8 %, aloe 5 %"),
  "Clove & Babool Toothpaste": recipe("chalk 40 %, babool 5 %, cloveOil 1 %, glycerine 20 %, mintOil 0.8 %, water q.s."),
  "Neem & Salt Toothpaste": recipe("chalk 40 %, neem 4 %, rockSalt 3 %, glycerine 20 %, mintOil 0.8 %, water q.s."),
  "Meswak Toothpaste": recipe("chalk 40 %, meswak 6 %, glycerine 20 %, mintOil 0.8 %, water q.s."),
  "Charcoal Mint Toothpaste": recipe("chalk 40 %, charcoal 2 %, mintOil 1 %, glycerine 20 %, water q.s."),
  "Saunf for Children Toothpaste": recipe("chalk 35 %, fennel 2 %, xylitol 10 %, glycerine 22 %, water q.s."),
  "Lal Dant Manjan": recipe("redOchre 40 %, pepper 3 %, cloveOil 1 %, mint 5 %, ginger 3 %, camphorTree 1 %"),
  "Clove Dant Manjan": recipe("chalk 50 %, clove 10 %, babool 15 %, rockSalt 5 %, camphorTree 1 %"),
  "Triphala Dant Manjan": recipe("triphala 40 %, babool 20 %, chalk 20 %, rockSalt 5 %, clove 3 %"),
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
  "Mint Mouth Rinse": recipe("water q.s., mintOil 0.3 %, xylitol 5 %, cloveOil 0.1 %, glycerine 5 %"),
  "Ghee Kajal": recipe("lampblack 30 %, ghee 40 %, beeswax 20 %, camphorTree 1 %"),
  "Almond Kajal": recipe("lampblack 30 %, almondOil 40 %, beeswax 22 %, vitaminE 0.5 %"),
  "Castor & Camphor Kajal": recipe("lampblack 30 %, castorOil 42 %, beeswax 22 %, camphorTree 1 %"),
  "Guggul Dhoop": recipe("guggul 30 %, woodPowder 40 %, ghee 5 %, gumAcacia q.s."),
  "Loban Dhoop": recipe("loban 30 %, woodPowder 45 %, ghee 5 %, gumAcacia q.s."),
  "Chandan Dhoop": recipe("sandalwood 25 %, woodPowder 50 %, ghee 5 %, gumAcacia q.s."),
  "Neem & Kapoor Dhoop": recipe("neem 20 %, camphorTree 15 %, woodPowder 45 %, gumAcacia q.s."),
  "Mogra Dhoop": recipe("woodPowder 65 %, jasmineOil 5 %, ghee 5 %, gumAcacia q.s."),
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
    directions: [
      both(
        "Spray 2 to 3 times on the pillow from an arm's length, some minutes before you lie down.",
        "सोने से कुछ मिनट पहले एक हाथ की दूरी से तकिए पर 2 से 3 बार छिड़कें।",
      ),
    ],
  }),
  "Kapoor Room Mist": recipe("water q.s., camphorTree 4 %, lemonOil 1 %"),
};
