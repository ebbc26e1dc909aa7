import { LONGEST_NAME } from "#core/identity/full-name.ts";
import type { ContactProblem } from "#web/features/contact/wording/contact.ts";
import type * as english from "../contact.ts";

export const contactWords: typeof english.contactWords = {
  title: "संपर्क करें",
  description: "Niramaya को लिखें, कॉल करें या मिलने आएँ। जवाब एक इंसान देता है।",
  lead: "लिखें, कॉल करें या मिलने आएँ। जवाब इंसान देता है, मशीन नहीं।",
  form: "हमें संदेश भेजें",
  fields: { name: "आपका नाम", email: "ई-मेल", mobile: "मोबाइल नंबर", city: "शहर", message: "आपका संदेश" },
  company: "हम कहाँ हैं",
  office: "कार्यालय",
  phone: "फ़ोन",
  mail: "ई-मेल",
  chat: "WhatsApp पर बात करें",
  bill: "बात बिल की है? कार्ट में “सहायता के लिए कॉपी करें” दबाएँ और यहाँ चिपकाएँ: तब हम वही देखेंगे जो आप।",
  send: "संदेश भेजें",
  sending: "भेजा जा रहा है",
  sent: "धन्यवाद, आपका संदेश मिल गया",
  sentText: (number: number, email: string): string => `इसका नंबर ${number} है। जवाब ${email} पर आएगा।`,
  another: "एक और संदेश लिखें",
  noScript: "इस फ़ॉर्म को JavaScript चाहिए। उसके बिना कृपया ई-मेल लिखें या कॉल करें।",
  problem(problem: ContactProblem | null): string | null {
    switch (problem) {
      case null:
        return null;
      case "needed":
        return "कृपया इसे भरें";
      case "name":
        return "कृपया केवल अक्षर और ख़ाली जगह लिखें";
      case "long-name":
        return `कृपया ज़्यादा से ज़्यादा ${LONGEST_NAME} अक्षर लिखें`;
      case "email":
        return "कृपया सही ई-मेल पता लिखें, जैसे name@example.com";
      case "mobile":
        return "मोबाइल नंबर सही नहीं है";
      case "too-long":
        return "कृपया 2,000 अक्षरों से कम लिखें";
    }
  },
  tooMany: "बहुत सारे अनुरोध आए हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।",
};

export const enquiryWords: typeof english.enquiryWords = {
  heading: (about: string): string => `${about} के बारे में पूछें`,
  hint: "दो कार्य-दिवसों में आपको कॉल आता है। पूछने का कोई शुल्क नहीं और कोई बंधन नहीं।",
  send: "पूछताछ भेजें",
  sending: "भेजा जा रहा है",
  sent: "धन्यवाद, आपकी पूछताछ मिल गई",
  sentText: "दो कार्य-दिवसों में आपको कॉल आएगा।",
};

export type { ContactProblem } from "#web/features/contact/wording/contact.ts";
