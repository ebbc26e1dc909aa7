import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ChangeMember } from "#core/account/change-member.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveAddress } from "#core/account/remove-address.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { SetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender } from "#core/account/set-gender.use-case.ts";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { fileId } from "#core/files/file-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { AddressesModel, addressesNeeds } from "#web/features/account/addresses/addresses-model.ts";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { AddressFormModel, addressFormNeeds } from "#web/features/account/addresses/address-form-model.ts";
import { LeavingModel, leavingNeeds } from "#web/features/account/leaving/leaving-model.ts";
import { OpenOrdersModel, openOrdersNeeds } from "#web/features/account/leaving/open-orders-model.ts";
import { RecoveryModel, recoveryNeeds } from "#web/features/sign-in/recovery/recovery-model.ts";
import { MemberFormModel, memberFormNeeds } from "#web/features/account/members/member-form-model.ts";
import { MembersModel, membersNeeds } from "#web/features/account/members/members-model.ts";
import { OwnDataModel, ownDataNeeds } from "#web/features/account/own-data/own-data-model.ts";
import { DetailsModel, detailsNeeds } from "#web/features/account/profile/details-model.ts";
import { EmailModel, emailNeeds } from "#web/features/account/profile/email-model.ts";
import { PictureModel, pictureNeeds } from "#web/features/account/profile/picture-model.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { now } from "#tests/fixtures.ts";
import { outage, pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { AddressBook } from "#core/account/address.ts";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { AddressField } from "#web/features/account/addresses/address-form-model.ts";

const clock = () => now;
const { isConsented: _, ...details } = aMember();
const meera: FamilyMember = { ...details, consentedAt: null };
const flat = anAddress();
const office = anAddress({ id: addressId("address-2"), kind: "work" });

describe("addresses", () => {
  const listing = (...books: readonly AddressBook[]) => {
    const stage = aStage();
    return {
      stage,
      listed: inTurn(stage, ListAddresses, ...books),
      model: new AddressesModel(asha, lateNeeds(stage.allDependencies, addressesNeeds)),
    };
  };

  it("are the default's as soon as one is made it, and read anew then", async () => {
    const { stage, listed, model } = listing([flat, office], [office]);
    const changed = inTurn(stage, ChangeAddress, ok(null));
    await model.ask();
    const making = model.makeDefault(office);
    expect(model.state.kind === "read" && model.state.value.map(({ id, isDefault }) => [id, isDefault])).toContainEqual([office.id, true]);
    expect([await making, model.isLost, listed.length]).toEqual([true, false, 2]);
    expect(changed).toEqual([[asha, { ...office, isDefault: true }]]);
    expect(model.state).toEqual({ kind: "read", value: [office] });
  });

  it("go at once where one is removed, which can be put back until something else is done", async () => {
    const { stage, model } = listing([flat, office], [office], [office], [flat, office]);
    const removed = inTurn(stage, RemoveAddress, ok(null));
    const added = inTurn(stage, AddAddress, ok(addressId("address-9")));
    await model.ask();
    const removing = model.remove(flat);
    expect(model.state).toEqual({ kind: "read", value: [expect.objectContaining({ id: office.id })] });
    expect(model.removed).toBeNull();
    await removing;
    expect([model.removed, removed]).toEqual([flat, [[asha, flat.id]]]);
    const { id: _id, ...again } = flat;
    expect([await model.putBack(flat), model.removed, added]).toEqual([true, null, [[asha, again]]]);
  });

  it("say that a deed did not reach the shop, and stand as they were", async () => {
    const { stage, model } = listing([flat, office]);
    inTurn(stage, RemoveAddress, "outage");
    inTurn(stage, AddAddress, "outage");
    await model.ask();
    await model.remove(flat);
    expect([model.isLost, model.removed, model.state]).toEqual([true, null, { kind: "read", value: [flat, office] }]);
    const putting = model.putBack(flat);
    expect(model.isLost).toBe(false);
    expect([await putting, model.isLost]).toEqual([false, true]);
  });
});

describe("an address that is entered", () => {
  const place = { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true };
  const entering = (
    given: ConstructorParameters<typeof AddressFormModel>[0] = null,
    ...places: readonly (typeof place | null | "outage")[]
  ) => {
    const stage = aStage();
    const looked = inTurn(stage, FindDeliveryPlace, ...places);
    const model = new AddressFormModel(given, asha, lateNeeds(stage.allDependencies, addressFormNeeds));
    const fill = (values: Partial<Record<AddressField, string>>) => {
      for (const [field, value] of Object.entries(values))
        for (const one of ["name", "mobile", "line1", "line2", "landmark", "city", "state", "pincode", "kind", "isDefault"] as const)
          if (one === field) model.fill(one, value);
    };
    const problems = () =>
      (["name", "mobile", "line1", "line2", "landmark", "city", "state", "pincode"] as const).map((field) => [
        field,
        model.form.problemOf(field),
      ]);
    return { stage, looked, model, fill, problems };
  };
  const filled = {
    name: " Asha Rao ",
    mobile: "98200 12345",
    line1: " 4 ",
    line2: " Road ",
    landmark: " Temple ",
    city: " Pune ",
    state: " Maharashtra ",
    pincode: "411004",
  };

  it("names the letter that papers can't show, in each of its lines", async () => {
    const { model, fill } = entering();
    for (const field of ["name", "line1", "line2", "landmark", "city"] as const) {
      fill({ ...filled, [field]: "Tulsi 😀" });
      expect([await model.save(), model.form.problemOf(field)]).toEqual([false, { kind: "unprinted", letter: "😀" }]);
      expect(addressWords.problem(model.form.problemOf(field))).toContain("“😀”");
    }
  });

  it("says what is missing of it", async () => {
    const { model, fill, problems } = entering();
    expect(await model.save()).toBe(false);
    expect(problems()).toEqual([
      ["name", "needed"],
      ["mobile", "mobile"],
      ["line1", "needed"],
      ["line2", null],
      ["landmark", null],
      ["city", "needed"],
      ["state", "needed"],
      ["pincode", "pincode"],
    ]);
    fill({ name: "  ", mobile: "12", pincode: "41" });
    await model.save();
    expect([model.form.problemOf("name"), model.form.problemOf("mobile"), model.form.problemOf("pincode"), model.saved]).toEqual([
      "needed",
      "mobile",
      "pincode",
      null,
    ]);
  });

  it("is kept without the blanks around it", async () => {
    const { stage, model, fill } = entering();
    const added = inTurn(stage, AddAddress, ok(addressId("address-9")));
    fill({ ...filled, isDefault: "yes", kind: "castle" });
    expect([await model.save(), model.saved, model.form.isChanged]).toEqual([true, "address-9", false]);
    expect(added).toEqual([
      [
        asha,
        {
          name: "Asha Rao",
          mobile: mobileIn("9820012345"),
          line1: "4",
          line2: "Road",
          landmark: "Temple",
          city: "Pune",
          state: "Maharashtra",
          pincode: "411004",
          kind: "other",
          isDefault: true,
        },
      ],
    ]);
  });

  it("is at home unless something else is said, and changed in its place", async () => {
    const { stage, model, fill } = entering();
    const added = inTurn(stage, AddAddress, ok(addressId("address-9")));
    fill(filled);
    await model.save();
    expect(added[0]?.[1]).toMatchObject({ kind: "home", isDefault: false });
    const change = entering({ ...office, isDefault: true });
    const changed = inTurn(change.stage, ChangeAddress, ok(null));
    expect([await change.model.save(), change.model.saved]).toEqual([true, office.id]);
    expect(changed).toEqual([[asha, { ...office, isDefault: true }]]);
  });

  it("says why the shop does not take it until something is changed, and is not kept where nobody answers", async () => {
    const { stage, model, fill } = entering();
    inTurn(stage, AddAddress, "outage", refused({ kind: "too-many-addresses" }));
    fill(filled);
    expect([await model.save(), model.form.state, model.refusal, model.saved]).toEqual([false, "unavailable", null, null]);
    expect([await model.save(), model.form.state, model.refusal, model.form.faults]).toEqual([false, "open", "too-many-addresses", 1]);
    model.fill("name", "Asha");
    expect(model.refusal).toBeNull();
    const change = entering(office);
    inTurn(change.stage, ChangeAddress, refused({ kind: "unknown-address" }));
    expect([await change.model.save(), change.model.refusal]).toEqual([false, "unknown-address"]);
  });

  it("has its state named by its pincode, whatever was entered, and tells whether parcels go there", async () => {
    const { model, looked } = entering(null, place, { ...place, state: "Goa", cashOnDelivery: false }, null, "outage", place);
    const states: unknown[] = [];
    for (const entered of ["411004", "403001", "999999", "411001"]) {
      model.fill("pincode", entered);
      states.push(model.place);
      await turnOver();
      states.push([model.place, model.form.values.state]);
    }
    expect(states).toEqual([
      "asking",
      ["delivers", "Maharashtra"],
      "asking",
      ["prepaid", "Goa"],
      "asking",
      ["nobody", ""], // It can be anywhere.
      "asking",
      ["unasked", "Maharashtra"], // Known by its first digits though nobody answered.
    ]);
    model.fill("pincode", "4110");
    expect(model.place).toBe("unasked");
    model.fill("state", "Kerala");
    model.fill("city", "411004");
    model.fill("pincode", "411004");
    await turnOver();
    expect([model.form.values.state, model.corrected, looked.length]).toEqual(["Maharashtra", { from: "Kerala", pincode: "411004" }, 5]);
  });

  it("is no default by a tick that went where nobody delivers, and says so of one that is opened again", async () => {
    const { stage, model, fill } = entering(null, null);
    const added = inTurn(stage, AddAddress, ok(addressId("far")));
    fill({ ...filled, pincode: "682030", state: "Kerala", isDefault: "yes" });
    await turnOver();
    expect([model.place, await model.save()]).toEqual(["nobody", true]);
    expect(added[0]?.[1]).toMatchObject({ pincode: "682030", isDefault: false });
    const again = entering(anAddress({ pincode: pincode("682030"), state: "Kerala", isDefault: true }), null);
    const changed = inTurn(again.stage, ChangeAddress, ok(null));
    again.model.opened();
    await turnOver();
    expect([again.model.place, await again.model.save()]).toEqual(["nobody", true]);
    expect(changed[0]?.[1]).toMatchObject({ isDefault: true });
  });

  it("loses what its pincode named with that pincode, and nothing that was entered by hand", async () => {
    const { model } = entering(null, place, null, place, place);
    const named = () => [model.form.values.state, model.form.values.city];
    model.fill("pincode", "411004");
    await turnOver();
    expect(named()).toEqual(["Maharashtra", "Pune"]);
    model.fill("pincode", "999999");
    await turnOver();
    expect(named()).toEqual(["", ""]);
    model.fill("pincode", "411004");
    await turnOver();
    model.fill("pincode", "41100");
    expect(named()).toEqual(["", ""]);
    model.fill("pincode", "411004");
    await turnOver();
    model.fill("city", "Poona");
    model.fill("pincode", "4110");
    expect(named()).toEqual(["", "Poona"]);
  });

  it("hears nothing of a pincode that is entered no longer", async () => {
    const call = pending<typeof place | null>();
    const { answers, allDependencies: shop } = aStage();
    answers(FindDeliveryPlace, () => call.promise);
    const model = new AddressFormModel(null, asha, lateNeeds(shop, addressFormNeeds));
    model.fill("pincode", "411004");
    model.fill("pincode", "4110");
    call.answer(place);
    await turnOver();
    expect([model.place, model.form.values.city]).toEqual(["unasked", ""]);
  });
});

describe("the family", () => {
  it("is listed, and loses somebody", async () => {
    const stage = aStage();
    const listed = inTurn(stage, ListMembers, [meera]);
    const gone = inTurn(stage, RemoveMember, "outage", ok(null));
    const model = new MembersModel(asha, lateNeeds(stage.allDependencies, membersNeeds));
    await model.ask();
    expect([model.state, listed]).toEqual([{ kind: "read", value: [meera] }, [[asha]]]);
    expect([await model.remove(memberId("m")), model.removal]).toEqual([false, "unavailable"]);
    const removing = model.remove(memberId("m"));
    expect(model.removal).toBe("sending");
    expect([await removing, model.removal, gone[1]]).toEqual([true, "ready", [asha, "m"]]);
  });
});

describe("somebody of the family who is entered", () => {
  const entering = (given: FamilyMember | null = null) => {
    const stage = aStage();
    return { stage, model: new MemberFormModel(given, asha, lateNeeds(stage.allDependencies, memberFormNeeds), clock) };
  };
  const fields = ["name", "relation", "birthdate", "gender", "consent"] as const;
  const fill = (model: MemberFormModel, values: readonly string[]) => {
    for (const [place, field] of fields.entries()) model.fill(field, values[place] ?? "");
  };
  const problems = (model: MemberFormModel) => fields.map((field) => model.form.problemOf(field));

  it("is told what is missing, and what can't be", async () => {
    const { model } = entering();
    expect([await model.save(), problems(model)]).toEqual([false, ["needed", "needed", "needed", "needed", null]]);
    fill(model, ["7", "  ", "1700-01-01", "none"]);
    await model.save();
    expect(problems(model)).toEqual(["name", "needed", "impossible-birthdate", "needed", null]);
    fill(model, ["  ", "Son", "soon", "male"]);
    await model.save();
    expect(problems(model)).toEqual(["needed", null, "impossible-birthdate", null, null]);
  });

  it("has a name that papers can show, and is told the letter that they can't", async () => {
    const { model } = entering();
    fill(model, ["王 Isha", "Daughter", "1990-01-01", "female"]);
    expect([await model.save(), problems(model)[0]]).toEqual([false, { kind: "unprinted", letter: "王" }]);
    expect(memberWords.problem(model.form.problemOf("name"))).toContain("“王”");
  });

  it("has the gender that the relation says until one is chosen, and is asked about where they contradict each other", async () => {
    const { stage, model } = entering();
    const added = inTurn(stage, AddMember, ok(memberId("new")));
    const genderBy = (relation: string) => {
      model.fill("relation", relation);
      return model.form.values.gender;
    };
    expect(["Mother", "Son", "Other", "Sister"].map(genderBy)).toEqual(["female", "male", "", "female"]);
    model.fill("gender", "male");
    expect([genderBy("Mother"), model.contradiction]).toEqual(["male", { relation: "Mother", gender: "male" }]);
    expect(memberWords.contradiction({ relation: "Mother", gender: "male" })).toBe(
      "You chose “Mother” and “Male”. Please check that both are right.",
    );
    model.fill("gender", "other");
    expect(model.contradiction).toBeNull();
    model.fill("gender", "male");
    model.fill("name", "Meera Rao");
    model.fill("birthdate", "1960-01-01");
    expect([await model.save(), model.saved, added.length]).toEqual([true, "new", 1]);
  });

  it("needs a guardian's consent as a child, once", async () => {
    const { stage, model } = entering();
    const added = inTurn(stage, AddMember, ok(memberId("m")));
    expect(model.isConsentAsked).toBe(false);
    fill(model, ["Ravi Rao", " Son ", "2024-01-01", "male"]);
    expect([model.isConsentAsked, await model.save(), problems(model)]).toEqual([true, false, [null, null, null, null, "consent-needed"]]);
    model.fill("consent", "yes");
    expect([await model.save(), model.form.isChanged]).toEqual([true, false]);
    expect(added).toEqual([[asha, { name: "Ravi Rao", relation: "Son", birthdate: day("2024-01-01"), gender: "male", isConsented: true }]]);
    const child = { ...meera, birthdate: day("2024-01-01") };
    expect([entering(child).model.isConsentAsked, entering({ ...child, consentedAt: 1 }).model.isConsentAsked]).toEqual([true, false]);
    model.fill("birthdate", "1990-01-01");
    expect(model.isConsentAsked).toBe(false);
  });

  it("is changed in their place", async () => {
    const { stage, model } = entering(meera);
    const changed = inTurn(stage, ChangeMember, ok(null));
    expect(fields.map((field) => model.form.values[field])).toEqual([meera.name, meera.relation, meera.birthdate, meera.gender, ""]);
    expect(await model.save()).toBe(true);
    expect(changed[0]?.[1]).toMatchObject({ id: meera.id, name: meera.name, isConsented: false });
  });

  it("stands as it was entered where the shop refuses it or does not answer, with the reason beside its field", async () => {
    const { stage, model } = entering(meera);
    inTurn(
      stage,
      ChangeMember,
      "outage",
      refused({ kind: "consent-needed" }),
      refused({ kind: "impossible-birthdate" }),
      refused({ kind: "unknown-member" }),
    );
    expect([await model.save(), model.form.state, model.refusal]).toEqual([false, "unavailable", null]);
    expect([await model.save(), problems(model), model.refusal]).toEqual([false, [null, null, null, null, "consent-needed"], null]);
    await model.save();
    expect([problems(model), model.refusal]).toEqual([[null, null, "impossible-birthdate", null, null], null]);
    await model.save();
    expect([problems(model), model.refusal, model.form.state, model.form.faults]).toEqual([
      [null, null, null, null, null],
      "unknown-member",
      "open",
      3,
    ]);
    model.fill("name", "Meera");
    expect(model.refusal).toBeNull();
  });
});

describe("all that is kept of a customer", () => {
  async function* pieces() {
    yield new Uint8Array([1, 2]);
    yield new Uint8Array([3]);
  }

  it("is saved in one file, and counted as it comes", async () => {
    const stage = aStage();
    const taken = inTurn(stage, TakeMyData, "outage", refused({ kind: "too-many-exports" }), ok(pieces()));
    const saved: Blob[] = [];
    const model = new OwnDataModel(asha, lateNeeds(stage.allDependencies, ownDataNeeds), (one) => void saved.push(one));
    expect(model.state).toEqual({ kind: "unasked" });
    await model.take();
    expect(model.state).toEqual({ kind: "unavailable" });
    await model.take();
    expect([model.state, saved]).toEqual([{ kind: "too-many-exports" }, []]);
    const taking = model.take();
    expect(model.state).toEqual({ kind: "taking", bytes: 0 });
    await taking;
    expect(model.state).toEqual({ kind: "taken", bytes: 3 });
    expect([saved[0]?.type, [...new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0))], taken[0]]).toEqual([
      "application/json",
      [1, 2, 3],
      [asha],
    ]);
  });
});

