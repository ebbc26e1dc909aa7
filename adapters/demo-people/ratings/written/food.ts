import type { WrittenReviews } from "../written-review.ts";

/** What buyers write of what they eat and drink. */
export const reviewsOfFood: WrittenReviews = {
  "kaju-katli-without-sugar": [
    [2, "Dry at the edges. My in-laws were polite about it.", "woman"],
    [5, "Diwali saved: two uncles on diet control, one box, zero fights."],
    [3, "Date sweetness, so it is browner than normal katli. Nice, but don't expect the mithai shop."],
    [5, "काजू का स्वाद साफ़ आता है, मिठास बस नाम की। चाँदी का वर्क भी नहीं, अच्छा है।"],
    [5, "Finished in one evening. We were four people, and I am not proud."],
  ],
  "raw-forest-honey": [
    [5, "Crystallised in December the way real honey should. Put it in the sun, it came right back."],
    [5, "Dark, almost smoky, nothing like the supermarket squeeze bottle."],
    [4, "Bubble wrap was excessive but the glass survived a trip to Leh, so who am I to complain?"],
    [5, "रोटी पर लगाकर खाया तो बचपन का मेला याद आ गया।"],
    [2, "Found a bee leg. I know it is raw, still, strain it once more please."],
  ],
  "sharbat-gulab": [
    [4, "Two tablespoons, cold milk, sabja seeds, done. My Ramzan evenings are sorted."],
    [3, "Sugar comes first in the ingredient list, and you can tell."],
    [3, "गुलाब की महक अच्छी है पर रंग कुछ ज़्यादा ही लाल, कुरते पर गिरा तो दाग रह गया।"],
    [5, "Real petals float in it! Daughter counted seven."],
    [4, "Mixed with soda and lime for a party of thirty. People kept asking for the brand."],
  ],
  "chickpea-flour": [
    [4, "Makes pudla without lumps, which my old besan never managed."],
    [3, "2 kg bag and no zip. Thank God for clothes pegs."],
    [5, "बेसन के लड्डू बनाए, भूनते ही पूरी गली में ख़ुशबू गई।"],
    [5, "Stone ground as promised, with a slightly coarse bite. Lovely in dhokla."],
    [2, "Weevils after three weeks. Monsoon in Mumbai, I know, but I had barely opened it."],
  ],
  "kashmiri-walnut-kernels": [
    [4, "Mostly halves, maybe ten percent broken. Light in colour and no bitter skin."],
    [5, "Overnight soaked, four every morning. My Kashmiri colleague approves, and she is a snob about akhrot."],
    [4, "दाम ऊँचा है, पर सोपोर वाले अखरोट इस भाव में शहर में मिलते भी कहाँ हैं।"],
    [2, "Slightly rancid at the tail end of the pack. Freeze them, people."],
    [5, "Vacuum packed, so crunchy you can hear it across the room."],
  ],
  "oats-and-honey-cookies": [
    [3, "Good taste. Half the cookies had become granola by the time they got to Patna."],
    [5, "Not overly sweet, goes with black coffee. Office drawer approved."],
    [5, "बच्चों के टिफ़िन में दो रख देती हूँ, डिब्बा ख़ाली लौटता है।", "woman"],
    [4, "Honest label: butter says butter."],
  ],
  "sharbat-anar": [
    [4, "Tart enough to wake you up. I dilute one part to five."],
    [5, "Made kulfi with it, just freeze with cream. You're welcome."],
    [3, "अनार से ज़्यादा चीनी का स्वाद लगा, वैसे बच्चों को पसंद है।"],
    [5, "Glass bottle, metal cap, no plastic taste. Took it to Nagpur for Amma and she hid it from the cousins."],
  ],
  "cocoa-plant-protein": [
    [5, "Finally one that doesn't turn into wall putty in the shaker."],
    [4, "Pea protein grit is there but the cocoa hides it. With oat milk, quite okay."],
    [5, "24 g a scoop and no bloating, unlike whey for me."],
    [4, "स्वाद हल्का कड़वा कोको वाला है, मीठे के शौक़ीन निराश होंगे।"],
  ],
  "bazaar-ashwagandha-and-cocoa-tea": [
    [4, "Tastes like hot chocolate's serious older brother."],
    [5, "Replaced my 9 pm coffee. Husband is thankful, apparently I used to pace.", "woman"],
    [4, "पाँच मिनट भिगोएँ, दूध मत डालिए, तब असली स्वाद आता है।"],
    [5, "Bags are unbleached with cotton string, no staples. Little things!"],
  ],
  "indian-gooseberry-juice": [
    [5, "Sour enough to fold your face, exactly what amla should be."],
    [5, "30 ml in a glass of water first thing. Bottle says shake well, and do, it settles like anything."],
    [4, "खट्टा-कसैला, नमक की चुटकी डालकर पी जाइए।"],
    [5, "No added sugar, I checked the panel twice because I could not believe it."],
  ],
  "herbed-salt": [
    [3, "Ajwain takes over. Fine on cucumber, wrong in dal."],
    [4, "One kilo is a lifetime supply. I have given away three jam jars of it already."],
    [4, "Raita ke upar chhidko bas, guests will ask what you did differently."],
    [5, "मूली के पराँठे के साथ ज़रूर आज़माइए।"],
  ],
  "temple-amalaki-avaleha": [
    [5, "One kilo tub, wide mouth, steel spoon goes all the way in. Someone thought about it."],
    [5, "Close to the chyawanprash we queue for in Haridwar: dark, spicy, sticky on the teeth."],
    [4, "सुबह एक चम्मच, ऊपर से दूध। सर्दी भर घर में यही चलता है।"],
    [1, "Lid was cracked and it had leaked over the invoice. Photos sent, replaced in five days."],
  ],
  "multigrain-jeera-sugar-free-biscuits": [
    [4, "Salty, jeera forward, snaps cleanly. Dunkable for about two seconds."],
    [5, "Abba has to watch what goes with his chai. These made peace at our table."],
    [4, "थोड़े सूखे हैं, चाय के बिना गले में अटकते हैं।"],
    [5, "Sugar free and no weird sweetener cooling effect. At last."],
  ],
  "moringa-leaf-powder": [
    [2, "Grassy. I tried it in dosa batter, in soup and in a paratha. The dog won't touch it either."],
    [4, "A teaspoon in sambar and nobody noticed, mission accomplished."],
    [3, "सहजन की पत्ती तो घर के पेड़ पर भी है, पर सुखाकर पीसने की फ़ुरसत किसे।"],
    [5, "Bright green, means shade dried. The brown ones are sun-burnt, avoid."],
    [4, "Zip works even with wet fingers. My smoothies look like a swamp and I've made my peace with it."],
  ],
  "gajar-murabba": [
    [5, "Nani used to send this from Lucknow in steel dabbas. Closed my eyes, was eight again."],
    [4, "Pieces are whole, syrup is thick, cardamom not overdone."],
    [5, "नाश्ते में पराँठे के साथ, ठंड में इससे अच्छा क्या।"],
    [4, "Heavy on sugar, of course, it's a murabba. Treat it as dessert."],
  ],
  "arq-gulab": [
    [4, "Double distilled by the smell of it. One capful in kheer is plenty."],
    [4, "I use it half in the kitchen, half on cotton pads."],
    [5, "ईद की सेवइयों में डाला, तारीफ़ मुझे मिली, काम इसका था।"],
    [5, "Glass, amber, drip stopper. No synthetic rose headache, and I get those easily."],
  ],
};
