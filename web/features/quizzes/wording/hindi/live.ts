import type { Facts } from "#web/design/phrase.ts";
import type { livePhrases as english } from "../live.ts";

export const livePhrases: typeof english = {
  stages: {
    lobby: "आप शामिल हैं। मेज़बान जल्द ही पहला सवाल खोलेंगे।",
    watch: "मेज़बान जल्द ही पहला सवाल खोलेंगे।",
    question: ({ place, of }: Facts<"place" | "of">) => `${of} में से सवाल ${place}`,
    ended: "समय ख़त्म। जवाब अभी आता है।",
    told: "यह रहा जवाब। अगला सवाल मेज़बान खोलेंगे।",
    over: "क्विज़ ख़त्म हो गई।",
  },
  players: {
    one: ({ count }: Facts<"count">) => `${count} खिलाड़ी`,
    other: ({ count }: Facts<"count">) => `${count} खिलाड़ी`,
  },
  answered: {
    one: ({ count }: Facts<"count">) => `${count} का जवाब आ गया`,
    other: ({ count }: Facts<"count">) => `${count} के जवाब आ गए`,
  },
  seconds: {
    one: ({ count }: Facts<"count">) => `${count} सेकंड`,
    other: ({ count }: Facts<"count">) => `${count} सेकंड`,
  },
  timeLeft: "बचा समय",
  join: "शामिल हों",
  joinAt: "अपने फ़ोन पर यहाँ शामिल हों",
  joinCode: "पते का क्यूआर कोड",
  joinText: "जवाब देने के लिए शामिल हों। आपका नाम सिर्फ़ उन्हें दिखता है जो आपको फ़िटबुक में देखते हैं; बाक़ी सबके लिए आप “एक खिलाड़ी” हैं।",
  joinFailed: "आप ऑफ़लाइन हैं, इसलिए जुड़ नहीं सके। फिर कोशिश करें।",
  send: "मेरा जवाब भेजें",
  sending: "भेजा जा रहा है",
  sent: "आपका जवाब पहुँच गया।",
  late: "आपका जवाब देर से आया और गिना नहीं जाएगा।",
  elsewhere: "आप दूसरे डिवाइस पर जवाब दे चुके हैं।",
  waiting: "आप ऑफ़लाइन हैं, इसलिए जवाब नहीं गया। फिर दबाएँ।",
  lost: "आप ऑफ़लाइन हैं। इंटरनेट आते ही हम आपको क्विज़ में ले आएँगे; घड़ी चलती रहती है।",
  yours: "आपका जवाब",
  earned: ({ points }: Facts<"points">) => `${points} अंक`,
  yourPoints: ({ points }: Facts<"points">) => `आपके अंक: ${points}`,
  first: "सबसे आगे के पाँच",
  you: "आप",
  aPlayer: "एक खिलाड़ी",
  ownRank: ({ rank }: Facts<"rank">) => `आपका स्थान: ${rank}`,
};
