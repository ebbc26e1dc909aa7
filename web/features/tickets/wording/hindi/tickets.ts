import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { TicketMessage, TicketTopic } from "#core/tickets/ticket.ts";
import type { TicketFileKind, MessageFault, MessageRefused } from "#web/features/tickets/message-model.ts";
import type { ticketWords as english } from "#web/features/tickets/wording/tickets.ts";

const topics: Readonly<Record<TicketTopic, string>> = {
  delivery: "डिलीवरी",
  "damaged-or-wrong": "टूटा या गलत सामान",
  missing: "कुछ कम आया है",
  "return-or-refund": "वापसी या रिफ़ंड",
  "payment-or-invoice": "भुगतान या इनवॉइस",
  "something-else": "कुछ और",
};

const states: Readonly<Record<TicketState, string>> = {
  open: "मिल गया",
  acknowledged: "पढ़ लिया गया",
  "in-progress": "काम चल रहा है",
  "waiting-for-customer": "आपके जवाब का इंतज़ार",
  resolved: "हल हो गया",
  closed: "बंद",
  reopened: "फिर से खुला",
};

const explained: Readonly<Record<TicketState, string>> = {
  open: "आपका सवाल हमें मिल गया है। 48 घंटे के भीतर कोई इसे देखेगा।",
  acknowledged: "आपका सवाल पढ़ लिया गया है और उस पर काम होगा।",
  "in-progress": "इस पर काम चल रहा है। जो नया होगा, यहीं दिखेगा।",
  "waiting-for-customer": "आगे बढ़ने के लिए हमें आपका जवाब चाहिए।",
  resolved: "हमारे हिसाब से यह हल हो गया है। 7 दिन बाद यह अपने-आप बंद हो जाएगा; कुछ बाकी हो तो इसे फिर से खोलें।",
  closed: "यह बंद हो चुका है। कुछ बाकी हो तो इसे फिर से खोलें।",
  reopened: "यह फिर से खुल गया है। कोई इसे देखेगा।",
};

const faults: Readonly<Record<Exclude<MessageFault, "too-long">, string>> = {
  empty: "कृपया कुछ शब्द लिखें।",
  "files-sending": "एक फ़ाइल अभी भेजी जा रही है; थोड़ा रुकें।",
  "files-failed": "एक फ़ाइल नहीं भेजी जा सकी। फिर कोशिश करें या उसे हटा दें।",
};

const refusals: Readonly<Record<MessageRefused, string>> = {
  "unknown-file": "एक फ़ाइल खो गई। कृपया उसे हटाकर फिर से जोड़ें।",
  "unknown-order": "यह ऑर्डर नहीं मिला।",
  "unknown-ticket": "यह टिकट नहीं मिला।",
  "too-many-tickets": "एक घंटे में बहुत सारे संदेश हो गए। कृपया बाद में कोशिश करें।",
  "is-over": "यह इस बीच हल हो गया। ऊपर हमारा जवाब देखें; कुछ बाकी हो तो फिर से खोलें।",
  "does-not-fit": "यह पहले ही फिर से खुल चुका है। इसे जवाब के रूप में भेजें।",
};

const files: Readonly<Record<TicketFileKind, string>> = { picture: "तस्वीर", video: "वीडियो" };

/** A customer's questions about their orders. */
export const ticketWords: typeof english = {
  title: "मेरे टिकट",
  lead: "आपके ऑर्डर के बारे में सवाल और हमारे जवाब।",
  reading: "आपके टिकट लाए जा रहे हैं",
  readingOne: "आपका टिकट लाया जा रहा है",
  unavailable: "यह अभी दिखाया नहीं जा सका।",
  tryAgain: "फिर कोशिश करें",
  list: "टिकट, नए पहले",
  more: "और दिखाएँ",
  none: "अभी कोई टिकट नहीं",
  noneText: "कोई ऑर्डर खोलें और “इस ऑर्डर में मदद” दबाएँ। आपके सवाल और हमारे जवाब यहाँ रहते हैं।",
  howToOpen: "नया सवाल पूछने के लिए वह ऑर्डर खोलें और “इस ऑर्डर में मदद” दबाएँ।",
  toOrders: "मेरे ऑर्डर पर जाएँ",
  number: (number: number): string => `टिकट ${number}`,
  topic: (topic: TicketTopic): string => topics[topic],
  state: (state: TicketState): string => states[state],
  explained: (state: TicketState): string => explained[state],
  saidAt: (from: TicketMessage["from"], moment: string): string => (from === "staff" ? `हमने जवाब दिया: ${moment}` : `आपने लिखा: ${moment}`),
  unknown: "यह टिकट नहीं मिला",
  unknownText: "हो सकता है कि यह किसी और खाते का हो। आपके अपने टिकट सूची में हैं।",
  toTickets: "मेरे टिकट पर जाएँ",
  toOrder: "ऑर्डर पर जाएँ",
  opened: (number: number): string => `भेज दिया गया। इसका नंबर ${number} है। हमारा जवाब यहीं मिलेगा; हमारे पास आपका ई-मेल हो तो ई-मेल भी आएगा।`,
  said: "भेज दिया गया। हमारा जवाब यहीं मिलेगा; हमारे पास आपका ई-मेल हो तो ई-मेल भी आएगा।",
  conversation: "अब तक की बातचीत",
  from: (from: TicketMessage["from"]): string => (from === "staff" ? "Niramaya" : "आप"),
  /** What may be said while it is open. */
  next: (state: TicketState): string => (state === "waiting-for-customer" ? "आपका जवाब" : "कुछ और बताएँ"),
  message: "आपका संदेश",
  sendAnswer: "संदेश भेजें",
  reopen: "फिर से खोलें",
  reopenText: "बताएँ कि अभी क्या ठीक नहीं है।",
  stillWrong: "अभी क्या बाकी है?",
  help: "इस ऑर्डर में मदद",
  helpLead: (number: string): string => `ऑर्डर ${number}। हम हर सवाल 48 घंटे के भीतर देखते हैं।`,
  earlier: "इसके बारे में आपने पहले जो पूछा",
  open: "सवाल पूछें",
  about: "सवाल किस बारे में है?",
  noTopic: "कृपया चुनें कि सवाल किस बारे में है।",
  text: "क्या हुआ?",
  textHint: (length: number, most: number): string => `${wholeNumber(most)} में से ${wholeNumber(length)} अक्षर`,
  files: "तस्वीरें और एक वीडियो (वैकल्पिक)",
  filesHint: "6 फ़ाइलों तक, उनमें एक वीडियो, 25 MB तक। इन्हें केवल आप और हमारे कर्मचारी देखते हैं।",
  addPictures: "तस्वीरें जोड़ें",
  addVideo: "वीडियो जोड़ें",
  file: (kind: TicketFileKind): string => files[kind],
  fileNamed: (kind: TicketFileKind, place: number): string => `${files[kind]} ${place + 1}`,
  saveVideo: "वीडियो सहेजें",
  videoUnavailable: "वीडियो नहीं आ सका। कृपया फिर कोशिश करें।",
  send: "सवाल भेजें",
  sending: "भेजा जा रहा है",
  fault: (fault: MessageFault, tooMany: number): string => (fault === "too-long" ? `${wholeNumber(tooMany)} अक्षर ज़्यादा हैं।` : faults[fault]),
  refused: (why: MessageRefused): string => refusals[why],
};
