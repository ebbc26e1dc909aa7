/** What the newsletter's box answers, and the two pages that its letters lead to. */
export const newsletterWords = {
  invalidEmail: "Please enter a valid e-mail address, as name@example.com",
  tooMany: "Too many requests. Please try again later.",
  confirm: {
    title: "Confirm the newsletter",
    text: "Press the button and the newsletter comes to the address that the link was sent to.",
    asked: "Subscription email added successfully",
    askedText: "An e-mail is on its way to you. Press its link to confirm the newsletter.",
    notAsked: "The newsletter was not asked for",
    press: "Yes, send me the newsletter",
    confirmed: "You are subscribed",
    confirmedText: "The next newsletter comes to you. Each one ends with a link to leave.",
    useless: "This link is not valid any more",
    uselessText: "It is older than 7 days, or its address has left our list since. You can subscribe again at any time.",
  },
  leave: {
    title: "Leave the newsletter",
    text: "Press the button and your address is taken off our list, at once and for good.",
    press: "Take my address off the list",
    left: "You get no more newsletters",
    leftText: "Your address is off our list. You can subscribe again at any time.",
    useless: "This link is incomplete",
    uselessText: "It does not say whose newsletter is to stop. Please press the link at the end of one of them, or copy all of it.",
  },
  home: "Go to the shop",
};
