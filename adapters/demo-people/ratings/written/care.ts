import type { WrittenReviews } from "../written-review.ts";

/** What buyers write of what is put on the skin and hair, of wares, and of boxes and kits. */
export const reviewsOfCareAndWares: WrittenReviews = {
  "bamboo-fibre-sanitary-pads": [
    [5, "Rash gone from my list of monthly worries. Soft, and the wings actually stick.", "woman"],
    [4, "Eight pads in a pack is two too few for me, otherwise no complaints.", "woman"],
    [5, "बेटी के हॉस्टल के लिए मँगाए, उसकी रूममेट ने भी ब्रांड पूछ लिया।"],
    [4, "Slightly thick for jeans, perfect for nights.", "woman"],
    [4, "Paper wrapper instead of plastic. Disposes quietly, if you know what I mean.", "woman"],
  ],
  "plain-lacquered-copper-bottle": [
    [3, "Looks lovely, then gets fingerprints if you so much as look at it."],
    [5, "No leak in my bag upside down, tested on the Virar local at rush hour."],
    [5, "लैकर की वजह से बाहर से काला नहीं पड़ता, अंदर इमली से साफ़ करती हूँ।", "woman"],
    [1, "Came with a dent the size of a thumb, exchanged, second one dented too. I gave up and took the refund."],
    [4, "500 ml is small for a gym session but sits perfectly in the car holder."],
  ],
  "weight-balance-kit": [
    [5, "Seven days of clear instructions. What I liked is the booklet telling you to eat, not starve."],
    [4, "Lost nothing on the scale and did not expect to in one week. Felt lighter after dinner, that's it."],
    [4, "हर दिन का अलग पाउच, ऑफ़िस में भी भूली नहीं।", "woman"],
    [5, "Sister did it with me over video call. More fun than the plan itself!"],
  ],
  "cold-process-kumkumadi-night-cream": [
    [5, "Rice grain amount, press, don't rub. One jar took me through wedding season."],
    [3, "Pretty saffron colour that also dyes pillow covers. Use an old one."],
    [4, "रूखी त्वचा पर रात भर टिकती है, सुबह चेहरा चिपचिपा नहीं लगता।"],
    [5, "Patch tested for three nights first as I'm allergic to half the world. Zero redness."],
  ],
  "aloe-and-sea-buckthorn-intimate-wash": [
    [2, "Fragrance is stronger than I'd want down there.", "woman"],
    [3, "Mild, foams little. Pump got stuck on the fourth use and I now unscrew it."],
    [5, "pH is printed on the label, my gynaecologist appreciated that.", "woman"],
    [4, "ट्रेन के सफ़र में साथ रखती हूँ, छोटी बोतल बैग में आराम से आती है।", "woman"],
  ],
  "heart-care-package": [
    [5, "Gifted to papa after his check-up. Everything labelled morning and night, even he can't mix it up."],
    [2, "Two of the five items I already had at home. Wish you could swap."],
    [5, "Leaflet says in bold not to stop the cardiologist's medicines. Respect."],
    [4, "डिब्बा अच्छा है, अंदर खाँचे बने हैं, कुछ टूटा नहीं।"],
  ],
  "sandal-and-saffron-bathing-bar": [
    [5, "Mysore sandal fans, give this a try. Woodier and less soapy."],
    [5, "बाथरूम से निकलते ही सबको पता चल जाता है कि आज नया साबुन खुला।"],
    [4, "Melts a bit quickly in a wet dish, so use one with holes."],
    [5, "No dryness in January Delhi. January. Delhi."],
  ],
  "stoneware-neti-pot": [
    [5, "Spout angle is right, finally no neck gymnastics over the sink."],
    [5, "Boiled and cooled water, a pinch of salt, as the leaflet tells. Felt strange for three days, then nice."],
    [4, "Glazed inside, easy to clean. Handle a bit small for my husband's paws.", "woman"],
    [4, "योग शिक्षक ने यही रखने को कहा था, प्लास्टिक वाला छोड़ दिया।"],
  ],
  "vetiver-and-mint-mist": [
    [5, "My scooter-commute rescue. One spritz at every red light in May."],
    [5, "Khus! The actual smell of a wet khus curtain. Take my money."],
    [3, "Nozzle gives jets, not mist. Fragrance deserves better."],
    [5, "पसीने के बाद ताज़गी, बिना परफ़्यूम की तेज़ी के।"],
  ],
  "reetha-shikakai-shampoo": [
    [5, "Doesn't lather like a commercial, cleans like one. Hair squeaks."],
    [2, "Made my coloured hair feel like coir. Maybe it's only for virgin hair.", "woman"],
    [5, "तेल दो बार में निकलता है, पर बाल झाड़ू नहीं बनते।"],
    [4, "Smell is earthy, almost tamarind. My teenage son asked if I'm washing with sambar."],
  ],
  "the-kitchen-apothecary": [
    [4, "Sits next to my masala dabba with turmeric thumbprints on forty pages."],
    [1, "Expected recipes. Got history. Not a bad book, just not for me, and the spine split."],
    [5, "Author says clearly when to put the ladle down and see a doctor. More books should."],
    [4, "अंग्रेज़ी आसान है, मैं शब्दकोश के बिना पढ़ गई।", "woman"],
  ],
  "papaya-and-honey-face-wash": [
    [4, "Gentle scrub, no plastic beads. Two minutes, rinse, out the door."],
    [2, "Tube cap cracked in a week, and gel all over my toilet kit in Jaipur."],
    [5, "तैलीय त्वचा है, दोपहर तक चमक कम रहती है।"],
    [3, "Papaya candy smell is a bit much at six in the morning."],
  ],
  "spine-roller": [
    [4, "Ten minutes on the floor after a day of code. I make noises my flatmates find alarming."],
    [3, "Firmness is for the brave. I wrap a towel around it for now."],
    [4, "फ़िज़ियो ने सिखाया कि कमर के निचले हिस्से पर नहीं चलाना, यह पर्ची पर भी लिखा होता तो ठीक था।"],
    [1, "Squeaks. Returned it."],
  ],
  "office-calm-gift-box": [
    [5, "Ordered twelve for my team's appraisal week. HR wants the link now."],
    [4, "Roll-on is the star, the candle less so."],
    [4, "दफ़्तर छोड़ने वाली सहेली को दिया, उसने उसी शाम फ़ोन किया।"],
    [3, "Ribbon was creased and there was no place to write a note. Contents fine."],
  ],
  "bhringraj-hair-oil": [
    [5, "Sesame base, greenish black, smells like Sunday afternoons at ajji's."],
    [5, "My barber noticed the new baby hair before I did. Could be the oil, could be less stress, I am not arguing.", "man"],
    [4, "रात को लगाकर सुबह धो लेती हूँ, तकिये पर पुराना तौलिया ज़रूर बिछाएँ।", "woman"],
    [5, "100 ml disappears fast on hip-length hair, will go for two next time.", "woman"],
  ],
  "liver-care-package": [
    [4, "Thirty days, thirty strips, a calendar to tick. The nerd in me is satisfied."],
    [4, "Bitter syrup, bitter tablets, bitter tea. They warned me and they did not lie."],
    [5, "परामर्श में डॉक्टर ने पहले जाँच करवाई, फिर यह लिखा। सही तरीक़ा यही है।"],
    [3, "Would like a smaller trial version before committing a month's money."],
  ],
  "saffron-day-cream": [
    [3, "White cast for ten minutes, then it settles. Wheatish skin here."],
    [5, "Under makeup it behaves, doesn't pill. Wore it through a full bridal function.", "woman"],
    [4, "गर्मी में हल्की, जाड़े में थोड़ी कम पड़ती है।"],
    [5, "Jar is glass and refillable. Now start selling the refills!"],
  ],
};
