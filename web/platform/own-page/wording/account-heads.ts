/** Titles of a customer's own pages, for tabs and bookmarks. */
export const accountHeads = {
  overview: "My account",
  profile: "My profile",
  details: "Personal details",
  mobile: "Your mobile number",
  password: "Password",
  addresses: "Addresses",
  address: "Address",
  members: "My members",
  member: "Member",
  tickets: "My tickets",
  ticket: "Ticket",
  points: "Reward points",
  notifications: "Notifications",
  invite: "Invite a friend",
  data: "Your data",
  leave: "Delete account",
};
