import type * as english from "../verify-email.ts";

type Answer = "asked" | "confirming" | "confirmed" | "wrong-code" | "email-taken" | "too-many" | "unavailable";
type Told = { readonly title: string; readonly text: string };

/** ई-मेल पते की पुष्टि का पेज. */
export const verifyEmailWords: typeof english.verifyEmailWords = {
  needsScript: "पते की पुष्टि के लिए JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से खोलें।",
  title: "अपने ई-मेल पते की पुष्टि करें",
  lead: "पुष्टि करें कि यह ई-मेल पता आपका है।",
  text: (email: string): string => `बटन दबाएँ, और ${email} आपके खाते में जुड़ जाएगा।`,
  confirm: "हाँ, यह मेरा पता है",
  confirming: "पुष्टि हो रही है",
  tryAgain: "फिर कोशिश करें",
  profile: "मेरी प्रोफ़ाइल",
  home: "मुख्य पेज पर जाएँ",
  answer,
};

function answer(answer: Answer): Told {
  switch (answer) {
    case "asked":
    case "confirming":
      return { title: "अपने ई-मेल पते की पुष्टि करें", text: "" };
    case "confirmed":
      return { title: "आपके ई-मेल पते की पुष्टि हो गई", text: "अब आप इससे भी साइन इन कर सकते हैं।" };
    case "wrong-code":
      return { title: "यह लिंक अब मान्य नहीं है", text: "यह लिंक इस्तेमाल हो चुका है या इसका समय बीत गया है। अपनी प्रोफ़ाइल से नया लिंक मँगाएँ।" };
    case "email-taken":
      return { title: "यह पता पहले से लिया हुआ है", text: "यह ई-मेल पता किसी और खाते का है।" };
    case "too-many":
      return { title: "ज़रा रुकिए", text: "बहुत अधिक अनुरोध हुए। कृपया कुछ देर बाद कोशिश करें।" };
    case "unavailable":
      return { title: "यह नहीं हो पाया", text: "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।" };
  }
}
