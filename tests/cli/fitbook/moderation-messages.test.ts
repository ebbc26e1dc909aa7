import { describe, expect, it } from "vitest";
import { moderationMessages } from "#cli/fitbook/moderation/moderation-messages.ts";
import type { ModerationNews } from "#core/fitbook/moderation/moderation-news.ts";

const textsOf = (thing: ModerationNews["thing"], outcome: ModerationNews["outcome"]) =>
  moderationMessages({ to: "author", thing, reason: "spam", outcome }).text;

const THINGS = [
  { thing: "post", english: "Your post", hindi: "आपकी पोस्ट", gender: "feminine" },
  { thing: "comment", english: "Your comment", hindi: "आपकी टिप्पणी", gender: "feminine" },
  { thing: "person", english: "Your profile", hindi: "आपकी प्रोफ़ाइल", gender: "feminine" },
  { thing: "group", english: "Your group", hindi: "आपका समूह", gender: "masculine" },
  { thing: "challenge", english: "Your challenge", hindi: "आपकी चुनौती", gender: "feminine" },
] as const;

const VERBS = {
  feminine: { hidden: "छिपा दी गई है", shown: "फिर से दिख रही है", released: "अब वह छिपी नहीं है" },
  masculine: { hidden: "छिपा दिया गया है", shown: "फिर से दिख रहा है", released: "अब वह छिपा नहीं है" },
} as const;

describe.each(THINGS)("what the author of a $thing reads", ({ thing, english, hindi, gender }) => {
  const verbs = VERBS[gender];
  it("says that it is hidden, in Hindi with a verb of its gender", () =>
    expect(textsOf(thing, { kind: "upheld", sanction: "hide" })).toEqual({
      en: `${english} is hidden: spam. You can object once within 30 days.`,
      hi: `${hindi} ${verbs.hidden}। कारण: स्पैम। आप 30 दिनों के भीतर एक बार आपत्ति कर सकते हैं।`,
    }));
  it("says that it is shown again", () =>
    expect(textsOf(thing, { kind: "reversed", sanction: "hide" })).toEqual({
      en: `${english} is shown again.`,
      hi: `${hindi} ${verbs.shown}।`,
    }));
  it("says that it is not hidden any more", () =>
    expect(textsOf(thing, { kind: "dismissed" })).toEqual({
      en: `${english}: we looked at it and found nothing against our rules. It is not hidden any more.`,
      hi: `${hindi}: हमने जाँच की, हमारे नियमों के ख़िलाफ़ कुछ नहीं मिला। ${verbs.released}।`,
    }));
});
