import { describe, expect, it } from "vitest";
import { memberId, MOST_MEMBERS, withChangedMember, withMember } from "#core/account/family-member.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
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

  it("has a changed member in the place of the former one", () => {
    const kept = (given: Parameters<typeof aMember>[0] = {}) => {
      const { isConsented: _, ...member } = aMember(given);
      return { ...member, consentedAt: null };
    };
    const [mother, brother] = [kept({ id: memberId("mother") }), kept({ id: memberId("brother") })];
    const changed = aMember({ id: memberId("mother"), relation: "Mother" });
    expect(withChangedMember([mother, brother], changed, at)).toEqual(ok([{ ...mother, relation: "Mother" }, brother]));
    expect(withChangedMember([brother], changed, at)).toEqual(refused({ kind: "unknown-member" }));
    expect(withChangedMember([mother], { ...changed, birthdate: day("2027-01-01") }, at)).toEqual(
      refused({ kind: "impossible-birthdate" }),
    );
  });

  it("keeps a guardian's consent as long as one is needed", () => {
    const { isConsented: _, ...child } = born("2015-01-01");
    const family = [{ ...child, consentedAt: 5 }];
    expect(withChangedMember(family, born("2016-01-01"), at)).toMatchObject({ value: [{ consentedAt: 5 }] });
    expect(withChangedMember(family, born("1990-01-01"), at)).toMatchObject({ value: [{ consentedAt: null }] });
    const adult = [{ ...child, birthdate: day("1990-01-01"), consentedAt: null }];
    expect(withChangedMember(adult, born("2016-01-01"), at)).toEqual(refused({ kind: "consent-needed" }));
    expect(withChangedMember(adult, born("2016-01-01", true), at)).toMatchObject({ value: [{ consentedAt: now }] });
  });
});
