import { describe, expect, it } from "vitest";
import { EnquireAtHospital, EnquireForCompany } from "#core/contact/send-enquiry.use-case.ts";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ContactModel, contactNeeds } from "#web/features/contact/contact-model.ts";
import { EnquiryModel } from "#web/features/contact/enquiry-model.ts";
import { NewsletterModel, newsletterNeeds } from "#web/features/newsletter/newsletter-model.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import { addressesNeeds } from "#web/features/account/addresses/addresses-model.ts";
import type { Profile } from "#core/account/profile.ts";
import type { SendEnquiry } from "#core/contact/send-enquiry.use-case.ts";

const tooMany = refused({ kind: "too-many" } as const);
const long = "x".repeat(2_001);

describe("whoever is signed in and writes to the shop", () => {
  const asha = { customer: { id: "asha", name: "Asha Kulkarni", mobile: "5555500001", email: null } } as unknown as Profile;

  it("need not type who they are, and what they typed before that was known stays", () => {
    const stage = aStage();
    const model = new ContactModel(stage.session, lateNeeds(stage.allDependencies, contactNeeds));
    model.form.fill("name", "Meera");
    model.know(asha);
    expect(model.form.values).toEqual({ name: "Meera", email: "", mobile: "5555500001", message: "" });
    model.form.fill("mobile", "");
    model.know(asha); // Their profile was read anew.
    expect(model.form.values.mobile).toBe("");
    model.know(null);
    expect(model.form.values).toMatchObject({ name: "Meera", mobile: "" });
  });

  it("leaves nothing to be asked about when they leave the page without a word of their own", () => {
    const stage = aStage();
    const model = new ContactModel(stage.session, lateNeeds(stage.allDependencies, contactNeeds));
    model.know(asha);
    expect([model.form.values.name, model.form.isChanged]).toEqual(["Asha Kulkarni", false]);
  });
});

describe("a message to the shop", () => {
  const fields = ["name", "email", "mobile", "message"] as const;
  const writing = (...answers: readonly (Awaited<ReturnType<GetInTouch>> | "outage")[]) => {
    const stage = aStage();
    const sent = inTurn(stage, GetInTouch, ...answers);
    const model = new ContactModel(stage.session, lateNeeds(stage.allDependencies, contactNeeds));
    const fill = (...values: readonly string[]) => {
      for (const [place, field] of fields.entries()) model.form.fill(field, values[place] ?? "");
    };
    return { model, sent, fill, stage, problems: () => fields.map((field) => model.form.problemOf(field)) };
  };

  it("says what is missing of it, and what can't be", async () => {
    const { model, fill, problems, sent } = writing();
    expect([model.isTooMuch, model.sent]).toEqual([false, null]);
    await model.send();
    expect(problems()).toEqual(["needed", "needed", null, "needed"]);
    fill("7", "asha", "12", long);
    await model.send();
    expect(problems()).toEqual(["name", "email", "mobile", "too-long"]);
    fill(`A${"a".repeat(300)}`, " ", "", "  ");
    await model.send();
    expect([problems(), sent, model.sent]).toEqual([["long-name", "needed", null, "needed"], [], null]);
  });

  it("gets a number, leaves nothing, and another can be written", async () => {
    const { model, fill, sent, stage } = writing("outage", tooMany, ok(12));
    fill("Asha Rao", "asha@example.in", "98200 12345", "  Where is it? ");
    await model.send();
    expect([model.form.state, model.isTooMuch, model.sent]).toEqual(["unavailable", false, null]);
    await model.send();
    expect([model.form.state, model.isTooMuch, model.sent, model.form.faults]).toEqual(["open", true, null, 1]);
    await model.send();
    expect([model.sent, model.isTooMuch, model.form.values]).toEqual([
      { number: 12, to: "asha@example.in" },
      false,
      { name: "", email: "", mobile: "", message: "" },
    ]);
    expect(sent[0]).toEqual([
      stage.session.caller,
      { name: "Asha Rao", email: "asha@example.in", mobile: mobileIn("9820012345"), message: "Where is it?" },
    ]);
    model.writeAnother();
    expect(model.sent).toBeNull();
  });

  it("may be as long as it may, and without a mobile", async () => {
    const { model, fill, sent } = writing(ok(1));
    fill("Asha Rao", "asha@example.in", " ", ` ${"x".repeat(2_000)} `);
    await model.send();
    expect([sent.length, sent[0]?.[1].mobile]).toEqual([1, null]);
  });
});

