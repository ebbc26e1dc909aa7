import { fileUploadPhrases as says } from "./wording/file-uploads.ts";
import type { FileProblem } from "./upload-rules.ts";

/** What is said of files that go along, in any language. */
export const fileUploadWords = {
  ...says,
  sending: (share: number): string => says.sending({ percent: String(Math.round(share * 100)) }),
  /** Inside a sentence a name begins with a small letter; Devanagari has one kind of letters alone. */
  remove: (name: string): string => says.remove({ name: `${name.charAt(0).toLowerCase()}${name.slice(1)}` }),
  /** `most`: how many go along. */
  trouble: (why: FileProblem, most = 0): string => (why === "too-many" ? says.tooMany({ most: String(most) }) : says.troubles[why]),
};