describe("what customers tell of themselves", () => {
  const telling = (customer: Partial<Customer> = {}) => {
    const stage = aStage();
    const refreshed = inTurn(stage, ShowUser, ok(aUser({ id: asha })));
    return {
      stage,
      refreshed,
      model: new DetailsModel(
        aUser({ id: asha, ...customer }).customer,
        stage.session,
        lateNeeds(stage.allDependencies, detailsNeeds),
        clock,
      ),
    };
  };

  it("is sent as far as it differs, the birthdate first", async () => {
    const { stage, model, refreshed } = telling({ gender: "male", birthdate: day("1990-01-22") });
    const born = inTurn(stage, SetBirthdate, ok(null));
    const gender = inTurn(stage, SetGender, ok(null));
    expect(model.form.values).toEqual({ gender: "male", birthdate: "1990-01-22" });
    expect([await model.save(), born, gender, refreshed.length]).toEqual([true, [], [], 1]);
    model.form.fill("gender", "female");
    expect([await model.save(), born.length, gender]).toEqual([true, 0, [[asha, { id: null, gender: "female" }]]]);
    model.form.fill("birthdate", "1991-01-22");
    expect([await model.save(), born, model.form.isChanged]).toEqual([true, [[asha, { id: null, birthdate: "1991-01-22" }]], false]);
  });

  it("may stay open, and can't be taken back", async () => {
    const open = telling();
    expect([open.model.form.values, await open.model.save()]).toEqual([{ gender: "", birthdate: "" }, true]);
    const { model } = telling({ birthdate: day("1990-01-22") });
    model.form.fill("birthdate", "");
    expect([await model.save(), model.form.problemOf("birthdate")]).toEqual([false, "needed"]);
  });

  it.each(["2990-01-01", "soon"])("can't be impossible: born %s", async (birthdate) => {
    const { model, refreshed } = telling();
    model.form.fill("birthdate", birthdate);
    expect([await model.save(), model.form.problemOf("birthdate"), refreshed]).toEqual([false, "impossible-birthdate", []]);
  });

  it("is not kept where it is refused or nobody answers, and nothing behind it is sent", async () => {
    const { stage, model, refreshed } = telling();
    inTurn(stage, SetBirthdate, refused({ kind: "impossible-birthdate" }), "outage");
    const gender = inTurn(stage, SetGender, ok(null));
    model.form.fill("birthdate", "1990-01-22");
    model.form.fill("gender", "female");
    expect([await model.save(), model.form.problemOf("birthdate"), gender]).toEqual([false, "impossible-birthdate", []]);
    expect([await model.save(), model.form.state, refreshed]).toEqual([false, "unavailable", []]);
  });

  it("is shown as it comes from the shop, without what was filled in meanwhile", () => {
    const { model } = telling();
    model.form.fill("gender", "female");
    model.showCustomer(aUser({ id: asha, gender: "male", birthdate: day("1990-01-22") }).customer);
    expect(model.form.values).toEqual({ gender: "female", birthdate: "1990-01-22" });
  });
});

