import type { labBookingHeads as english } from "../lab-booking-heads.ts";

export const labBookingHeads: typeof english = {
  book: { title: "जाँच बुक करें", lead: "किसके लिए, कहाँ और कब। समय आपके लिए रुकने के बाद आप भुगतान करते हैं।" },
  bookings: { title: "मेरी लैब बुकिंग", lead: "आपकी बुक की हुई जाँचें और उनकी रिपोर्टें।" },
  booking: { title: "आपकी लैब बुकिंग", lead: "नमूना कब लिया जाएगा, तैयारी कैसे करें, और आगे क्या होगा।" },
  help: { title: "इस लैब बुकिंग में मदद", lead: "हम हर सवाल 48 घंटे के भीतर देखते हैं।" },
  bills: { title: "लैब बुकिंग के बिल", lead: "रसीद और बिल: पढ़ें, प्रिंट करें या डाउनलोड करें।" },
  report: { title: "आपकी लैब रिपोर्ट", lead: "लैब को क्या मिला, हर आँकड़ा अपनी सीमा के साथ।" },
};
