import type { FileProblem } from "#web/features/files/upload-rules.ts";
import type { fileUploadWords as english } from "#web/features/files/wording/file-uploads.ts";

const troubles: Readonly<Record<Exclude<FileProblem, "too-many">, string>> = {
  "no-picture": "कृपया JPEG, PNG या WebP तस्वीर चुनें।",
  "no-video": "कृपया MP4, WebM या MOV वीडियो चुनें।",
  "too-many-uploads": "एक साथ बहुत सारी फ़ाइलें हैं। कृपया थोड़ी देर बाद कोशिश करें।",
  "picture-too-large": "यह तस्वीर 8 MB से बड़ी है।",
  "too-large": "यह वीडियो 25 MB से बड़ा है।",
  "one-video": "एक ही वीडियो भेजा जा सकता है।",
  unavailable: "नहीं भेजी जा सकी: दुकान से जवाब नहीं आया।",
};

/** Pictures and videos that go along with something. */
export const fileUploadWords: typeof english = {
  sending: (share: number): string => `भेजा जा रहा है, ${Math.round(share * 100)} %`,
  sent: "भेज दिया",
  remove: (name: string): string => `हटाएँ: ${name}`,
  enlarge: (name: string): string => `बड़ा करके देखें: ${name}`,
  tryAgain: "फिर कोशिश करें",
  /** `most`: how many go along. */
  trouble: (why: FileProblem, most = 0): string => (why === "too-many" ? `अधिक से अधिक ${most} फ़ाइलें भेजी जा सकती हैं।` : troubles[why]),
};
