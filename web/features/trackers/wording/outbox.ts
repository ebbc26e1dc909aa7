import type { Facts } from "#web/design/phrase.ts";

/** What is said of entries that wait on the device, on a tracker's page and to whoever signs out. */
export const outboxPhrases = {
  cutShort: "Not all of your entries are on this device yet. The rest will come as soon as there is internet.",
  waiting: {
    one: ({ count }: Facts<"count">) => `${count} entry is not sent yet. It will go as soon as there is internet.`,
    other: ({ count }: Facts<"count">) => `${count} entries are not sent yet. They will go as soon as there is internet.`,
  },
  unkept: {
    one: ({ count }: Facts<"count">) =>
      `${count} entry could be neither sent nor saved on this device. Leave this page open until there is internet, or it is lost.`,
    other: ({ count }: Facts<"count">) =>
      `${count} entries could be neither sent nor saved on this device. Leave this page open until there is internet, or they are lost.`,
  },
  beforeConsent: "Not saved yet: it is lost once you close or reload this page. Give your consent above to keep it.",
  begunUnkept: "What you have started can't be saved on this device. Leave this page open until you end it.",
  held: {
    one: ({ count }: Facts<"count">) =>
      `${count} entry on this device is from before you erased entries, or from long ago. Send it anyway?`,
    other: ({ count }: Facts<"count">) =>
      `${count} entries on this device are from before you erased entries, or from long ago. Send them anyway?`,
  },
  sendHeld: "Send",
  dropHeld: "Delete here",
  ahead: "One entry is ahead of Indian time. It will be sent when its time comes.",
  refused: {
    one: ({ count }: Facts<"count">) => `${count} entry could not be saved. Please check its time and amount, and enter it again.`,
    other: ({ count }: Facts<"count">) =>
      `${count} entries could not be saved. Please check their times and amounts, and enter them again.`,
  },
  failed: "That wasn't saved. Please try again.",
};
