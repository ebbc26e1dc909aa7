import type { recoveryWords as english } from "#web/features/sign-in/wording/recovery.ts";

/** जो खाता मिटने वाला है, उसे वापस पाना. */
export const recoveryWords: typeof english = {
  title: "अपना खाता वापस पाएँ?",
  text: "आपने यह खाता हटाने को कहा था। तब से 30 दिन तक आप इसे जैसा था वैसा ही वापस पा सकते हैं।",
  restore: "मेरा खाता वापस लें",
  restoring: "वापस लाया जा रहा है",
  notNow: "अभी नहीं",
  close: "ऐसे ही रहने दें",
  tooLate: "यह खाता अब वापस नहीं मिल सकता।",
  unreachable: "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।",
};
