import type { Gender } from "#core/identity/customer.ts";
import type { MemberChangeRefused, MemberRefused } from "#core/account/family-member.ts";

type Problem = "needed" | "name" | "impossible-birthdate" | "consent-needed";

const refusals: Readonly<Record<(MemberRefused | MemberChangeRefused)["kind"], string>> = {
  "too-many-members": "You can add up to 10 members.",
  "unknown-member": "This member is not in your family any more. Go back to your members.",
  "impossible-birthdate": "Birth date is not possible",
  "consent-needed": "A guardian's consent is needed for members under 18",
};

const problems: Readonly<Record<Problem, string>> = {
  needed: "Please fill this in",
  name: "Letters and spaces only",
  "impossible-birthdate": refusals["impossible-birthdate"],
  "consent-needed": refusals["consent-needed"],
};

const genders: Readonly<Record<Gender, string>> = { female: "Female", male: "Male", other: "Other" };

/** The people whom a customer cares for. */
export const memberWords = {
  title: "My members",
  lead: "The people you book, order and keep records for.",
  reading: "Your members are being read",
  unavailable: "Your members could not be read just now.",
  none: "Nobody here yet",
  noneText: "Add the people you care for. A consultation or a lab test is then booked for them in two taps.",
  add: "Add a member",
  change: "Member",
  said: { saved: "Member saved.", removed: "Member removed." },
  most: (most: number): string => `You have added ${most} members, the most there can be.`,
  unknown: "This member is not in your family.",
  remove: "Remove member",
  removing: "Removing",
  removeAsk: (name: string): string => `Remove ${name}?`,
  removeText: "What is kept of them in your account goes as well. You can add them again at any time.",
  notRemoved: "They could not be removed just now. Please try again.",
  facts: (relation: string, years: number, gender: string): string =>
    `${relation}, ${years === 1 ? "1 year" : `${years} years`}, ${gender.toLowerCase()}`,
  fields: {
    name: "Full name",
    relation: "Relation to you",
    birthdate: "Date of birth",
    gender: "Gender",
    consent: "I am the parent or guardian and consent to Niramaya keeping this child's data",
  },
  chooseRelation: "Choose",
  relation: (relation: string): string => relation,
  genders,
  problem: (problem: Problem | null): string | null => (problem === null ? null : problems[problem]),
  refusal: (refusal: keyof typeof refusals | null): string | null => (refusal === null ? null : refusals[refusal]),
};
