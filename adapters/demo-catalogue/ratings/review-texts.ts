/** What is written of goods of a kind by who liked them, by who was in two minds, and by who did not. Two halves of a text are put together. */
export type ReviewTexts = { readonly good: readonly string[]; readonly middling: readonly string[]; readonly bad: readonly string[] };

/** By the form in which goods are sold. A text of one language stands in one list with those of the other. */
export function textsOf(form: string): ReviewTexts {
  const kind = KINDS.find(({ forms }) => forms.test(form));
  return kind ?? ANY;
}

const ANY: ReviewTexts = {
  good: [
    "Exactly as the page says, nothing more to wish for.",
    "I bought one to try and have ordered two more.",
    "Feels honest and well made.",
    "My family took to it at once.",
    "Good thing for a fair price.",
    "जैसा लिखा था वैसा ही मिला।",
    "घर में सबको पसंद आया।",
  ],
  middling: ["Does its work, no more.", "It is fine, though I had a different picture of it.", "ठीक है, बहुत ख़ास नहीं।"],
  bad: ["Not what I had hoped for.", "I would not take it again."],
};

const KINDS: readonly (ReviewTexts & { readonly forms: RegExp })[] = [
  {
    forms: /^(powder-tin|sachet-box)$/,
    good: [
      "Fresh powder, one smells it as soon as the lid is off.",
      "Finely ground, no grit at the bottom of the glass.",
      "I take half a spoon with warm water after dinner, easy to keep up.",
      "Tastes like the one our vaidya used to give.",
      "A pack lasts me a little over a month.",
      "No added sweetness, just the herb.",
      "My father-in-law has it every morning and asks when it runs out.",
      "चूर्ण बारीक है, पानी में आसानी से घुल जाता है।",
      "ख़ुशबू से ही पता चलता है कि ताज़ा है।",
      "रोज़ सुबह गुनगुने पानी के साथ लेता हूँ, आदत बन गई है।",
    ],
    middling: [
      "Good powder, but the taste takes a week to get used to.",
      "It settles quickly, so one has to stir while drinking.",
      "कड़वा है, शहद के बिना नहीं लिया जाता।",
    ],
    bad: ["Too bitter for me, the rest of the pack stands in the cupboard.", "Mine had clumped together by the second week."],
  },
  {
    forms: /^(tablet-bottle|tablet-box|capsule-jar|effervescent-tube|gummy-jar)$/,
    good: [
      "Small enough to swallow without a fuss.",
      "No aftertaste, and easy on an empty stomach.",
      "I keep it beside my toothbrush, so I never forget it.",
      "Third month now and it has become a habit.",
      "Label says clearly what is in each one, that is why I chose it.",
      "My sister recommended it and I see why.",
      "Seal was intact and the expiry more than a year away.",
      "निगलने में आसान है, गले में नहीं अटकती।",
      "माँ के लिए मँगाया था, वे रोज़ याद से लेती हैं।",
      "एक महीने से ले रही हूँ, कोई परेशानी नहीं हुई।",
    ],
    middling: [
      "They smell strongly when one opens the lid.",
      "Fine so far, though it is early to say anything.",
      "थोड़े बड़े हैं, बुज़ुर्गों को दिक़्क़त होती है।",
    ],
    bad: ["A few were broken at the bottom.", "Did not agree with my stomach, I stopped after four days."],
  },
  {
    forms: /^(syrup-bottle|juice-bottle|sharbat-bottle)$/,
    good: [
      "Two spoons in water and even the children drink it.",
      "Thick and not too sweet, as it should be.",
      "The measuring cup makes it easy.",
      "Lovely colour and a clean taste.",
      "We keep one bottle in the fridge all summer.",
      "Cap closes tightly, nothing leaked on the way.",
      "स्वाद असली है, मिलावट नहीं लगती।",
      "गर्मियों में रोज़ पीते हैं, बच्चे भी ख़ुश।",
      "बोतल अच्छी तरह बंद थी, एक बूँद नहीं गिरी।",
    ],
    middling: ["A little too sour for us, we add jaggery.", "Good, but the cap gets sticky.", "थोड़ा तेज़ है, ज़्यादा पानी मिलाना पड़ता है।"],
    bad: ["Too sweet, I could not finish it.", "The cap was loose and some of it had run out."],
  },
  {
    forms: /^(oil-bottle|dropper-bottle|roll-on|balm-tin)$/,
    good: [
      "A few drops are enough, it spreads well.",
      "Smells of the herbs and not of perfume.",
      "Warmed a little, it sinks in within minutes.",
      "My grandmother says it is like the one made at home.",
      "Does not stain the pillow.",
      "I use it every Sunday before a bath.",
      "Light on the skin, no sticky feeling afterwards.",
      "हल्का है, चिपचिपा नहीं लगता।",
      "ख़ुशबू बहुत अच्छी है, दादी को बचपन याद आ गया।",
      "रात को लगाती हूँ, सुबह तक सोख लेता है।",
    ],
    middling: ["Good oil, but the nozzle lets out too much.", "The smell is strong for the first hour.", "अच्छा है पर ढक्कन थोड़ा ढीला है।"],
    bad: ["Too heavy for my skin.", "It leaked in the box, a third was gone."],
  },
  {
    forms: /^(cream-jar|cream-tube|pump-bottle|spray-bottle|soap-bar|kajal-stick)$/,
    good: [
      "Gentle on my skin, and I react to most things.",
      "A pea-sized amount is enough.",
      "Rinses off clean and leaves no film.",
      "Faint smell, just right for every day.",
      "My daughter has taken mine, so I ordered another.",
      "No stinging, not even in winter.",
      "Lasts longer than I thought.",
      "त्वचा मुलायम रहती है, जलन नहीं होती।",
      "थोड़ा सा ही काफ़ी है, महीने भर चल जाता है।",
      "ख़ुशबू हल्की है, रोज़ के लिए ठीक।",
    ],
    middling: ["Nice, but there could be more of it for the price.", "Takes a while to sink in.", "ठीक है, असर धीरे दिखता है।"],
    bad: ["Left my skin dry.", "The smell is not for me."],
  },
  {
    forms: /^(honey-jar|grain-bag|standup-pouch|snack-pack|sweet-box|cereal-box|supplement-tub)$/,
    good: [
      "Fresh, and one tastes it.",
      "Cooks just like the one from our village.",
      "My children ask for it in the tiffin.",
      "Clean, no stones and no dust.",
      "We finished the first pack within a week.",
      "Not too sweet, which is rare.",
      "Good texture, it does not turn to glue.",
      "Packed tightly, still crisp on the last day.",
      "बिल्कुल घर जैसा स्वाद।",
      "साफ़ और ताज़ा, कंकड़ एक भी नहीं।",
      "बच्चों के डिब्बे के लिए बढ़िया है।",
    ],
    middling: ["Tasty, but the pouch does not close again.", "A little dear for everyday use.", "स्वाद अच्छा है, मात्रा थोड़ी कम लगी।"],
    bad: ["Tasted a little stale to me.", "Pieces were broken when it came."],
  },
  {
    forms: /^tea-box$/,
    good: [
      "My cup after lunch, every day now.",
      "Smells wonderful while it steeps.",
      "No bitterness even if I forget it for ten minutes.",
      "Whole leaves and petals, not dust.",
      "Guests always ask which tea this is.",
      "शाम की चाय की जगह अब यही।",
      "ख़ुशबू पूरे कमरे में फैल जाती है।",
    ],
    middling: ["Pleasant, but I need two bags for a mug.", "हल्की है, मुझे थोड़ी तेज़ पसंद है।"],
    bad: ["Too weak for me.", "Tasted more of the box than of tea."],
  },
  {
    forms: /^(copper|tongue|toothbrush|neti|yoga|wooden|face-roller|kansa|acupressure|book|eye-pillow|neck-wrap|sleep-mask)/,
    good: [
      "Solid, with clean edges.",
      "Used every day for two months, still looks new.",
      "Fits well in the hand.",
      "Better finished than I expected at this price.",
      "Bought one for my mother as well.",
      "The small leaflet on how to clean it helped.",
      "मज़बूत है, हाथ में अच्छा लगता है।",
      "रोज़ इस्तेमाल करती हूँ, अब भी नया जैसा है।",
    ],
    middling: ["Good, though smaller than I thought from the picture.", "Needs cleaning more often than I like.", "ठीक है, पर थोड़ा भारी।"],
    bad: ["Came with a scratch.", "Not as sturdy as I had hoped."],
  },
  {
    forms: /^(care-box|kit-box|gift-box|pad-pack|dhoop-box)$/,
    good: [
      "Thoughtfully put together.",
      "Gave it to my parents, they were delighted.",
      "Everything in it gets used.",
      "Neatly packed, nothing rattled.",
      "Comfortable, and no plastic smell.",
      "सोच-समझकर बनाया गया है।",
      "दीवाली पर भाई को दिया, उन्हें बहुत भाया।",
    ],
    middling: ["Nice, but I would leave out one of the things.", "पैकिंग अच्छी, मात्रा थोड़ी और होती तो बेहतर।"],
    bad: ["The box was crushed at a corner.", "I expected more for the money."],
  },
];

/** The second half of a text: of the pack, the way here and the price. */
export const ENDINGS: ReviewTexts = {
  good: [
    "Will order again.",
    "Came in two days, well packed.",
    "Worth its price.",
    "The larger pack is the better buy.",
    "Told two friends already.",
    "Delivery to Nagpur took three days.",
    "Happy that there is a date on the pack which one can read.",
    "Good that it can be paid on delivery.",
    "फिर मँगाऊँगी।",
    "पैकिंग अच्छी थी, तीसरे दिन मिल गया।",
    "दाम भी ठीक है।",
    "अगली बार बड़ा पैक लूँगा।",
  ],
  middling: ["Let us see with the next pack.", "Delivery was quick at least.", "Three stars for that.", "देखते हैं, शायद दोबारा लूँ।"],
  bad: ["Support answered the same day, that was good.", "Sent it back.", "पैसे वापस मिल गए।"],
};
