import type { checkoutBillPhrases as english } from "../checkout-bill.ts";

export const checkoutBillPhrases: typeof english = {
  coupon: ({ code }) => `कूपन ${code}`,
  payingOnline: "ऑनलाइन भुगतान",
  aboutTax: "हर दाम में GST शामिल है; उसमें कितना कर है, यह आपके इनवॉइस में दिखेगा।",
  wholeRupee: ({ amount }) => `${amount} पहले से पूरा रुपया है: कुछ नहीं जुड़ता।`,
  roundedUp: ({ amount }) => `${amount} को अगले पूरे रुपये तक बढ़ाया गया है। यह कर नहीं है।`,
  savesFrom: ({ minimum, missing }) => `कूपन घटाने के बाद प्रोडक्ट ${minimum} के हों तो ऑनलाइन भुगतान पर बचत होती है: अभी ${missing} कम हैं।`,
  share: ({ percent, of }) => `ऑनलाइन भुगतान पर ${of} का ${percent}%, पैसे नीचे की ओर पूरे करके।`,
  shareCapped: ({ percent, of, most }) => `ऑनलाइन भुगतान पर ${of} का ${percent}%, पर ज़्यादा से ज़्यादा ${most}।`,
  shareOfAll: ({ percent, of }) => `ऑनलाइन भुगतान पर ${of} का ${percent}%, पर जितना चुकाना है उससे ज़्यादा नहीं।`,
};