describe("an e-mail address on its way onto a profile", () => {
  it("is asked by a letter, and said where that went until it is opened anew", async () => {
    const stage = aStage();
    const requested = inTurn(stage, AskToConfirmEmail, "outage", refused({ kind: "too-many", retryAfter: 60 }), ok(600));
    const model = new EmailModel(stage.session, lateNeeds(stage.allDependencies, emailNeeds));
    expect([model.isOpen, model.sentTo]).toEqual([false, null]);
    model.open();
    await model.send();
    expect([model.form.problemOf("email"), requested]).toEqual(["email", []]);
    model.form.fill("email", "asha@example.com");
    await model.send();
    expect([model.form.state, model.isOpen]).toEqual(["unavailable", true]);
    await model.send();
    expect([model.form.problemOf("email"), model.sentTo, model.isOpen]).toEqual(["too-many", null, true]);
    await model.send();
    expect([model.sentTo, model.isOpen, model.form.values.email, requested[2]?.[1]]).toEqual([
      "asha@example.com",
      false,
      "",
      "asha@example.com",
    ]);
    model.open();
    expect([model.isOpen, model.sentTo]).toEqual([true, null]);
  });
});

describe("a picture of oneself", () => {
  const picture = (type = "image/png") => new Blob(["picture"], { type });
  const choosing = (...answers: readonly (Awaited<ReturnType<SetProfilePicture>> | "outage")[]) => {
    const stage = aStage();
    const refreshed = inTurn(stage, ShowUser, ok(aUser({ id: asha })));
    return {
      stage,
      refreshed,
      sent: inTurn(stage, SetProfilePicture, ...answers),
      model: new PictureModel(asha, stage.session, lateNeeds(stage.allDependencies, pictureNeeds)),
    };
  };

  it("is shown before it is sent, and put away again", async () => {
    const { model, sent } = choosing();
    expect(model.state).toEqual({ kind: "none", trouble: null });
    expect(await model.send()).toBe(true);
    await model.choose(picture());
    expect([model.state.kind, sent]).toEqual(["chosen", []]);
    model.leave();
    expect(model.state).toEqual({ kind: "none", trouble: null });
    const late = model.choose(picture());
    model.leave();
    await late;
    expect(model.state).toEqual({ kind: "none", trouble: null });
  });

  it.each(["image/jpeg", "image/png", "image/webp"])("may be %s", async (type) => {
    const { model } = choosing();
    await model.choose(picture(type));
    expect(model.state.kind).toBe("chosen");
  });

  it("is no picture of another media type", async () => {
    const { model } = choosing();
    await model.choose(picture());
    await model.choose(picture("image/gif"));
    expect(model.state).toEqual({ kind: "none", trouble: "no-picture" });
  });

  it("is the one that was chosen last", async () => {
    const { model } = choosing();
    const first = model.choose(picture());
    await Promise.all([first, model.choose(picture("image/gif"))]);
    expect(model.state).toEqual({ kind: "none", trouble: "no-picture" });
  });

  it("tells how far it is, and whether the shop took it", async () => {
    const { model, sent, refreshed } = choosing("outage", refused({ kind: "no-picture" }), ok(fileId("0".repeat(32))));
    await model.choose(picture());
    const sending = model.send();
    expect(model.state).toMatchObject({ kind: "sending", share: 0 });
    await model.choose(picture("image/gif"));
    model.leave();
    expect(model.state.kind).toBe("sending");
    expect(await model.send()).toBe(false);
    await turnOver();
    expect(await sending).toBe(false);
    expect(model.state).toMatchObject({ kind: "chosen", trouble: "unavailable" });
    sent[0]?.[2]?.(0.5);
    expect(model.state.kind).toBe("chosen");
    expect(await model.send()).toBe(false);
    expect([model.state, refreshed]).toEqual([{ kind: "none", trouble: "no-picture" }, []]);
    await model.choose(picture());
    expect(await model.send()).toBe(true);
    expect([model.state, refreshed.length, sent.length, sent[2]?.[0]]).toEqual([{ kind: "done" }, 1, 3, asha]);
  });

  it("moves on as it goes", async () => {
    const stage = aStage();
    const call = pending<Awaited<ReturnType<SetProfilePicture>>>();
    stage.answers(SetProfilePicture, (_customer, _bytes, heard) => {
      heard?.(0.5);
      return call.promise;
    });
    const model = new PictureModel(asha, stage.session, lateNeeds(stage.allDependencies, pictureNeeds));
    await model.choose(picture());
    void model.send();
    await turnOver();
    expect(model.state).toMatchObject({ kind: "sending", share: 0.5 });
  });
});

