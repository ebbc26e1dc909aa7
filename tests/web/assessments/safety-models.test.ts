import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { PROFILE_GROUPS } from "#core/assessments/answering/health-profile.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { safetyFactsOf } from "#core/catalogue/safety-facts.ts";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { ListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { SafetyChoiceModel, safetyChoiceNeeds } from "#web/features/assessments/safety/safety-choice-model.ts";
import { SafetyModel, safetyNeeds } from "#web/features/assessments/safety/safety-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { KnownPerson, SafetyCopy } from "#core/consultations/safety/person-health.ts";
import type { SafetyFacts } from "#core/catalogue/safety-facts.ts";

const isha = memberId("isha");
const person = (given: Partial<KnownPerson> = {}): KnownPerson => ({
  member: null,
  name: null,
  birthdate: null,
  isTold: true,
  conditions: [],
  otherConditions: "",
  takesMedicines: null,
  medicines: "",
  allergies: [],
  pregnancy: null,
  prescribed: [],
  ...given,
});
const aCopy = (...people: readonly KnownPerson[]): SafetyCopy => ({ customer: asha, at: now, people });
const churna = safetyFactsOf(aProduct("Triphala Churna", { id: "churna", information: someInformation }));
const balm = safetyFactsOf(aProduct("Unlabelled Balm", { id: "balm", information: noInformation }));

/** A device on which `copy` is kept, in a tab that buys for `buysFor`. */
function aDevice(copy: SafetyCopy | null, buysFor: MemberId | null = null) {
  const shop = aShop();
  const device = { copy, buysFor, isFull: false };
  shop.answers(SafetyCopies, {
    of: (customer) => (device.copy?.customer === customer ? device.copy : null),
    put: (put) => {
      if (!device.isFull) device.copy = put;
      return !device.isFull;
    },
    forget: () => {
      device.copy = null;
    },
    buysFor: () => device.buysFor,
    buyFor: (_, member) => {
      device.buysFor = member;
    },
  });
  return { ...shop, device };
}

