type Request = "pending" | "accepted" | "declined";

/** Days count from the day on which the demo is put: back where something happened, forth where it is still to come. */
export const demoGroups = [
  {
    key: "early-risers",
    name: "Early risers of Pune",
    isOpen: true,
    about: "University ground, six in the morning, whatever the weather. Walk, run or stand and stretch.",
    rules: "We start on time and wait for nobody.\nWhoever cannot come says so the evening before.",
    hindi: {
      name: "सुबह के साथी, पुणे",
      about: "विश्वविद्यालय का मैदान, सुबह छह बजे, मौसम कैसा भी हो। टहलिए, दौड़िए या खड़े-खड़े स्ट्रेच कीजिए।",
      rules: "समय पर शुरू करते हैं, किसी का इंतज़ार नहीं करते।\nजो न आ सके, पिछली शाम बता दे।",
    },
  },
  {
    key: "no-sugar",
    name: "A month without sugar",
    isOpen: false,
    about: "Thirty days without added sugar, together. Whoever slips goes on the next day.",
    rules: "No advice on medicines: for that there are doctors.\nNobody counts another's sweets.",
    hindi: {
      name: "एक महीना बिना चीनी",
      about: "तीस दिन बिना चीनी मिलाए, सब साथ में। जिससे एक दिन चूक हो, वह अगले दिन से फिर जुड़ जाए।",
      rules: "दवाओं की सलाह नहीं: उसके लिए डॉक्टर हैं।\nकोई किसी की मिठाई नहीं गिनेगा।",
    },
  },
] as const;

const named = <Key extends string>(key: Key, activity: string, hindi: string) => ({ key, activity, hindi: { activity: hindi, about: "" } });

export const demoChallenges = [
  { ...named("stairs", "Climb 50 floors a week", "हफ़्ते में 50 मंज़िलें चढ़ें"), starts: 6, ends: 34, isOpen: true },
  { ...named("walk", "Walk 8,000 steps a day", "रोज़ 8,000 कदम चलें"), starts: -5, ends: 16, isOpen: true },
  { ...named("surya", "Surya namaskar, 12 rounds a day", "सूर्य नमस्कार, रोज़ 12 चक्र"), starts: -60, ends: -30, isOpen: false },
] as const;

type GroupKey = (typeof demoGroups)[number]["key"];
type ChallengeKey = (typeof demoChallenges)[number]["key"];

/** What somebody is told, and when. */
export type DemoNotification = { readonly to: string; readonly from: string; readonly days: number; readonly isRead: boolean } & (
  | { readonly kind: "follow-request"; readonly state: Request }
  | { readonly kind: "follow-accepted" | "follow-suggestion" }
  | { readonly kind: "group-request"; readonly group: GroupKey; readonly state: Request }
  | { readonly kind: "challenge-request"; readonly challenge: ChallengeKey; readonly state: Request }
);

/** Every type of notification, asked and answered, read and unread; a challenge that may be joined, one under way and one that is over. */
export const demoNotifications: readonly DemoNotification[] = [
  { to: "asha", kind: "challenge-request", from: "ravi", challenge: "surya", state: "pending", days: 70, isRead: true },
  { to: "asha", kind: "follow-accepted", from: "lakshmi", days: 40, isRead: true },
  { to: "asha", kind: "follow-request", from: "gurpreet", state: "accepted", days: 30, isRead: true },
  { to: "gurpreet", kind: "follow-accepted", from: "asha", days: 29, isRead: false },
  { to: "asha", kind: "challenge-request", from: "gurpreet", challenge: "walk", state: "pending", days: 7, isRead: true },
  { to: "asha", kind: "group-request", from: "farah", group: "no-sugar", state: "pending", days: 3, isRead: false },
  { to: "asha", kind: "challenge-request", from: "ravi", challenge: "stairs", state: "pending", days: 2, isRead: false },
  { to: "asha", kind: "follow-suggestion", from: "sunita", days: 1, isRead: false },
  { to: "asha", kind: "follow-request", from: "kabir", state: "pending", days: 0, isRead: false },
  { to: "ravi", kind: "group-request", from: "asha", group: "early-risers", state: "declined", days: 15, isRead: true },
  { to: "ravi", kind: "follow-suggestion", from: "bhavesh", days: 4, isRead: false },
  { to: "farah", kind: "follow-request", from: "ravi", state: "pending", days: 1, isRead: false },
  { to: "devanshi", kind: "challenge-request", from: "asha", challenge: "stairs", state: "pending", days: 1, isRead: false },
];

/** Who follows whom, as what they were told says. */
export const demoFollows = [
  { follower: "asha", followed: "lakshmi", state: "following" },
  { follower: "gurpreet", followed: "asha", state: "following" },
  { follower: "asha", followed: "gurpreet", state: "following" },
  { follower: "kabir", followed: "asha", state: "requested" },
  { follower: "ravi", followed: "farah", state: "requested" },
] as const;

/** Who belongs to a group or challenge beside those who were asked. */
export const demoMembers = {
  groups: [
    { customer: "asha", place: "early-risers", state: "owner" },
    { customer: "lakshmi", place: "early-risers", state: "admin" },
    { customer: "meenakshi", place: "early-risers", state: "member" },
    { customer: "farah", place: "no-sugar", state: "owner" },
    { customer: "bhavesh", place: "no-sugar", state: "member" },
  ],
  challenges: [
    { customer: "ravi", place: "stairs" },
    { customer: "gurpreet", place: "walk" },
    { customer: "ravi", place: "surya" },
  ],
} as const;