describe("leaving", () => {
  const leaving = (customer: Partial<Customer>, answer: Awaited<ReturnType<AskToLeave>> | "outage" = ok(null)) => {
    const stage = aStage();
    const requested = inTurn(stage, AskToLeave, answer);
    const done: string[] = [];
    const model = new LeavingModel(
      aUser({ id: asha, ...customer }).customer,
      { customer: asha, forget: () => void done.push("forgotten") },
      lateNeeds(stage.allDependencies, leavingNeeds),
      { show: ({ kind }) => void done.push(kind) },
    );
    return { model, asked: requested, done };
  };
  const mobile = mobileIn("9820012345");
  const email = emailIn("asha@example.in");

  it("is proved by one's own mobile or, without one, by one's own address", () => {
    const { model } = leaving({ mobile, email });
    expect([model.proof, leaving({ email }).model.proof]).toEqual(["mobile", "email"]);
    model.form.fill("own", "asha@example.in");
    model.ask();
    expect([model.form.problemOf("own"), model.state]).toEqual(["invalid", "entering"]);
    model.form.fill("own", "9820012346");
    model.ask();
    expect([model.form.problemOf("own"), model.state]).toEqual(["not-yours", "entering"]);
    model.form.fill("own", "98200 12345");
    model.ask();
    expect([model.state, model.form.isChanged]).toEqual(["asked", false]);
    model.stay();
    expect(model.state).toBe("entering");
  });

  it("happens once it is asked for, and not before", async () => {
    const { model, asked, done } = leaving({ email });
    await model.leave();
    model.form.fill("own", "asha@example.in");
    model.ask();
    const going = model.leave();
    model.stay();
    expect(model.state).toBe("sending");
    await going;
    expect([asked, done]).toEqual([[[asha]], ["forgotten", "account-leaves"]]);
  });

  it("is asked for still where nobody answers", async () => {
    const { model, done } = leaving({ email }, "outage");
    model.form.fill("own", "asha@example.in");
    model.ask();
    await model.leave();
    expect([model.state, done]).toEqual(["asked", []]);
  });
});

