/** The same for every tracker: whoever looks over somebody's shoulder learns nothing. */
export const reminderPhrases = { text: "A reminder you set" };
