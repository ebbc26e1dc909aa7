/** What the list of notifications calls what is announced here. */
export const notificationTopicPhrases = { labBooking: "Lab booking", labReport: "Lab report" };