describe("orders of whoever leaves", () => {
  const open = orderSummary(kept(aPlacedOrder()), ordersDay);
  const page = (...orders: readonly (typeof open)[]) => ({ orders, next: null });

  it.each([
    ["none", page(), page(), false],
    ["one that is under way", page(open), page(), true],
    ["one that is not paid", page(), page(open), true],
    ["one that was never paid", page(), page({ ...open, state: "expired" as const }), false],
    ["one of a kind, the other unknown", "outage", page(open), true],
    ["unknown", "outage", "outage", false],
  ] as const)("are still under way: %s", async (_name, underWay, unpaid, areSome) => {
    const stage = aStage();
    const requested: unknown[] = [];
    stage.answers(ListMyOrders, (customer, { filter, ...rest }) => {
      requested.push([customer, filter, rest]);
      const answer = filter === "under-way" ? underWay : unpaid;
      return answer === "outage" ? outage() : Promise.resolve(answer);
    });
    const model = new OpenOrdersModel(asha, lateNeeds(stage.allDependencies, openOrdersNeeds));
    expect(model.areSome).toBe(false);
    await model.ask();
    expect(model.areSome).toBe(areSome);
    const rest = { text: null, after: null, limit: 10 };
    expect(requested).toEqual([
      [asha, "under-way", rest],
      [asha, "unpaid", rest],
    ]);
  });
});

