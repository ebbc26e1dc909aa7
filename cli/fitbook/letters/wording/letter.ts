/** What a letter says that tells of something new in Fitbook: never what, and never of whom. */
export type FitbookLetterWords = {
  readonly subject: string;
  /** `list`: where it is read; `choice`: where letters are switched off. */
  readonly text: (told: { readonly name: string; readonly list: string; readonly choice: string }) => string;
};

export const english: FitbookLetterWords = {
  subject: "There is something new for you",
  text: ({ name, list, choice }) => `Namaste ${name},

There is something new for you on Niramaya. Read it here:

${list}

You chose to get these e-mails, at most one an hour. Switch them off under Notifications in your Fitbook profile:

${choice}

Niramaya
`,
};
