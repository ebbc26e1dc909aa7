import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Boxes of several goods, by title: what is in them, with how much of it. */
export const healthPackageRecipes: Readonly<Record<string, Recipe>> = {
  "Immunity Care Package": recipe("giloy 60 tablets, amla 60 capsules, tulsi 25 tea bags, turmeric 100 g"),
  "Joint Care Package": recipe("shallaki 60 capsules, guggul 60 tablets, turmeric 100 g, nirgundi 100 ml oil"),
  "Heart Care Package": recipe("arjun 60 capsules, garlic 60 capsules, flaxseed 250 g"),
  "Diabetes Care Package": recipe("gudmar 60 tablets, jamun 100 g, karela 500 ml juice, fenugreek 100 g"),
  "Liver Care Package": recipe("kutki 60 capsules, bhumiAmla 200 ml syrup, kalmegh 60 tablets"),
  "Thyroid Care Package": recipe("kanchanar 60 tablets, guggul 60 tablets, ashwagandha 60 capsules"),
  "Senior Wellness Care Package": recipe("ashwagandha 60 capsules, triphala 100 g, brahmi 60 tablets, sesameOil 100 ml"),
  "Gut Reset Kit": recipe("triphala 100 g, isabgol 100 g, aloe 500 ml juice, cumin 25 tea bags"),
  "Sleep Well Kit": recipe("ashwagandha 60 capsules, jatamansi 30 sachets, chamomile 25 tea bags, lavender 30 ml mist"),
  "Hair Fall Care Kit": recipe("bhringraj 200 ml oil, amla 60 capsules, shikakai 250 ml shampoo, neemWood 1 comb"),
  "Clear Skin Kit": recipe("manjistha 60 tablets, neem 100 ml face wash, multaniMitti 100 g"),
  "Seasonal Detox Kit": recipe("triphala 100 g, punarnava 60 tablets, giloy 500 ml juice"),
  "Weight Balance Kit": recipe("guggul 60 tablets, trikatu 100 g, greenTea 25 bags, appleVinegar 500 ml"),
  "Exam Focus Kit": recipe("brahmi 60 tablets, shankhpushpi 200 ml syrup, almond 200 g"),
  "New Mother Gift Box": recipe("gumAcacia 250 g laddu, shatavari 250 g granules, fennel 25 tea bags, coconutOil 100 ml", {
    uses: [
      both(
        "Gond laddus, saunf and shatavari are brought to the house where a child was born.",
        "जिस घर में बच्चा जन्मा हो, वहाँ गोंद के लड्डू, सौंफ और शतावर ले जाए जाते हैं।",
      ),
    ],
  }),
  "Winter Wellness Gift Box": recipe("honey 250 g, amla 500 g avaleha, ginger 100 g, tulsi 25 tea bags, jaggery 250 g", {
    uses: [
      both("Honey, avaleha, sonth and gur are what Indian homes lay in before the cold.", "शहद, अवलेह, सोंठ और गुड़ घरों में ठंड से पहले रखे जाते हैं।"),
    ],
  }),
  "Diwali Arogya Gift Box": recipe("almond 200 g, date 250 g laddu, honey 250 g, saffron 1 g, sandalwood 20 dhoop sticks", {
    uses: [
      both(
        "On Dhanteras, before Diwali, homes honour Dhanvantari, the giver of Ayurveda.",
        "दिवाली से पहले धनतेरस पर घरों में आयुर्वेद के देवता धन्वंतरि पूजे जाते हैं।",
      ),
    ],
  }),
  "Office Calm Gift Box": recipe("chamomile 25 tea bags, cocoa 100 g, almond 100 g, lavender 30 ml mist"),
  "Wedding Glow Gift Box": recipe("saffron 1 g, sandalwood 100 g ubtan, rose 100 ml mist, almond 200 g, honey 250 g"),
  "Monsoon Travel Pack": recipe("glucose 4 sachets, ginger 3 sachets, isabgol 3 sachets, tulsi 2 sachets", {
    uses: [
      both("Sonth, tulsi and isabgol travel in Indian bags when the rains come.", "बारिश आते ही सोंठ, तुलसी और ईसबगोल सफ़र के थैले में रखे जाते हैं।"),
    ],
  }),
  "Pilgrim's Health Pack": recipe("glucose 4 sachets, ashwagandha 3 sachets, eucalyptus 2 sachets, triphala 3 sachets", {
    uses: [
      both(
        "Pilgrims to the high dhams carry camphor, herbs and something sweet for thin air.",
        "ऊँचे धामों के यात्री पतली हवा के लिए कपूर, जड़ी-बूटी और कुछ मीठा साथ रखते हैं।",
      ),
    ],
  }),
  "Family First Aid Pack": recipe("turmeric 3 sachets, aloe 3 sachets gel, glucose 3 sachets, eucalyptus 3 sachets balm"),
  "Child's School Pack": recipe("amla 4 sachets, tulsi 4 sachets, glucose 4 sachets"),
};
