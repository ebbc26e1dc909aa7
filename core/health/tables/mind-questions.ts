import type { MindCategory } from "../tools/mind.ts";

type InBoth = { readonly name: string; readonly hindi: string };

/**
 * What is asked about the mind in the last two weeks, eight questions a category in order, in English and Hindi. Source:
 * specification/wellness.md, Questions.
 */
export const MIND_QUESTIONS: Readonly<Record<MindCategory, readonly InBoth[]>> = {
  emotional: [
    { name: "I could name what I felt.", hindi: "मैंने पहचाना कि मुझे क्या महसूस हो रहा है।" },
    {
      name: "I calmed down within a reasonable time after something upsetting.",
      hindi: "परेशान करने वाली बात के बाद मेरा मन ठीक-ठाक समय में शांत हो गया।",
    },
    { name: "I felt low for most of a day.", hindi: "किसी दिन ज़्यादातर समय मेरा मन उदास रहा।" },
    { name: "I enjoyed something each day.", hindi: "मुझे हर दिन किसी न किसी चीज़ में आनंद आया।" },
    { name: "I was kind to myself when I failed.", hindi: "असफल होने पर मैंने अपने साथ नरमी बरती।" },
    { name: "Worry kept me from what I meant to do.", hindi: "चिंता ने मुझे वह करने से रोका जो मैंने सोचा था।" },
    { name: "I told somebody how I really was.", hindi: "मैंने किसी को बताया कि मेरा हाल सच में कैसा है।" },
    { name: "I looked forward to something.", hindi: "मुझे किसी आने वाली बात का इंतज़ार अच्छा लगा।" },
  ],
  occupational: [
    { name: "I knew what was expected of me.", hindi: "मुझे पता था कि मुझसे क्या अपेक्षा है।" },
    { name: "Work followed me into the evening.", hindi: "काम शाम तक मेरे साथ चलता रहा।" },
    { name: "I used what I am good at.", hindi: "जो मुझे अच्छा आता है, वह काम में आया।" },
    { name: "I took breaks without guilt.", hindi: "मैंने बिना अपराधबोध के विराम लिया।" },
    { name: "I was treated fairly.", hindi: "मेरे साथ न्याय का व्यवहार हुआ।" },
    { name: "What I do felt worth doing.", hindi: "मेरा काम मुझे करने लायक लगा।" },
    { name: "I dreaded the next day.", hindi: "मुझे अगले दिन से डर लगा।" },
    { name: "I learned something.", hindi: "मैंने कुछ सीखा।" },
  ],
  social: [
    { name: "I spent time with somebody I like.", hindi: "मैंने किसी ऐसे के साथ समय बिताया जो मुझे अच्छा लगता है।" },
    { name: "I felt alone though others were there.", hindi: "लोगों के बीच भी मुझे अकेलापन लगा।" },
    { name: "I could ask for help.", hindi: "ज़रूरत पड़ने पर मैंने मदद माँगी।" },
    { name: "I helped somebody.", hindi: "मैंने किसी की मदद की।" },
    { name: "I avoided people I wanted to see.", hindi: "जिनसे मिलने का मन था, उनसे भी मैंने किनारा किया।" },
    { name: "I could say no.", hindi: "जहाँ ना कहना था, मैंने ना कहा।" },
    { name: "I felt that I belong somewhere.", hindi: "मुझे लगा कि मेरी भी कोई जगह है, कोई अपने हैं।" },
    { name: "I listened without reaching for the phone.", hindi: "मैंने फ़ोन उठाए बिना दूसरों की बात सुनी।" },
  ],
};

/** What an answer from 0 to 4 says. */
export const MIND_SCALE: readonly InBoth[] = [
  { name: "never", hindi: "कभी नहीं" },
  { name: "seldom", hindi: "बहुत कम" },
  { name: "sometimes", hindi: "कभी-कभी" },
  { name: "often", hindi: "अक्सर" },
  { name: "always", hindi: "हमेशा" },
];
