/** What the list of notifications calls what is announced here. */
export const notificationTopicPhrases = { payment: "Payment" };
