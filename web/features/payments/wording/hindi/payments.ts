import type { paymentPhrases as english } from "../payments.ts";

export const paymentPhrases: typeof english = {
  isBeingChecked: "आपके भुगतान की जाँच हो रही है। कृपया दोबारा भुगतान न करें।",
  paidTwice: ({ amount, moment }) => `आपसे दो बार भुगतान हुआ: ${moment} को दूसरी बार ${amount} आए। ये 7 कामकाजी दिन में वहीं लौट जाएँगे जहाँ से आए थे।`,
  wasPaidTwice: ({ amount, moment, back }) =>
    `आपसे दो बार भुगतान हुआ: ${moment} को दूसरी बार ${amount} आए। हमने इन्हें ${back} को लौटा दिया; बैंक में दिखने में 7 कामकाजी दिन तक लग सकते हैं।`,
};
