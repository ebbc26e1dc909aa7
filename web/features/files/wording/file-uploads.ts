import type { FileProblem } from "#web/features/files/upload-rules.ts";

const troubles: Readonly<Record<Exclude<FileProblem, "too-many">, string>> = {
  "no-picture": "Please choose a picture in JPEG, PNG or WebP format.",
  "no-video": "Please choose a video in MP4, WebM or MOV format.",
  "too-many-uploads": "That are many files at once. Please wait a while and try again.",
  "picture-too-large": "This picture is larger than 8 MB.",
  "too-large": "This video is larger than 25 MB.",
  "one-video": "One video can go along.",
  unavailable: "Not sent: the shop did not answer.",
};

/** Pictures and videos that go along with something. */
export const fileUploadWords = {
  sending: (share: number): string => `Sending, ${Math.round(share * 100)} %`,
  sent: "Sent",
  remove: (name: string): string => `Remove ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  enlarge: (name: string): string => `Enlarge ${name}`,
  tryAgain: "Try again",
  /** `most`: how many go along. */
  trouble: (why: FileProblem, most = 0): string => (why === "too-many" ? `Up to ${most} files can go along.` : troubles[why]),
};
