import type { enquiryWords as english } from "../enquiry.ts";

export const enquiryWords: typeof english = {
  heading: ({ about }) => `${about} के बारे में पूछें`,
  hint: "हम दो कामकाजी दिनों में आपको कॉल करेंगे। पूछना मुफ़्त है, और इससे आप किसी बात से बँधते नहीं।",
  send: "पूछताछ भेजें",
  sending: "भेजा जा रहा है",
  sent: "धन्यवाद, आपकी पूछताछ मिल गई",
  sentText: "हम दो कामकाजी दिनों में आपको कॉल करेंगे।",
};
