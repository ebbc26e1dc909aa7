import { memberId } from "#core/account/family-member.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { day } from "#core/shared/day.ts";
import type { NewMember } from "#core/account/family-member.ts";
import type { FullName } from "#core/identity/full-name.ts";

/** A grown-up sister. */
export const aMember = (given: Partial<NewMember> = {}): NewMember => ({
  id: memberId("member-1"),
  name: aName("Meera Kulkarni"),
  relation: "Sister",
  birthdate: day("1990-04-01"),
  gender: "female",
  isConsented: false,
  ...given,
});

function aName(text: string): FullName {
  const name = fullNameIn(text);
  if (name === null) throw new RangeError(`${text} is no name`);
  return name;
}