describe("having an account back", () => {
  const restoring = (...answers: readonly (Awaited<ReturnType<RestoreAccount>> | "outage")[]) => {
    const stage = aStage();
    const requested = inTurn(stage, RestoreAccount, ...answers);
    return { stage, asked: requested, model: new RecoveryModel(stage.visitor, lateNeeds(stage.allDependencies, recoveryNeeds)) };
  };
  const leaver = aSignedIn({ id: asha, status: { kind: "leaving", erasedFrom: now } });

  it("needs somebody who leaves", async () => {
    const { model, asked } = restoring("outage");
    await model.restore();
    expect([asked, model.flow]).toEqual([[], { kind: "recovering", trouble: null }]);
  });

  it("can be tried again where nobody answered, and signs in", async () => {
    const { stage, model, asked } = restoring("outage", ok(aUser({ id: asha })));
    stage.visitor.signIn(leaver);
    await model.restore();
    expect([model.isUnreachable, stage.visitor.customer]).toEqual([true, null]);
    const again = new RecoveryModel(stage.visitor, lateNeeds(stage.allDependencies, recoveryNeeds));
    await again.restore();
    expect([again.isUnreachable, stage.visitor.customer, asked.length]).toEqual([false, asha, 2]);
  });

  it("says where it is too late", async () => {
    const { stage, model } = restoring(refused({ kind: "too-late" }));
    stage.visitor.signIn(leaver);
    await model.restore();
    expect([stage.visitor.customer, model.isUnreachable, model.flow]).toEqual([null, false, { kind: "recovering", trouble: "too-late" }]);
  });
});
