import { describe, expect, it } from "vitest";
import { LONGEST_TEXT, LONGEST_TITLE } from "#core/fitbook/challenges/challenge-plan.ts";
import { LONGEST_GROUP_NAME, LONGEST_GROUP_TEXT, SHORTEST_GROUP_NAME } from "#core/fitbook/group.ts";
import { lineIn, perhapsTextIn } from "#core/fitbook/post-text.ts";
import { demoChallengesAt } from "#adapters/demo-people/fitbook/challenges-at.ts";
import { demoFitbookGroups } from "#adapters/demo-people/fitbook/groups.ts";
import { manyChallengesAt } from "#adapters/demo-people/fitbook/many-challenges-at.ts";
import { demoChallenges, demoGroups } from "#adapters/demo-people/notifications.ts";
import { now } from "#tests/fixtures.ts";

const made = [...demoChallengesAt(now), ...manyChallengesAt(now, [])].map(({ challenge }) => challenge);
const challenges = [...made, ...demoChallenges.map((one) => ({ ...one, about: "" }))];
const groups = [...demoFitbookGroups, ...demoGroups];
const DEVANAGARI = /[\u0900-\u097f]/;

describe("to readers of Hindi the demo's Fitbook is in Hindi, and to others in English", () => {
  it("in each challenge", () => {
    expect(challenges.length).toBeGreaterThan(10);
    for (const { activity, about, hindi } of challenges) {
      expect([hindi?.activity, hindi?.about], activity).toEqual([
        expect.stringMatching(DEVANAGARI),
        about === "" ? "" : expect.stringMatching(DEVANAGARI),
      ]);
      expect(`${activity}${about}`).not.toMatch(DEVANAGARI);
      expect(lineIn(hindi?.activity ?? "", { shortest: 1, longest: LONGEST_TITLE })).toBe(hindi?.activity);
      expect(perhapsTextIn(hindi?.about ?? "", LONGEST_TEXT)).toBe(hindi?.about);
    }
  });

  it("in each group", () => {
    expect(groups).toHaveLength(13);
    for (const { name, about, rules, hindi } of groups) {
      for (const text of Object.values(hindi)) expect(text, name).toMatch(DEVANAGARI);
      expect([name, about, rules].join("")).not.toMatch(DEVANAGARI);
      expect(lineIn(hindi.name, { shortest: SHORTEST_GROUP_NAME, longest: LONGEST_GROUP_NAME })).toBe(hindi.name);
      for (const text of [hindi.about, hindi.rules]) expect(perhapsTextIn(text, LONGEST_GROUP_TEXT)).toBe(text);
    }
  });
});
