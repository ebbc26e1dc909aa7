import { both } from "./both.ts";
import type { Both } from "./both.ts";
import type { Style } from "./style.ts";

/**
 * How a product is told of: {thing} is what it is, {list} what is in it. Hindi ones hang on no gender, and a word with a case (से, के, पर)
 * follows each {list}.
 */
export const sentences: Readonly<Record<Style, readonly Both[]>> = {
  powder: [
    both("{thing} with {list}, finely sieved", "{list} से तैयार {thing}, बारीक छनाई के साथ"),
    both("{thing} with {list}, easy to measure and to stir", "{list} के साथ {thing}, नापने और घोलने में आसान"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} made from {list}, packed fresh and dry", "{list} से तैयार {thing}, ताज़ी और सूखी पैकिंग में"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  pill: [
    both("{thing} with {list} in a measured dose", "{list} के साथ {thing}, नपी-तुली मात्रा में"),
    both("{list} in the form of {thing}", "{list} से तैयार {thing}"),
    both("{thing} with {list}, easy to take along", "{list} से तैयार {thing}, साथ रखने में आसान"),
    both("{thing} with a day's measure of {list}", "{list} की रोज़ की मात्रा के साथ {thing}"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  spoon: [
    both("{thing} with {list}, made slowly on a low flame", "{list} से तैयार {thing}, धीमी आँच पर"),
    both("{thing} with {list}, taken by the spoon", "{list} के साथ {thing}, चम्मच के नाप में"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} made from {list}, a little of it at a time", "{list} से तैयार {thing}, थोड़ा-थोड़ा"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  drink: [
    both("{thing} with {list}, ready to pour", "{list} से तैयार {thing}, सीधे बोतल से"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} with {list}, easy to measure", "{list} के साथ {thing}, नापने में आसान"),
    both("{thing} made from {list}, with a taste of its own", "{list} से तैयार {thing}, अपने अलग स्वाद के साथ"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  oil: [
    both("{thing} with {list}, of which a little goes a long way", "{list} से तैयार {thing}, थोड़ा ही काफ़ी"),
    both("{thing} with {list}, easy to measure", "{list} के साथ {thing}, नापने में आसान"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} made from {list} and strained clear", "{list} से तैयार {thing}, अच्छी तरह छानकर"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  tea: [
    both("{thing} with {list}, to brew slowly", "{list} के साथ {thing}, इत्मीनान से बनाएँ"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} with {list}, cut and dried", "{list} से तैयार {thing}, काटकर और सुखाकर"),
    both("{thing} made from {list}, warm and fragrant", "{list} से तैयार {thing}, ख़ुशबू के साथ"),
    both("{thing} with {list}, measured by the cup", "{list} के साथ {thing}, कप के नाप में"),
  ],
  meal: [
    both("{thing} with {list} and little else", "{list} से तैयार {thing}, गिनी-चुनी सामग्री के साथ"),
    both("{thing} made from {list}, good to have in the house", "{list} से तैयार {thing}, घर में रखने लायक"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} made from {list} in small lots", "{list} से तैयार {thing}, छोटे घानों में"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  skin: [
    both("{thing} with {list}, made with Indian weather in mind", "{list} के साथ {thing}, हमारे मौसम को ध्यान में रखकर"),
    both("{thing} with {list} that spreads easily", "{list} से तैयार {thing}, फैलाने में आसान"),
    both("{thing} made with {list}, without parabens", "{list} से तैयार {thing}, बिना पैराबेन"),
    both("{thing} bringing together {list}", "{list} का मेल: {thing}"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
  ],
  scent: [
    both("{thing} with {list} and a scent that stays light", "{list} से तैयार {thing}, हल्की ख़ुशबू के साथ"),
    both("{thing} based on {list}", "{list} पर आधारित {thing}"),
    both("{thing} with {list}, never sharp", "{list} के साथ {thing}, तीखेपन के बिना"),
    both("{thing} with {list}, by day and in the evening", "{list} से तैयार {thing}, दिन में और शाम को"),
    both("{thing} bringing together {list}", "{list} की महक: {thing}"),
  ],
  box: [
    both("{thing} with {list}, chosen to go together", "{list} के साथ {thing}, सोच-समझकर चुनी चीज़ें"),
    both("{list} and more in one {thing}", "{list} के साथ और भी चीज़ें: {thing}"),
    both("{thing} with {list} and a booklet that says when to use what", "{list} के साथ {thing}, साथ में बताने वाली पुस्तिका"),
    both("{thing} with {list}, to give or to keep", "{list} के साथ {thing}, देने या रखने लायक"),
    both("{thing} that keeps {list} in one place", "{list} के साथ {thing}, सब एक जगह"),
  ],
  ware: [
    both("{thing} made from {list}, meant to be used every day", "{list} से तैयार {thing}, रोज़ काम आने लायक"),
    both("{thing} made from {list}, without plastic that nobody needs", "{list} से तैयार {thing}, बिना फ़ालतू प्लास्टिक"),
    both("{thing} made from {list}, looked over piece by piece", "{list} से तैयार {thing}, एक-एक करके जाँचकर"),
    both("{thing} made from {list}, plain and sturdy", "{list} से तैयार {thing}, सादगी और मज़बूती के साथ"),
    both("{thing} made from {list}, comfortable from the first day", "{list} से तैयार {thing}, पहले दिन से आराम"),
  ],
};

/** The same of what is made of one thing, which {thing} names. */
export const sentencesOfOne: Readonly<Partial<Record<Style, readonly Both[]>>> = {
  powder: [
    both("{thing}, dried, ground and finely sieved", "{thing}, सुखाकर, पीसकर और बारीक छानकर"),
    both("{thing} and nothing else, easy to stir into a glass", "सिर्फ़ {thing}, गिलास में घोलने में आसान"),
    both("plain {thing}, easy to measure with a spoon", "सादा {thing}, चम्मच से नापने में आसान"),
    both("{thing} in its simplest form", "{thing}, अपने सबसे सादे रूप में"),
    both("{thing}, one plant, finely ground", "{thing}, एक ही वनस्पति, बारीक पिसी"),
  ],
  pill: [
    both("{thing}, 500 mg in each", "{thing}, हर एक में 500 मिग्रा"),
    both("{thing} that spare you the taste of the powder", "{thing}, चूर्ण के स्वाद के बिना"),
    both("{thing}, one herb and nothing to measure", "{thing}, एक ही जड़ी-बूटी, नापने का झंझट नहीं"),
    both("{thing} that are easy to take along", "{thing}, साथ रखने में आसान"),
    both("{thing} with the same dose each time", "{thing}, हर बार एक-सी मात्रा"),
  ],
  drink: [
    both("{thing}, pressed and bottled without sugar", "{thing}, निचोड़कर बिना चीनी के बोतल में"),
    both("{thing}, to drink by the small glass", "{thing}, छोटे गिलास से"),
    both("{thing} without added colour or sugar", "{thing}, बिना रंग और बिना चीनी"),
    both("{thing} as it is pressed", "{thing}, जैसा निचोड़ा वैसा"),
    both("{thing}, one plant in a bottle", "{thing}, बोतल में एक ही वनस्पति"),
  ],
};

/** The same of what is nothing else than itself: oil, honey, nuts. */
export const sentencesOfThePure: readonly Both[] = [
  both("pure {thing}, nothing added", "शुद्ध {thing}, बिना किसी मिलावट"),
  both("{thing} and nothing else", "सिर्फ़ {thing}, और कुछ नहीं"),
  both("{thing} as it comes, without added colour or flavour", "{thing}, बिना ऊपर से रंग या स्वाद डाले"),
  both("{thing} as the only ingredient", "{thing}, यही एक सामग्री"),
  both("{thing}, cleaned and packed with care", "{thing}, सफ़ाई और सावधानी से पैक"),
];
