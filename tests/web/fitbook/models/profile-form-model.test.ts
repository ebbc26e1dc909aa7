import { describe, expect, it } from "vitest";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { LONGEST_ABOUT } from "#core/fitbook/profiles/fitbook-profile.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ProfileFormModel, profileFormNeeds } from "#web/features/fitbook/entering/profile-form-model.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const asked1988 = "1988-04-12";
const profile = aFitbookProfile("Asha", {
  about: "I walk",
  isFindable: false,
  shows: { about: "me", lists: "everybody", badges: "followers" },
});

function aForm({ birthdate = null as string | null, enters = true } = {}) {
  const shop = aShop();
  shop.answer(EnterFitbook, ok(aFitbookProfile("Asha")));
  shop.answer(ChangeFitbookProfile, ok(profile));
  const account = { name: aFitbookProfile("Asha Kulkarni").name, birthdate: birthdate === null ? null : day(birthdate) };
  const given = { account, profile: enters ? null : profile };
  return {
    ...shop,
    model: new ProfileFormModel(given, { customer: asha, ...lateNeeds(shop.allDependencies, profileFormNeeds), clock: () => now }),
  };
}

describe("entering Fitbook", () => {
  it("begins with the account's name and what is usual, and asks for a birthdate that is not known", () => {
    const { model } = aForm();
    const usual = { about: "everybody", lists: "followers", badges: "followers", findable: "yes" };
    expect(model.form.values).toEqual({ name: "Asha Kulkarni", text: "", birthdate: "", ...usual });
    expect([model.isBirthdateAsked, model.isSaved, model.today]).toEqual([true, false, "2026-11-20"]);
    const known = aForm({ birthdate: asked1988 }).model;
    expect([known.isBirthdateAsked, known.form.values.birthdate]).toEqual([false, asked1988]);
  });

  it("sends what was filled in, once, and is saved until something is changed", async () => {
    const { model, asked } = aForm();
    model.fill("name", " Asha ");
    model.fill("text", " Cafe\u0301 ");
    model.fill("birthdate", asked1988);
    model.fill("lists", "me");
    model.fill("badges", "strangers");
    model.fill("findable", "");
    expect(await model.save()).toEqual(aFitbookProfile("Asha"));
    const shows = { about: "everybody", lists: "me", badges: "followers" };
    expect(asked).toEqual([[asha, { name: "Asha", about: "Café", shows, isFindable: false, birthdate: asked1988 }]]);
    expect([model.isSaved, model.form.isChanged]).toEqual([true, false]);
    model.fill("text", "Tea");
    expect([model.isSaved, model.form.isChanged]).toEqual([false, true]);
  });

  it.each([
    ["name", "", "needed"],
    ["name", "  ", "needed"],
    ["name", "R2D2", "name"],
    ["text", "x".repeat(LONGEST_ABOUT + 1), "too-long"],
    ["birthdate", "", "needed"],
    ["birthdate", "2026-02-30", "impossible-birthdate"],
    ["birthdate", "2026-11-21", "impossible-birthdate"],
    ["birthdate", "1890-01-01", "impossible-birthdate"],
  ] as const)("sends nothing where %s is %j, and says %s", async (field, value, problem) => {
    const { model, asked } = aForm({ birthdate: asked1988 });
    model.fill(field, value);
    expect([await model.save(), model.form.problemOf(field), asked, model.isSaved]).toEqual([null, problem, [], false]);
  });

  it("takes the longest text, and somebody born today as the server judges it", async () => {
    const { model, answer } = aForm({ birthdate: "2026-11-20" });
    answer(EnterFitbook, refused({ kind: "under-age" }));
    model.fill("text", "x".repeat(LONGEST_ABOUT));
    expect([await model.save(), model.form.problemOf("birthdate"), model.form.problemOf("text")]).toEqual([null, "under-age", null]);
    expect([model.isSaved, model.form.state]).toEqual([false, "open"]);
  });

  it("stays as it is where nobody answers", async () => {
    const { model, answer } = aForm({ birthdate: asked1988 });
    answer(EnterFitbook, "out");
    expect([await model.save(), model.form.state, model.isSaved]).toEqual([null, "unavailable", false]);
  });
});

describe("changing one's profile", () => {
  it("begins with it, and asks for no birthdate", () => {
    const { model } = aForm({ enters: false });
    const chosen = { about: "me", lists: "everybody", badges: "followers", findable: "" };
    expect(model.form.values).toEqual({ name: "Asha", text: "I walk", birthdate: "", ...chosen });
    expect(model.isBirthdateAsked).toBe(false);
  });

  it("sends what is shown from now on", async () => {
    const { model, answer, asked } = aForm({ enters: false });
    answer(ChangeFitbookProfile, refused({ kind: "not-entered" }), ok(profile));
    model.fill("findable", "yes");
    expect([await model.save(), model.form.state, model.form.problemOf("birthdate"), model.isSaved]).toEqual([null, "open", null, false]);
    expect([await model.save(), model.isSaved]).toEqual([profile, true]);
    expect(asked[0]).toEqual([asha, { ...profile, isFindable: true }]);
  });
});
