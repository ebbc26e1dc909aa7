import type { Facts } from "#web/design/phrase.ts";

/** The first page of a customer's own pages, and their entries in its menu. */
export const accountWords = {
  signOut: "Logout",
  points: ({ points }: Facts<"points">) => `${points} points`,
  entries: {
    profile: "My profile",
    addresses: "Addresses",
    members: "My members",
    invite: "Invite a friend",
    password: "Password",
    data: "Your data",
    leave: "Delete account",
  },
  hints: {
    profile: "Name, picture, mobile, e-mail",
    addresses: "Where your parcels go",
    members: "The people you care for",
    invite: "Tell a friend about us",
    password: "Set or change it",
    data: "Download what we keep",
    leave: "You can undo it for 30 days",
  },
};
