import type { enquiryWords as english } from "../enquiry.ts";

export const enquiryWords: typeof english = {
  heading: ({ about }) => `${about} के बारे में पूछें`,
  hint: "दो कार्य-दिवसों में आपको कॉल आता है। पूछने का कोई शुल्क नहीं और कोई बंधन नहीं।",
  send: "पूछताछ भेजें",
  sending: "भेजा जा रहा है",
  sent: "धन्यवाद, आपकी पूछताछ मिल गई",
  sentText: "दो कार्य-दिवसों में आपको कॉल आएगा।",
};
