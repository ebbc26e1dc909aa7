import { describe, expect, it } from "vitest";
import { FormModel } from "#web/platform/forms/form-model.ts";

const aForm = () => new FormModel<"name" | "city", "needed">({ name: "Asha", city: "Pune" });

describe("a form", () => {
  it("keeps what was sent, and of what is filled in meanwhile knows that it was not", () => {
    const form = aForm();
    form.fill("name", "Asha Rao");
    expect(form.begin({})).toBe(true);
    form.fill("city", "Nashik");
    form.keep();
    expect([form.values, form.isChanged, form.state]).toEqual([{ name: "Asha Rao", city: "Nashik" }, true, "open"]);
    form.renew({ name: "Asha Rao", city: "Pune" }); // As the shop knows it by now.
    expect([form.values, form.isChanged]).toEqual([{ name: "Asha Rao", city: "Nashik" }, true]);
    form.begin({});
    form.keep();
    expect(form.isChanged).toBe(false);
  });

  it("is as it was before where it could not be sent", () => {
    const form = aForm();
    form.fill("city", "Nashik");
    form.begin({});
    form.fail();
    expect([form.values.city, form.isChanged, form.state]).toEqual(["Nashik", true, "unavailable"]);
  });

  it("begins anew with what it is given, and has nothing to lose then", () => {
    const form = aForm();
    form.fill("city", "Nashik");
    form.keep({ name: "", city: "" });
    expect([form.values, form.isChanged]).toEqual([{ name: "", city: "" }, false]);
  });
});
