/** Titles of Fitbook's pages, and what each is about. */
export const fitbookHeads = {
  feed: { title: "Fitbook", lead: "Share what you do for your health with whom you choose, and read what others share." },
  post: { title: "Post", lead: "A post in Fitbook, for those whom its writer chose." },
  people: { title: "People", lead: "Find people by their name, and answer who asks to follow you." },
  profile: { title: "Fitbook profile", lead: "Who somebody is in Fitbook, as far as they show it to you." },
  challenges: { title: "Challenges", lead: "Challenge your peers: what is to come, what is running and what is final." },
  challenge: { title: "Challenge", lead: "What a challenge counts, your place and your days." },
  board: { title: "Leaderboard", lead: "The players of a challenge by their rank." },
  makeChallenge: { title: "New challenge", lead: "Choose what is counted, from when to when, and who may join." },
  editChallenge: { title: "Change challenge", lead: "A challenge can be changed until its first day." },
  pages: "Fitbook",
  posts: "Posts",
  ownProfile: "My profile",
  reading: "Getting Fitbook",
};