describe("what products are held against", () => {
  const aModel = (copy: SafetyCopy | null, { buysFor = null as MemberId | null, known = [] as readonly SafetyFacts[] } = {}) => {
    const made = aDevice(copy, buysFor);
    made.answer(ListSafetyFacts, [churna, balm]);
    return { ...made, model: new SafetyModel(asha, { ...lateNeeds(made.allDependencies, safetyNeeds), now: () => now }, known) };
  };
  const allergic = person({ allergies: ["amla"] });

  it("is nothing where they are off, whatever the shop tells", async () => {
    const { model, asked } = aModel(null);
    expect([model.checked, model.people, model.person]).toEqual([{ kind: "off" }, [], null]);
    await model.follow(["churna"]);
    expect([model.checked, asked]).toEqual([{ kind: "off" }, [[["churna"]]]]);
  });

  it("is read, then found, and what is not told is told apart", async () => {
    const { model, answer } = aModel(aCopy(allergic));
    const heard = pending<readonly SafetyFacts[]>();
    answer(ListSafetyFacts, heard.promise);
    const following = model.follow(["churna", "balm", "gone"]);
    await turnOver();
    expect(model.checked).toEqual({ kind: "reading" });
    heard.answer([balm, churna]);
    await following;
    expect([...model.facts.keys()]).toEqual(["churna", "balm"]);
    const amla = { kind: "allergy", allergy: "amla", found: { kind: "ingredient", name: { english: "Amla", hindi: "आँवला" } } };
    expect(model.checked).toEqual({ kind: "checked", notices: [{ product: "churna", reasons: [amla] }], unclear: [balm] });
    expect([model.titleOf("churna"), model.titleOf("gone")]).toEqual(["Triphala Churna", "gone"]);
  });

  it("is of the product's page without asking the shop", async () => {
    const { model, asked } = aModel(aCopy(allergic), { known: [churna] });
    await model.follow(["churna"]);
    expect([model.checked.kind, asked]).toEqual(["checked", []]);
  });

  it("is asked for once of each product, and is without those that are gone from the cart", async () => {
    const { model, asked } = aModel(aCopy(allergic));
    await model.follow(["churna"]);
    await model.follow(["churna", "balm"]);
    await model.follow(["balm"]);
    expect([asked, [...model.facts.keys()]]).toEqual([[[["churna"]], [["balm"]]], ["balm"]]);
  });

  it("is asked for by the hundred", async () => {
    const { model, answer, asked } = aModel(aCopy(allergic));
    answer(ListSafetyFacts, []);
    const many = Array.from({ length: 201 }, (_, nth) => `p${nth}`);
    await model.follow(many);
    expect(asked.map(([ids]) => ids)).toEqual([many.slice(0, 100), many.slice(100, 200), many.slice(200)]);
  });

  it("could not be checked where nobody answers, and can be asked again", async () => {
    const { model, answer, asked } = aModel(aCopy(allergic));
    answer(ListSafetyFacts, "out", [churna]);
    await model.follow(["churna"]);
    expect(model.checked).toEqual({ kind: "unavailable" });
    const again = model.tryAgain();
    expect(model.checked).toEqual({ kind: "reading" });
    await again;
    expect([model.checked.kind, asked.length]).toEqual(["checked", 2]);
  });

  it("is untold where nothing may be kept of anybody, or nothing was told and nothing is found", async () => {
    const nobody = aModel(aCopy()).model;
    await nobody.follow(["churna"]);
    expect(nobody.checked).toEqual({ kind: "untold" });
    const silent = aModel(aCopy(person({ isTold: false }))).model;
    await silent.follow(["churna"]);
    expect(silent.checked).toEqual({ kind: "untold" });
    const found = aModel(aCopy(person({ isTold: false, allergies: ["amla"] }))).model;
    await found.follow(["churna"]);
    expect(found.checked.kind).toBe("checked");
    const model = aModel(aCopy(person())).model;
    await model.follow(["churna"]);
    expect(model.checked).toEqual({ kind: "checked", notices: [], unclear: [] });
  });

  it("is told of whom the tab buys for, as it remembers, and of oneself where that one is not kept", async () => {
    const { model, device } = aModel(aCopy(person(), person({ member: isha, name: "Isha" })), { buysFor: isha });
    await model.follow(["churna"]);
    expect([model.member, model.person?.name]).toEqual([isha, "Isha"]);
    model.buyFor(null);
    await turnOver();
    expect([model.person?.name, device.buysFor]).toEqual([null, null]);
    model.buyFor(memberId("gone"));
    expect(model.person?.member).toBeNull();
  });

  it("keeps what it knew where what is kept can't be read", async () => {
    const { allDependencies } = aModel(aCopy(allergic));
    const code = { isOut: false };
    const late = async () => (code.isOut ? Promise.reject(new PortUnavailable("the code", null)) : allDependencies());
    const model = new SafetyModel(asha, { ...lateNeeds(late, safetyNeeds), now: () => now });
    await model.follow(["churna"]);
    code.isOut = true;
    await model.follow(["balm"]);
    expect([model.copy, [...model.facts.keys()], model.checked]).toEqual([aCopy(allergic), ["churna"], { kind: "unavailable" }]);
  });

  it("is of the cart that stands there last, also where the shop answers for the earlier last", async () => {
    const { model, answer } = aModel(aCopy(allergic));
    const heard = pending<readonly SafetyFacts[]>();
    answer(ListSafetyFacts, heard.promise, [balm]);
    const earlier = model.follow(["churna"]);
    await turnOver();
    await model.follow(["balm"]);
    heard.answer([churna]);
    await earlier;
    expect([...model.facts.keys()]).toEqual(["balm"]);
  });

  it("is of the cart that stands there last, also where the earlier is read last", async () => {
    const { allDependencies } = aModel(aCopy(allergic));
    const waiting = [pending<Awaited<ReturnType<typeof allDependencies>>>()];
    const late = () => waiting.shift()?.promise ?? allDependencies();
    const [first] = waiting;
    const model = new SafetyModel(asha, { ...lateNeeds(late, safetyNeeds), now: () => now });
    const earlier = model.follow(["churna"]);
    await model.follow(["balm"]);
    expect(model.copy).not.toBeNull();
    first?.answer(await aModel(null).allDependencies());
    await earlier;
    expect([model.copy, [...model.facts.keys()]]).toEqual([aCopy(allergic), ["balm"]]);
  });
});

