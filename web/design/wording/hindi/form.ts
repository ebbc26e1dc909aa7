import type { formWords as english } from "../form.ts";

/** What all forms say. */
export const formWords: typeof english = {
  save: "सेव करें",
  saving: "सेव हो रहा है",
  cancel: "रद्द करें",
  optional: "(ज़रूरी नहीं)",
  unavailable: "दुकान से संपर्क नहीं हो पाया। आपने जो भरा था, वह यहीं है।",
  tryAgain: "फिर कोशिश करें",
  unsaved: "सेव किए बिना बाहर जाएँ?",
  unsavedText: "आपने जो भरा है वह अभी सेव नहीं हुआ है।",
  stay: "यहीं रहें",
  leave: "बाहर जाएँ",
  close: "बंद करें",
};
