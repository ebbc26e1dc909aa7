import type { Facts } from "#cli/letters/phrase.ts";

/** What a letter says that tells of something new in Fitbook: never what, and never of whom. */
export const fitbookLetterPhrases = {
  subject: "There is something new for you",
  /** `list`: where it is read; `choice`: where letters are switched off kind by kind; `leave`: where all are left. */
  text: ({ name, list, choice, leave, site }: Facts<"name" | "list" | "choice" | "leave" | "site">) => `Namaste ${name},

There is something new for you on ${site}. Read it here:

${list}

You chose to get these e-mails, at most one an hour. Choose what they are about under Notifications in your Fitbook profile:

${choice}

Stop all of them with one tap, without signing in:

${leave}

${site}
`,
};