describe("keeping what safety notices need", () => {
  const { isConsented: _, ...told } = aMember();
  const profile = { member: null, groups: PROFILE_GROUPS, answers: [], consent: true };
  const read = aCopy(person({ isTold: false }));
  const aModel = (copy: SafetyCopy | null, isHere = () => true) => {
    const made = aDevice(copy);
    made.answer(ListMembers, []);
    made.answer(ShowHealthProfile, ok(profile));
    made.answer(ShowMyPrescriptions.any, ok([]));
    return {
      ...made,
      model: new SafetyChoiceModel(asha, { ...lateNeeds(made.allDependencies, safetyChoiceNeeds), now: () => now, isHere }),
    };
  };
  const old = { ...aCopy(), at: 1 };

  it("begins with nothing where it is off, and asks for nothing", async () => {
    const { model, asked } = aModel(null);
    await model.begin();
    expect([model.copy, model.isFull, asked, model.sending.state]).toEqual([null, false, [], "ready"]);
  });

  it("shows what is kept at once, and brings it up to date", async () => {
    const { model, device, answer } = aModel(old);
    const heard = pending<readonly never[]>();
    answer(ListMembers, heard.promise);
    const begun = model.begin();
    await turnOver();
    expect(model.copy).toEqual(old);
    heard.answer([]);
    await begun;
    expect([model.copy, device.copy]).toEqual([read, read]);
  });

  it("stays as it was where it can't be read anew, kept, or is nobody's here any more", async () => {
    const out = aModel(old);
    out.answer(ListMembers, "out");
    await out.model.begin();
    expect([out.model.copy, out.device.copy]).toEqual([old, old]);
    const full = aModel(old);
    full.device.isFull = true;
    await full.model.begin();
    expect(full.model.copy).toEqual(old);
    const left = aModel(old, () => false);
    await left.model.begin();
    expect([left.model.copy, left.device.copy]).toEqual([old, old]);
  });

  it("is nothing where its code does not come, and is not brought up to date without it", async () => {
    const without = new SafetyChoiceModel(asha, {
      ...lateNeeds(() => Promise.reject(new PortUnavailable("the code", null)), safetyChoiceNeeds),
      now: () => now,
      isHere: () => true,
    });
    await without.begin();
    expect(without.copy).toBeNull();
    const { allDependencies, device, answer } = aModel(old);
    const heard = pending<ReturnType<typeof ok<typeof profile>>>();
    answer(ShowHealthProfile, heard.promise); // Read last of all.
    const code = { isOut: false };
    const late = async () => (code.isOut ? Promise.reject(new PortUnavailable("the code", null)) : allDependencies());
    const model = new SafetyChoiceModel(asha, { ...lateNeeds(late, safetyChoiceNeeds), now: () => now, isHere: () => true });
    const begun = model.begin();
    await turnOver();
    code.isOut = true;
    heard.answer(ok(profile));
    await begun;
    expect([model.copy, device.copy]).toEqual([old, old]);
  });

  it("brings nothing back that was turned off while it was read", async () => {
    const { model, device, answer } = aModel(old);
    const heard = pending<readonly never[]>();
    answer(ListMembers, heard.promise);
    const begun = model.begin();
    await turnOver();
    device.copy = null;
    heard.answer([]);
    await begun;
    expect(device.copy).toBeNull();
  });

  it("is turned on by a press, of the customer and their members, and off by another", async () => {
    const { model, device, answer } = aModel(null);
    answer(ListMembers, [{ ...told, id: isha, consentedAt: null }]);
    await model.turnOn();
    const both = aCopy(person({ isTold: false }), person({ isTold: false, member: isha, name: told.name, birthdate: told.birthdate }));
    expect([model.copy, device.copy, model.isFull]).toEqual([both, both, false]);
    await model.turnOff();
    expect([model.copy, device.copy]).toEqual([null, null]);
  });

  it("says where this browser keeps nothing, until it is tried again", async () => {
    const { model, device, answer } = aModel(null);
    device.isFull = true;
    await model.turnOn();
    expect([model.isFull, model.copy]).toEqual([true, null]);
    const heard = pending<readonly never[]>();
    answer(ListMembers, heard.promise);
    device.isFull = false;
    const again = model.turnOn();
    expect(model.isFull).toBe(false);
    heard.answer([]);
    await again;
    expect([model.isFull, model.copy]).toEqual([false, read]);
  });

  it("says that nobody answered until it is turned off, and keeps nothing of whoever has left", async () => {
    const { model, device, answer } = aModel(null);
    answer(ListMembers, "out");
    await model.turnOn();
    expect([model.sending.state, model.copy, model.isFull, device.copy]).toEqual(["unavailable", null, false, null]);
    await model.turnOff();
    expect(model.sending.state).toBe("ready");
    const left = aModel(null, () => false);
    await left.model.turnOn();
    expect([left.model.copy, left.device.copy]).toEqual([null, null]);
  });
});
