import type { Facts } from "#web/design/phrase.ts";

/** What is said of tracked days that a patient attaches to an appointment, by the patient's page and the desk. */
export const spanPhrases = {
  heading: "Tracked days for the practitioner",
  hint: "Choose which days of a tracker this practitioner may see: each day's figure and the average, no single entries. At most 90 days.",
  tracker: "Tracker",
  unchosen: "Choose a tracker",
  from: "First day",
  to: "Last day",
  attach: "Attach",
  attaching: "Attaching",
  attached: "Attached days",
  span: ({ tracker, from, to }: Facts<"tracker" | "from" | "to">) => `${tracker}: ${from} to ${to}`,
  detach: "Take back",
  detachNamed: ({ span }: Facts<"span">) => `Take back: ${span}`,
  noTracker: "Please choose a tracker.",
  wrongSpan: "Please choose at most 90 days, none of them to come.",
  none: "Nothing of your trackers is attached.",
  stays: "What was attached when the call began stays with the appointment.",
  consentFirst: "Tracked days can be attached once you have allowed the use of health data, above.",
  done: "Attached. The practitioner sees these days as they stand whenever they look.",
  takenBack: "Taken back. The practitioner no longer sees these days.",
  refused: "This can't be attached to this appointment any more.",
  notChanged: "This could not be changed. Please try again.",
  unavailable: "What is attached can't be shown just now.",
  reading: "Reading",
  shared: "What the patient tracked",
};
