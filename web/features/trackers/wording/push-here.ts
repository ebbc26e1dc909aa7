/** What is said of reminders that come to a device while no page is open. */
export const pushHerePhrases = {
  label: "Also on this device",
  text: "They come here while no page of ours is open, too, as a notification that says “A reminder you set” and nothing more.",
  unsupported: "This browser can’t show reminders while no page of ours is open. On an iPhone, add the site to the home screen first.",
  refused: "This browser doesn’t allow notifications from this site. Allow them in its settings for this site, then come back.",
  notGiven: "Nothing was switched on. Please allow notifications when your browser asks.",
  unknownService: "Your browser uses a notification service that we don’t send to. Reminders appear on our pages.",
};
