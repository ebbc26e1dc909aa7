import type { FileProblem } from "#web/platform/uploads/upload-rules.ts";
import type { Facts } from "#web/design/phrase.ts";

/** Pictures and videos that go along with something. */
export const fileUploadPhrases = {
  sending: ({ percent }: Facts<"percent">) => `Sending, ${percent} %`,
  sent: "Sent",
  remove: ({ name }: Facts<"name">) => `Remove ${name}`,
  enlarge: ({ name }: Facts<"name">) => `Enlarge ${name}`,
  fullSize: "Full size",
  fitted: "Fit to the window",
  tryAgain: "Try again",
  tooMany: ({ most }: Facts<"most">) => `You can attach up to ${most} files.`,
  troubles: {
    "no-picture": "Please choose a picture in JPEG, PNG or WebP format.",
    "no-video": "Please choose a video in MP4, WebM or MOV format.",
    "too-many-uploads": "That's a lot of files at once. Please wait a while and try again.",
    "picture-too-large": "This picture is larger than 8 MB.",
    "too-large": "This video is larger than 25 MB.",
    "one-video": "You can attach one video.",
    "no-report": "Please choose a picture (JPEG, PNG, WebP) or a PDF.",
    "report-too-large": "This file is too large: a PDF may have 10 MB, a picture 8 MB.",
    "no-paper": "This PDF can't be opened. Please send a picture of it instead.",
    "locked-paper": "This PDF is locked. Please send one without a password, or a picture of it.",
    "active-paper":
      "This PDF contains a form, a signature field, a script or attached files. Please print it as a PDF, or send a picture of it.",
    "too-many-reports": "Up to 20 reports can be sent for an appointment.",
    "reports-closed": "Reports can't be sent for this appointment any more.",
    "consent-needed": "Please allow the use of health data first.",
    unavailable: "Not sent: the shop did not answer.",
  } satisfies Record<Exclude<FileProblem, "too-many">, string>,
};
