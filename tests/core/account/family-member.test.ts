import { describe, expect, it } from "vitest";
import { MOST_MEMBERS, withMember } from "#core/account/family-member.ts";
import { day } from "#core/shared/day.ts";
import { refused } from "#core/shared/result.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { now } from "#tests/fixtures.ts";

const at = { now, today: day("2026-11-20") };
const born = (text: string, isConsented = false) => aMember({ birthdate: day(text), isConsented });

describe("a family", () => {
  it("takes a grown-up without anybody's consent, and keeps none", () => {
    for (const adult of [born("2008-11-20"), born("1990-01-01", true)]) {
      expect(withMember([], adult, at)).toMatchObject({ kind: "ok", value: [{ birthdate: adult.birthdate, consentedAt: null }] });
    }
  });

  it("takes somebody under 18 with a guardian's consent, and keeps when it was given", () => {
    expect(withMember([], born("2008-11-21"), at)).toEqual(refused({ kind: "consent-needed" }));
    expect(withMember([], born("2008-11-21", true), at)).toMatchObject({ kind: "ok", value: [{ consentedAt: now }] });
  });

  it.each(["2026-11-21", "1895-11-20"])("takes nobody who can't be born on %s", (birthdate) => {
    expect(withMember([], born(birthdate, true), at)).toEqual(refused({ kind: "impossible-birthdate" }));
  });

  it("has at most ten members", () => {
    const { isConsented: _, ...member } = aMember();
    const family = (members: number) => Array.from({ length: members }, () => ({ ...member, consentedAt: null }));
    expect(withMember(family(MOST_MEMBERS - 1), aMember(), at).kind).toBe("ok");
    expect(withMember(family(MOST_MEMBERS), aMember(), at)).toEqual(refused({ kind: "too-many-members" }));
  });
});