describe("an enquiry", () => {
  const fields = ["name", "mobile", "email", "city", "message"] as const;
  const writing = (...answers: readonly (Awaited<ReturnType<SendEnquiry>> | "outage")[]) => {
    const stage = aStage();
    const sent = inTurn(stage, EnquireAtHospital, ...answers);
    const model = new EnquiryModel(
      lateNeeds(stage.allDependencies, { enquire: EnquireAtHospital }).enquire,
      "person",
      stage.session,
      lateNeeds(stage.allDependencies, addressesNeeds),
    );
    const fill = (...values: readonly string[]) => {
      for (const [place, field] of fields.entries()) model.form.fill(field, values[place] ?? "");
    };
    return { model, sent, fill, stage, problems: () => fields.map((field) => model.form.problemOf(field)) };
  };

  it("says what is missing of it, and what can't be", async () => {
    const { model, fill, problems, sent } = writing();
    expect([model.isTooMuch, model.isSent]).toEqual([false, false]);
    await model.send(null);
    expect(problems()).toEqual(["needed", "needed", null, "needed", "needed"]);
    fill("7", "12", "asha", "  ", long);
    await model.send(null);
    expect([problems(), sent, model.isSent]).toEqual([["name", "mobile", "email", "needed", "too-long"], [], false]);
  });

  it("says of what it is, and is sent once it is", async () => {
    const { model, fill, sent, stage } = writing("outage", tooMany, ok("1"));
    fill("Asha Rao", "9820012345", "", " Pune ", " When? ");
    await model.send("plan");
    expect([model.form.state, model.isTooMuch, model.isSent]).toEqual(["unavailable", false, false]);
    await model.send("plan");
    expect([model.isTooMuch, model.isSent, model.form.faults]).toEqual([true, false, 1]);
    await model.send("plan");
    expect([model.isTooMuch, model.isSent, model.form.isChanged, model.form.values.name]).toEqual([false, true, false, ""]);
    expect(sent[0]).toEqual([
      stage.session.caller,
      { name: "Asha Rao", mobile: mobileIn("9820012345"), email: null, city: "Pune", about: "plan", message: "When?", company: null },
    ]);
  });
});

describe("an enquiry of a company", () => {
  const fields = ["name", "mobile", "email", "city", "employees", "sites", "message"] as const;
  const writing = () => {
    const stage = aStage();
    const sent = inTurn(stage, EnquireForCompany, ok("1"));
    const model = new EnquiryModel(
      lateNeeds(stage.allDependencies, { enquire: EnquireForCompany }).enquire,
      "company",
      stage.session,
      lateNeeds(stage.allDependencies, addressesNeeds),
    );
    const fill = (...values: readonly string[]) => {
      for (const [place, field] of fields.entries()) model.form.fill(field, values[place] ?? "");
    };
    return { model, sent, fill, problems: () => fields.map((field) => model.form.problemOf(field)) };
  };
  const who = ["Asha Rao", "9820012345", " asha@example.in ", "Pune"] as const;

  it("needs to say how many people work for it, and at how many places", async () => {
    const { model, fill, problems, sent } = writing();
    await model.send(null);
    expect(problems()).toEqual(["needed", "needed", null, "needed", "needed", "needed", "needed"]);
    for (const [employees, sites, found] of [
      ["many", "0", ["count", "count"]],
      ["1000001", " ", ["count", "needed"]],
      ["1000000", "10001", [null, "count"]],
    ] as const) {
      fill(...who, employees, sites, "When?");
      await model.send(null);
      expect([problems(), sent]).toEqual([[null, null, null, null, ...found, null], []]);
    }
  });

  it("says that with its address, and can be written anew", async () => {
    const { model, fill, sent } = writing();
    fill(...who, "1,200", "10000", "When?");
    await model.send(null);
    expect([model.isSent, model.form.isChanged, model.form.values]).toEqual([
      true,
      false,
      { name: "", mobile: "", email: "", city: "", employees: "", sites: "", message: "" },
    ]);
    expect(sent[0]?.[1]).toMatchObject({ email: "asha@example.in", about: null, company: { employees: 1_200, sites: 10_000 } });
  });

  it("of somebody for themselves tells of no company, whatever is filled in", async () => {
    const stage = aStage();
    const sent = inTurn(stage, EnquireAtHospital, ok("1"));
    const model = new EnquiryModel(
      lateNeeds(stage.allDependencies, { enquire: EnquireAtHospital }).enquire,
      "person",
      stage.session,
      lateNeeds(stage.allDependencies, addressesNeeds),
    );
    for (const [place, field] of fields.entries()) model.form.fill(field, [...who, "12", "2", "When?"][place] ?? "");
    await model.send(null);
    expect([model.form.problemOf("employees"), sent[0]?.[1].company]).toEqual([null, null]);
  });
});

describe("asking for the newsletter", () => {
  it("says what came of it until something else is typed", async () => {
    const stage = aStage();
    const requested = inTurn(stage, Subscribe, "outage", tooMany, ok(null));
    const model = new NewsletterModel(lateNeeds(stage.allDependencies, newsletterNeeds), stage.session);
    expect(model.state).toEqual({ kind: "open" });
    const kinds: unknown[] = [];
    for (const email of ["asha", "asha@example.in", "asha@example.in", "asha@example.in"]) {
      const sending = model.send(email);
      model.type();
      expect([model.state.kind, await model.send(email)]).toEqual(["sending", null]);
      const sent = await sending;
      expect(model.state).toEqual(sent);
      kinds.push([sent?.kind, sent?.says !== ""]);
    }
    expect([kinds, requested.length, requested[0]]).toEqual([
      [
        ["invalid", true],
        ["unavailable", true],
        ["too-many", true],
        ["asked", true],
      ],
      3,
      [stage.session.caller, "asha@example.in"],
    ]);
    model.type();
    expect(model.state).toEqual({ kind: "open" });
  });
});
