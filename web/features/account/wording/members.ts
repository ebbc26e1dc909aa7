import type { Gender } from "#core/identity/customer.ts";
import type { MemberChangeRefused, MemberRefused } from "#core/account/family-member.ts";
import type { Facts } from "#web/design/phrase.ts";
import type { Relation } from "#web/features/account/members/relations.ts";

/** The people whom a customer cares for. */
export const memberPhrases = {
  title: "My members",
  lead: "The people you care for.",
  reading: "Getting your members",
  unavailable: "We couldn't load your members right now.",
  none: "Nobody here yet",
  noneText: "Add the people you care for. You can then choose who each booking or record is for.",
  add: "Add a member",
  change: "Member",
  said: { saved: "Member saved.", removed: "Member removed." },
  most: ({ most }: Facts<"most">) => `You have added ${most} members, which is the limit.`,
  unknown: "We can't find this member in your family.",
  remove: "Remove member",
  removing: "Removing",
  removeAsk: ({ name }: Facts<"name">) => `Remove ${name}?`,
  removeText: "Whatever your account keeps about them is removed too. You can add them again any time.",
  notRemoved: "We couldn't remove them right now. Please try again.",
  facts: {
    one: ({ relation, years, gender }: Facts<"relation" | "years" | "gender">) => `${relation}, ${years} year, ${gender}`,
    other: ({ relation, years, gender }: Facts<"relation" | "years" | "gender">) => `${relation}, ${years} years, ${gender}`,
  },
  gendersInFacts: { female: "female", male: "male", other: "other" } satisfies Record<Gender, string>,
  fields: {
    name: "Full name",
    relation: "Relation to you",
    birthdate: "Date of birth",
    gender: "Gender",
    consent: "I am the parent or guardian and consent to Niramaya keeping this child's data",
  },
  chooseRelation: "Choose",
  relations: {
    Husband: "Husband",
    Wife: "Wife",
    Son: "Son",
    Daughter: "Daughter",
    Father: "Father",
    Mother: "Mother",
    Brother: "Brother",
    Sister: "Sister",
    Grandfather: "Grandfather",
    Grandmother: "Grandmother",
    Other: "Other",
  } satisfies Record<Relation, string>,
  genders: { female: "Female", male: "Male", other: "Other" } satisfies Record<Gender, string>,
  contradiction: ({ relation, gender }: Facts<"relation" | "gender">) =>
    `You chose “${relation}” and “${gender}”. Please check that both are right.`,
  unprinted: ({ letter }: Facts<"letter">) => `Papers can't show “${letter}”. Please write this without it.`,
  problems: {
    needed: "Please fill this in",
    name: "Letters and spaces only",
    "impossible-birthdate": "Birth date is not possible",
    "consent-needed": "A guardian's consent is needed for members under 18",
  },
  refusals: {
    "too-many-members": "You can add up to 10 members.",
    "unknown-member": "This member is no longer in your family. Please go back to your members.",
    "impossible-birthdate": "Birth date is not possible",
    "consent-needed": "A guardian's consent is needed for members under 18",
  } satisfies Record<(MemberRefused | MemberChangeRefused)["kind"], string>,
};
