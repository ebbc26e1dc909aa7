// Decision: docs/decisions/search-by-words-and-sounds.md
import { searchedText } from "../shared/searched-text.ts";
import type { ProductDetails } from "../catalogue/product.ts";

/** Longer than any word that people type. */
const LONGEST_WORD = 60;

/** More words than any title has. */
const MOST_WORDS = 12;

/** The words of a text, as search compares them: runs of letters and digits; apostrophes are left out. */
export const wordsOf = (text: string): readonly string[] =>
  (searchedText(text.replace(/['’ʼ]/g, "")).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** Words that only join others and name nothing: "oil for hair", "बालों के लिए तेल". */
const JOINING: ReadonlySet<string> = new Set(
  wordsOf(`a an and for in of on or the to with is are am i me my have has some hai mera meri mere mujhe ka ke ki liye aur
    का के की को में से लिए और वाला वाली है हैं मेरा मेरी मेरे मुझे`),
);

/** Words with which a trouble is told in a sentence, and which name none: "I can't sleep", "mujhe neend nahi aati". */
const SENTENCE: ReadonlySet<string> = new Set(
  wordsOf(`im was been me mine we our you your he she his her it this that having has had get getting gets feel feeling feels take
    do does dont doesnt not no never cant cannot couldnt able unable keep keeps too very much so lot lots always often every all time when while after
    before at from by as if about what which how why can could should will want need needs help please suggest something anything any
    better well properly enough bad badly severe because due going goes
    nahi nahin nhi na hain hoon hun ho hota hoti hote hona hua hui raha rahi rahe rehta rehti rehte aata aati aate aana aane aa jata jati jaata jaati gaya gayi gaye
    lagta lagti lagna pata pati pate mujhko main mai hame humko apna apni bahut bohot zyada jyada kya kaise kyon kyun ko mein tak
    karu karun kare karen karo kar karna chahiye chahie chaiye lena le batao bataye bataiye de dijiye do se par pe bhi hi toh to koi kuch roz rozana
    din bhar raat subah sham theek thik
    नहीं नही न हूँ हूं हो होता होती होते होना हुआ हुई रहा रही रहे रहता रहती आता आती आते आना आने जाता जाती गया गई गए लगता लगती लगना पाता पाती
    मुझको मैं हम हमें अपना बहुत ज्यादा ज़्यादा क्या कैसे क्यों करूं करूँ करें करना चाहिए लेना बताएं बताओ दें दीजिए पर तक भी ही तो कोई कुछ
    रोज दिन भर रात सुबह शाम ठीक`),
);

/**
 * Words for wishes that fit any product, and any trouble: "knee pain relief", "kabz ki dawa", "desi ghee", "skin disease", "skin doctor".
 */
const WISHED: ReadonlySet<string> = new Set(
  wordsOf(`relief relieving booster boosting remedy remedies treatment medicine medicines problem difficulty suffering dikkat best dawa dawai ilaj upay samasya दवा दवाई इलाज उपाय समस्या
    buy online price original pure desi asli shuddh shudh herbal natural care cure control kam karne ghatana badhana
    trouble troubles disease diseases disorder disorders issue issues complaint problems doctor doctors specialist specialists expert
    consultant clinic good near rog bimari takleef taklif pareshani daktar visheshagya विशेषज्ञ डॉक्टर डाक्टर डॉक्टर्स रोग बीमारी तकलीफ तकलीफ़ तकलीफें परेशानी
    दिक्कत देसी असली शुद्ध बूस्टर कम करने घटाना बढ़ाना कंट्रोल`),
);

/** Words for the size of a pack: "ashwagandha churna 50 g". */
const MEASURES: ReadonlySet<string> = new Set(wordsOf("g gm gms gram grams kg kgs mg ml ltr litre litres ग्राम किलो किग्रा मिली लीटर"));

/** Words that say that there is a trouble, but not which. */
const TROUBLE: ReadonlySet<string> = new Set(wordsOf("pain pains paining ache aching hurt hurts hurting dard dukhta dukhti दर्द दुखता दुखती"));

/** Words that say for whom something is meant: most of what helps grown-ups says nothing of children. */
const WHOM: ReadonlySet<string> = new Set(
  wordsOf(`baby babys babies kid kids child childs childrens children toddler toddlers infant bachcha bacha bachche bache bachchon bacchon bachho
    शिशु बच्चा बच्चे बच्चों`),
);

export const saysOnlyWhom = (word: string): boolean => WHOM.has(word);

export const saysOnlyTrouble = (word: string): boolean => TROUBLE.has(word);

/** The words of a typed text, each once, without those that only join others or add little to them. Empty: nothing was asked. */
export function searchedWords(typed: string): readonly string[] {
  let words: readonly string[] = [...new Set(wordsOf(typed))];
  for (const saysLittle of [JOINING, MEASURES, SENTENCE, WISHED]) {
    const others = words.filter((word) => !saysLittle.has(word));
    if (others.length > 0) words = others;
  }
  return words.slice(0, MOST_WORDS);
}

/** The typed words without those that say nothing. If all of them say nothing, they are kept, because they still show what is wanted. */
export function tellingOf<Meant>(meant: readonly Meant[], tells: (one: Meant) => boolean): readonly Meant[] {
  const telling = meant.filter(tells);
  return telling.length > 0 ? telling : meant;
}

/** The words by which a product is called: those of its titles and of its brand. */
export const nameWordsOf = ({ title, hindi, sanskrit, brand }: ProductDetails): ReadonlySet<string> =>
  new Set([title, hindi ?? "", sanskrit ?? "", brand ?? ""].flatMap(wordsOf));

/**
 * The words that say what a product is or is for first of all: those of its name that its kind and form have too, and of what is taken or
 * put on also those of its first concern. So what is for a cold comes before what is pressed cold.
 */
export function mainWordsOf(product: ProductDetails): ReadonlySet<string> {
  const { subCategory, form, concerns, isConsumable } = product;
  const kind = new Set([subCategory, form].flatMap(wordsOf));
  const isOfKind = (word: string) => [word, `${word}s`, word.replace(/s$/, "")].some((one) => kind.has(one));
  return new Set([...[...nameWordsOf(product)].filter(isOfKind), ...(isConsumable ? wordsOf(concerns[0] ?? "") : [])]);
}

/** All words by which a product is found: those of its name, its tags, its collections, its purpose, its form and its ingredients. */
export const searchedOf = (product: ProductDetails): ReadonlySet<string> => {
  const { tags, categories, subCategory, concerns, form, information } = product;
  const ingredients = information.ingredients.flatMap(({ name: { english, hindi } }) => [english, hindi ?? ""]);
  return new Set([...nameWordsOf(product), ...[...tags, ...categories, subCategory, ...concerns, form, ...ingredients].flatMap(wordsOf)]);
};
