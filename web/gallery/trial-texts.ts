/**
 * Words that try a part's room: those that need several lines, one that can't be broken, and Hindi, whose letters are higher and whose
 * words are longer.
 */
export const long = {
  word: "Hydroxypropylmethylcellulose-coated",
  name: "Venkatanarasimharajuvaripeta Lakshmi Anantha Padmanabhan",
  line: "Roghan Badam Shirin, cold-pressed sweet almond oil for hair, skin and sleep, in a bottle of dark glass",
  text: "It was kept cool and dry, it left the shop on the day that it was asked for, and it comes in a box that holds nothing but paper. Whatever is wrong with it may go back within seven days, with a picture of the box and of what it held.",
};

export const hindi = {
  button: "कार्ट में जोड़ें",
  busy: "जोड़ा जा रहा है",
  label: "फ़्लैट, मकान या इमारत का नाम",
  hint: "जैसा डाकिया पढ़ सके",
  typed: "फ़्लैट ४, नीलकंठ अपार्टमेंट, प्रभात रोड",
  problem: "कृपया अपना पूरा पता लिखें, ताकि ऑर्डर सही जगह पहुँचे।",
  notice: "आपकी पिछली बार के बाद से दाम और स्टॉक बदल गए होंगे।",
  title: "त्रिफला चूर्ण और ब्राह्मी के साथ आँवला",
  empty: "अभी यहाँ कुछ नहीं है",
  choices: ["महाराष्ट्र", "केरल", "अंडमान और निकोबार द्वीपसमूह"],
  steps: ["ऑर्डर मिला", "पैक हुआ", "भेजा गया", "पहुँच गया"],
  why: "क्यों?",
  sentence: "₹1,249.00 का 12 %, पैसे तक नीचे की ओर पूर्ण किया गया।",
};
