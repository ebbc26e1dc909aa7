import type { Facts } from "#web/design/phrase.ts";

/** The menu of a customer's own pages. */
export const accountWords = {
  overview: "My account",
  menu: "My account",
  signOut: "Logout",
  points: ({ points }: Facts<"points">) => `${points} points`,
  entries: {
    profile: "My profile",
    orders: "My orders",
    tickets: "My tickets",
    addresses: "Addresses",
    members: "My members",
    points: "Reward points",
    notifications: "Notifications",
    invite: "Invite a friend",
    password: "Password",
    data: "Your data",
    leave: "Delete account",
  },
  hints: {
    profile: "Name, picture, mobile, e-mail",
    orders: "Parcels, bills, returns",
    tickets: "Questions about your orders and bookings",
    addresses: "Where your parcels go",
    members: "The people you care for",
    points: "What you earned, and how",
    notifications: "Requests and news",
    invite: "Tell a friend about us",
    password: "Set or change it",
    data: "Download what we keep",
    leave: "You can undo it for 30 days",
  },
};
