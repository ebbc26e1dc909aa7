/** Titles of Fitbook's pages, and what each is about. */
export const fitbookHeads = {
  people: { title: "People", lead: "Find people by their name, and answer who asks to follow you." },
  profile: { title: "Fitbook profile", lead: "Who somebody is in Fitbook, as far as they show it to you." },
  pages: "Fitbook",
  ownProfile: "My profile",
  reading: "Getting Fitbook",
};
