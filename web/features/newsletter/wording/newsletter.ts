/** What the newsletter's box answers, and the two pages that its letters lead to. */
export const newsletterWords = {
  invalidEmail: "Please enter a valid e-mail address, like name@example.com",
  tooMany: "Too many requests. Please try again later.",
  confirm: {
    title: "Confirm the newsletter",
    text: "Press the button to get our newsletter at the address where you found this link.",
    asked: "Subscription email added successfully",
    askedText: "We've sent you an e-mail. Open its link to confirm the newsletter.",
    notAsked: "You are not subscribed yet",
    press: "Yes, send me the newsletter",
    confirmed: "You are subscribed",
    confirmedText: "You'll get our next newsletter. Each one ends with a link to unsubscribe.",
    useless: "This link no longer works",
    uselessText: "It is older than 7 days, or the address has been removed from our list. You can subscribe again any time.",
  },
  leave: {
    title: "Unsubscribe from the newsletter",
    text: "Press the button and we'll remove your address from our list, at once and for good.",
    press: "Unsubscribe me",
    left: "You are unsubscribed",
    leftText: "You won't get any more newsletters. You can subscribe again any time.",
    useless: "This link is incomplete",
    uselessText: "It doesn't say whose e-mails to stop. Please open the link at the end of one of our e-mails, or copy the whole link.",
  },
  leaveFitbook: {
    title: "Stop Fitbook's e-mails",
    text: "Press the button and we won't send you any more e-mails about Fitbook. You'll still find what is new in your notifications.",
    press: "Stop all of them",
    left: "You won't get any more e-mails about Fitbook",
    leftText: "Choose them again any time under Notifications in your Fitbook profile.",
  },
  home: "Go to the shop",
};
