import type { unbuiltPagePhrases as english } from "../unbuilt-page.ts";

export const unbuiltPagePhrases: typeof english = {
  building: "बस थोड़ी देर",
  buildingMore: "निरामय का यह हिस्सा अभी-अभी इंस्टॉल हुआ है और तैयार हो रहा है। पेज ज़्यादा से ज़्यादा एक मिनट में अपने आप खुल जाएगा।",
  missing: "यह हिस्सा तैयार नहीं है",
  missingMore: "ये पेज तैयार नहीं हो सके। कारण उस विंडो में लिखा है जिसमें यह साइट शुरू की गई थी।",
  english: "अंग्रेज़ी में जारी रखें",
};
