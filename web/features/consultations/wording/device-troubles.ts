import type { Browser } from "#web/features/consultations/call/browser.ts";

/** Why a page of a call has no camera and microphone, and what to do: where they were refused, by what that browser calls it. */
export const deviceTroublePhrases = {
  refused: {
    chromium:
      "Your browser does not let this page use them. Press the icon to the left of the address (“View site information”), switch on “Camera” and “Microphone”, and try again.",
    firefox:
      "Your browser does not let this page use them. Press the crossed-out icon to the left of the address, remove “Blocked” from camera and microphone, and try again.",
    safari:
      "Your browser does not let this page use them. Choose “Settings for This Website…” in the menu Safari, or “Website Settings” beside the address of an iPhone, set “Camera” and “Microphone” to “Allow”, and try again.",
    other:
      "Your browser does not let this page use them. Allow camera and microphone beside the address or in the settings of the device, and try again.",
  } satisfies Record<Browser, string>,
  insecure: "Browsers let only pages with https use them. Please open this page at its address with https.",
  none: "No microphone was found. Connect one and try again.",
  busy: "Another program may be using them. Close it and try again.",
};
