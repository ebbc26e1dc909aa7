import type { paymentPhrases as english } from "../payments.ts";

export const paymentPhrases: typeof english = {
  isBeingChecked: "आपके भुगतान की जाँच हो रही है। कृपया दोबारा भुगतान न करें।",
  isLookedFor: ({ days }) =>
    `बैंक ने अब तक भुगतान की पुष्टि नहीं की है। कृपया दोबारा भुगतान न करें। हम ${days} दिन तक बार-बार पता करते रहेंगे और पता चलते ही आपको लिखेंगे। देर से आए पैसे अपने आप वापस हो जाते हैं।`,
  lastLooked: ({ time }) => `पिछली जाँच: ${time}।`,
  paidTwice: ({ amount, moment }) => `आपसे दो बार भुगतान हुआ: ${moment} को दूसरी बार ${amount} आए। ये 7 कामकाजी दिन में वहीं लौट जाएँगे जहाँ से आए थे।`,
  wasPaidTwice: ({ amount, moment, back }) =>
    `आपसे दो बार भुगतान हुआ: ${moment} को दूसरी बार ${amount} आए। हमने इन्हें ${back} को लौटा दिया; बैंक में दिखने में 7 कामकाजी दिन तक लग सकते हैं।`,
  payNow: "अभी भुगतान करें",
  beginning: "भुगतान का पेज तैयार हो रहा है",
  leaving: "आपको भुगतान के पेज पर ले जा रहे हैं",
  pays: ({ number, total }) => `ऑर्डर ${number} के लिए ${total}`,
  leavingTo: ({ host }) => `भुगतान ${host} पर होगा, उसके बाद आप यहीं लौट आएँगे।`,
  leavingText: "इसमें कुछ पल लगते हैं। अगर कुछ न हो, तो बटन दबाएँ।",
};
