import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { PROFILE_GROUPS } from "#core/assessments/answering/health-profile.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { ListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { day } from "#core/shared/day.ts";
import { safetyCopiesIn } from "#adapters/browser-storage/safety-copies.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SafetyModel, safetyNeeds } from "#web/features/assessments/safety/safety-model.ts";
import { SafetyChoiceModel, safetyChoiceNeeds } from "#web/features/assessments/safety/safety-choice-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { KnownPerson, SafetyCopy } from "#core/consultations/safety/person-health.ts";
import type { Container } from "inversify";

const stops: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  sessionStorage.clear();
});

const offer = { price: paise(12_000), stock: 10 };
const churna = aProduct("Triphala Churna", { information: someInformation, isConsumable: true, offer });
const bare = aProduct("Unlabelled Balm", { isConsumable: true, information: noInformation, offer });
const answer = (linkId: string, ...values: readonly AnswerValue[]): NumberedAnswer => ({ linkId, values, n: 1 });
const allergic = [answer("has-allergies", true), answer("allergies", "SENTINEL amla, my lips swell")];
const { isConsented: _, ...told } = aMember();
const isha = { ...told, id: memberId("isha"), consentedAt: null };

const person = (given: Partial<KnownPerson>): KnownPerson => ({
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
const copies = () =>
  safetyCopiesIn(
    () => localStorage,
    () => sessionStorage,
  );

/** What a health profile, members and prescriptions answer. */
const telling =
  (answers: readonly NumberedAnswer[], consent = true) =>
  (product: Container) => {
    product.rebind(ListMembers).toConstantValue(async () => [isha]);
    product
      .rebind(ShowHealthProfile)
      .toConstantValue(async (_customer: unknown, member) =>
        ok({ member, groups: PROFILE_GROUPS, answers: member === null ? answers : [], consent }),
      );
    product.rebind(ShowMyPrescriptions.any).toConstantValue(async () => ok([aSignedPrescription()]));
  };

/** The cart page of Asha, which holds both products. */
async function theCart(copy: SafetyCopy | null, change: (product: Container) => void = () => {}) {
  if (copy !== null) copies().put(copy);
  const requested: string[][] = [];
  const memory = Object.assign(new Memory(), { products: [churna, bare] });
  const opened = await openAsAsha("/shop/cart", {
    memory,
    change: (product) => {
      const list = product.get(ListSafetyFacts);
      product.rebind(ListSafetyFacts).toConstantValue(async (ids: readonly string[]) => {
        requested.push([...ids]);
        return list(ids);
      });
      change(product);
    },
  });
  for (const { id } of [churna, bare]) await opened.product.get(AddToCart)(asha, { kind: "product", productId: id, quantity: null });
  await act(async () => void stops.push(opened.keeper.get(CartStore).begin()));
  await expect.poll(() => document.querySelectorAll(".cart-line h2").length, { timeout: 10_000 }).toBe(2);
  return { ...opened, asked: requested };
}

const notice = async (heading: string) =>
  within((await screen.findByRole("heading", { name: heading })).closest("section") ?? document.body);

describe("safety notices in the cart", () => {
  it("say what was found, why, what to do, what can't be told, and by which day", async () => {
    const { asked } = await theCart(
      aCopy(person({ allergies: ["SENTINEL amla, my lips swell"], pregnancy: "unsure", medicines: "Insulin at night" })),
    );
    const told = await notice("Ask your practitioner first");
    expect(told.getByText("Ask before you use these. You can still buy them.")).toBeDefined();
    expect(told.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Triphala Churna"),
      "Contains Amla. In the health profile, as an allergy: “SENTINEL amla, my lips swell”.",
      "Who should ask first: if you are pregnant. In the health profile: may be pregnant.",
      "Who should ask first: blood sugar medicines or insulin. In the health profile or a prescription: “Insulin”.",
    ]);
    expect(told.getByText("Their ingredients aren't listed, so they can't be checked: Unlabelled Balm.")).toBeDefined();
    expect(told.getByText(/^Worked out on this device from what was entered up to .+ 2026\. It is not a diagnosis/)).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Checkout" }).map((link) => link.getAttribute("href"))).toContain("/shop/checkout");
    expect(asked.flat()).toEqual([churna.id, bare.id]);
  });

  it("draw nothing where they are off, and ask the shop for the same", async () => {
    const { asked } = await theCart(null);
    await act(async () => {
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(asked.flat()).toEqual([churna.id, bare.id]);
    expect(screen.queryByText(/safety notices|Ask your practitioner first/i)).toBeNull();
  });

  it("say that nothing was found, and that this is no promise", async () => {
    await theCart(aCopy(person({ allergies: ["Dust"] })));
    const told = await notice("Your safety notices: nothing found");
    expect(told.getByText(/That does not mean it is safe in every case/)).toBeDefined();
  });

  it("say where nothing is known, with the way to tell it", async () => {
    await theCart(aCopy(person({ isTold: false })));
    const told = await notice("Your safety notices: nothing entered yet");
    expect(told.getByRole("link", { name: "Change these answers" }).getAttribute("href")).toBe("/medicalcondition");
  });

  it("say where they could not be worked out, and try again by a press", async () => {
    const line = { isDown: true };
    await theCart(aCopy(person({ allergies: ["Amla"] })), (product) => {
      const list = product.get(ListSafetyFacts);
      product.rebind(ListSafetyFacts).toConstantValue(async (ids: readonly string[]) => {
        if (line.isDown) throw new PortUnavailable("the line", null);
        return list(ids);
      });
    });
    await screen.findByText("Your safety notices couldn't be worked out, because the ingredients couldn't be loaded.");
    line.isDown = false;
    await press("Try again");
    await notice("Ask your practitioner first");
  });

  it("are for whoever is chosen, which the tab remembers", async () => {
    await theCart(aCopy(person({ allergies: ["Dust"] }), person({ member: isha.id, name: "Isha", birthdate: day("2020-01-01") })));
    await notice("Your safety notices: nothing found");
    await act(async () => {
      fireEvent.change(screen.getByLabelText("Who is this for?"), { target: { value: isha.id } });
    });
    const told = await notice("Ask your practitioner first");
    expect(told.getByText(/^Who should ask first: if it is for a child under 12\. Age: \d+\.$/)).toBeDefined();
    expect(copies().buysFor(asha)).toBe(isha.id);
    expect(copies().buysFor(customerId("ravi"))).toBeNull();
  });
});

describe("a safety notice on a product's page", () => {
  const thePage = async (copy: SafetyCopy | null, of = churna) => {
    if (copy !== null) copies().put(copy);
    const requested: string[][] = [];
    await openAsAsha(`/shop/product/${of.slug}`, {
      memory: Object.assign(new Memory(), { products: [churna, bare] }),
      change: (product) =>
        product.rebind(ListSafetyFacts).toConstantValue(async (ids: readonly string[]) => {
          requested.push([...ids]);
          return [];
        }),
    });
    await screen.findByRole("heading", { level: 1, name: of.title });
    return requested;
  };

  it("says what was found without asking the shop, and who it is for", async () => {
    const requested = await thePage(
      aCopy(person({ allergies: ["amla"] }), person({ member: isha.id, name: "Isha", birthdate: day("2020-01-01") })),
    );
    const told = await notice("Ask your practitioner first");
    expect(told.getByText("Contains Amla. In the health profile, as an allergy: “amla”.")).toBeDefined();
    await act(async () => {
      fireEvent.change(told.getByLabelText("Who is this for?"), { target: { value: isha.id } });
    });
    expect(told.getByText(/^Who should ask first: if it is for a child under 12\. Age: \d+\.$/)).toBeDefined();
    expect([requested, copies().buysFor(asha)]).toEqual([[], isha.id]);
  });

  it("says where its ingredients are not told", async () => {
    await thePage(aCopy(person({ allergies: ["Dust"] })), bare);
    const told = await notice("Your safety notices: nothing found");
    expect(told.getByText("Its ingredients aren't listed, so it can't be checked.")).toBeDefined();
    expect(told.getByText(/^Nothing in this product matches the answers and prescriptions/)).toBeDefined();
  });

  it("is not drawn where notices are off", async () => {
    expect(await thePage(null)).toEqual([]);
    await act(async () => {
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(screen.queryByText(/safety notices|Ask your practitioner first/i)).toBeNull();
  });
});

describe("turning safety notices on", () => {
  it("keeps what is needed on this device, and turning them off deletes it", async () => {
    await openAsAsha("/medicalcondition", { change: telling([...allergic, answer("operations", "SENTINEL operation")]) });
    await screen.findByText("Off. Nothing is kept on this device.");
    expect(localStorage.getItem("safety-copy")).toBeNull();
    await press("Turn on for this device");
    await screen.findByText(/^On for this device, with your answers and prescriptions as of /);
    expect(
      copies()
        .of(asha)
        ?.people.map(({ member, allergies }) => [member, allergies]),
    ).toEqual([
      [null, ["SENTINEL amla, my lips swell"]],
      [isha.id, []],
    ]);
    expect(localStorage.getItem("safety-copy")).not.toContain("SENTINEL operation");
    await press("Turn off and delete the copy");
    await screen.findByText("Off. Nothing is kept on this device.");
    expect(localStorage.getItem("safety-copy")).toBeNull();
  });

  it("is not offered where nothing may be kept, and takes in what was told since", async () => {
    await openAsAsha("/medicalcondition", { change: telling([], false) });
    await screen.findByRole("button", { name: "Allow and start" });
    expect(screen.queryByRole("button", { name: "Turn on for this device" })).toBeNull();
    cleanup();
    copies().put(aCopy(person({ allergies: ["Dust"] })));
    await openAsAsha("/medicalcondition", { change: telling(allergic) });
    await screen.findByText(/^On for this device/);
    await expect.poll(() => copies().of(asha)?.people[0]?.allergies).toEqual(["SENTINEL amla, my lips swell"]);
  });
});

describe("the model of turning them on", () => {
  const aModel = (change: (product: Container) => void, isHere = () => true) => {
    const product = composeMemory();
    telling(allergic)(product);
    product.bind(SafetyCopies).toConstantValue(copies());
    change(product);
    return new SafetyChoiceModel(asha, { ...lateNeeds(async () => product, safetyChoiceNeeds), now: () => now, isHere });
  };

  it("keeps nothing where something can't be read, or somebody has left meanwhile", async () => {
    const down = aModel((product) => product.rebind(ListMembers).toConstantValue(() => Promise.reject(new PortUnavailable("line", null))));
    await down.turnOn();
    expect([down.sending.state, down.copy, copies().of(asha)]).toEqual(["unavailable", null, null]);
    const left = aModel(
      () => {},
      () => false,
    );
    await left.turnOn();
    expect([left.copy, localStorage.getItem("safety-copy")]).toEqual([null, null]);
  });

  it("says where this browser keeps nothing", async () => {
    const blocked = (): Storage => {
      throw new Error("blocked");
    };
    const model = aModel((product) => product.rebind(SafetyCopies).toConstantValue(safetyCopiesIn(blocked, blocked)));
    await model.turnOn();
    expect([model.isFull, model.copy]).toEqual([true, null]);
  });

  it("brings back nothing that was turned off or left while it was read anew", async () => {
    copies().put(aCopy(person({ allergies: ["Dust"] })));
    const model = aModel((product) =>
      product.rebind(ListMembers).toConstantValue(async () => {
        copies().forget();
        return [];
      }),
    );
    await model.begin();
    expect(localStorage.getItem("safety-copy")).toBeNull();
  });

  it("leaves out of whom nothing may be known", async () => {
    const model = aModel((product) => product.rebind(ShowHealthProfile).toConstantValue(async () => refused({ kind: "not-found" })));
    await model.turnOn();
    expect(copies().of(asha)?.people).toEqual([]);
  });
});

describe("the model of a cart's notices", () => {
  it("shows the later of two carts, whichever is answered last", async () => {
    copies().put(aCopy(person({ allergies: ["amla"] })));
    const product = composeMemory({ products: [churna, bare] });
    product.bind(SafetyCopies).toConstantValue(copies());
    const list = product.get(ListSafetyFacts);
    let answerFirst = () => {};
    const first = new Promise<void>((done) => {
      answerFirst = done;
    });
    product.rebind(ListSafetyFacts).toConstantValue(async (ids: readonly string[]) => {
      if (ids.includes(churna.id)) await first;
      return list(ids);
    });
    const model = new SafetyModel(asha, { ...lateNeeds(async () => product, safetyNeeds), now: () => now });
    const earlier = model.follow([churna.id]);
    await model.follow([bare.id]);
    answerFirst();
    await earlier;
    expect([...model.facts.keys()]).toEqual([bare.id]);
    expect(model.checked).toMatchObject({ kind: "checked", notices: [], unclear: [{ product: bare.id }] });
  });

  it("asks for a hundred at once, and for none twice", async () => {
    const product = composeMemory();
    product.bind(SafetyCopies).toConstantValue(copies());
    const requested: number[] = [];
    product.rebind(ListSafetyFacts).toConstantValue(async (ids: readonly string[]) => {
      requested.push(ids.length);
      return ids.map((id) => ({
        product: id,
        title: id,
        hindi: null,
        isConsumable: false,
        genericName: null,
        botanicalName: null,
        ingredients: [],
        cautions: [],
        allergens: null,
      }));
    });
    const model = new SafetyModel(asha, { ...lateNeeds(async () => product, safetyNeeds), now: () => now });
    const many = Array.from({ length: 120 }, (_, nth) => `p${nth}`);
    await model.follow(many);
    await model.follow([...many, "p120"]);
    expect(requested).toEqual([100, 20, 1]);
  });
});

describe("what a device keeps for safety notices", () => {
  it("is read back as it was put, and by nobody else", () => {
    const copy = aCopy(
      person({
        member: isha.id,
        name: "Isha",
        birthdate: day("2020-01-01"),
        conditions: ["heart"],
        takesMedicines: false,
        pregnancy: "no",
        prescribed: [{ name: "Churna", ingredients: ["Amla"], until: day("2026-12-03") }],
      }),
    );
    expect(copies().put(copy)).toBe(true);
    expect(copies().of(asha)).toEqual(copy);
    expect(copies().of(customerId("ravi"))).toBeNull();
    expect(localStorage.getItem("safety-copy")).toBeNull();
  });

  it.each(["null", "[]", "{", '{"customer":"asha"}', '{"customer":7,"at":1,"people":[]}'])("is none where %s stands there", (text) => {
    localStorage.setItem("safety-copy", text);
    expect(copies().of(asha)).toBeNull();
    expect(localStorage.getItem("safety-copy")).toBeNull();
  });

  it("leaves out what can't be read of a person", () => {
    localStorage.setItem(
      "safety-copy",
      JSON.stringify({ customer: asha, at: 1, people: [7, { allergies: [1, "Amla"], birthdate: "x", prescribed: [{ name: "A" }] }] }),
    );
    expect(copies().of(asha)?.people).toEqual([person({ isTold: false }), person({ isTold: false, allergies: ["Amla"] })]);
  });
});
