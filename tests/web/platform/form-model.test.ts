import { describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";

const aForm = () => new FormModel<"name" | "city", "needed">({ name: "Asha", city: "Pune" });

describe("a form", () => {
  it("keeps what was sent, and of what is filled in meanwhile knows that it was not", async () => {
    const form = aForm();
    form.fill("name", "Asha Rao");
    const answer = Promise.withResolvers<"kept">();
    const sending = form.send(ok(null), () => answer.promise);
    expect(form.state).toBe("sending");
    form.fill("city", "Nashik");
    answer.resolve("kept");
    expect(await sending).toEqual({ value: "kept" });
    form.keep();
    expect([form.values, form.isChanged, form.state]).toEqual([{ name: "Asha Rao", city: "Nashik" }, true, "open"]);
    form.renew({ name: "Asha Rao", city: "Pune" }); // As the shop knows it by now.
    expect([form.values, form.isChanged]).toEqual([{ name: "Asha Rao", city: "Nashik" }, true]);
    await form.send(ok(null), async () => null);
    form.keep();
    expect(form.isChanged).toBe(false);
  });

  it("is as it was before where it could not be sent", async () => {
    const form = aForm();
    form.fill("city", "Nashik");
    await form.send(ok(null), () => Promise.reject(new PortUnavailable("the form", null)));
    expect([form.values.city, form.isChanged, form.state]).toEqual(["Nashik", true, "unavailable"]);
  });

  it("is sent once until it is answered, and not while something is wrong with it", async () => {
    const form = aForm();
    let sent = 0;
    const call = async () => {
      sent += 1;
    };
    expect(await form.send(refused({ city: "needed" }), call)).toBeNull();
    expect([sent, form.problemOf("city"), form.faults]).toEqual([0, "needed", 1]);
    await Promise.all([form.send(ok(null), call), form.send(ok(null), call)]);
    expect([sent, form.problemOf("city")]).toEqual([1, null]);
  });

  it("begins anew with what it is given, and has nothing to lose then", () => {
    const form = aForm();
    form.fill("city", "Nashik");
    form.keep({ name: "", city: "" });
    expect([form.values, form.isChanged]).toEqual([{ name: "", city: "" }, false]);
  });

  it("says what is wrong field by field, until it is filled anew or sent again", async () => {
    const form = aForm();
    const call = async () => null;
    await form.send(refused({ name: "needed", city: "needed" }), call);
    expect([form.problemOf("name"), form.problemOf("city"), form.state, form.faults]).toEqual(["needed", "needed", "open", 1]);
    form.fill("name", "Ravi");
    expect([form.problemOf("name"), form.problemOf("city")]).toEqual([null, "needed"]);
    form.refuse({ name: "needed" });
    expect([form.problemOf("name"), form.problemOf("city"), form.faults]).toEqual(["needed", null, 2]);
    form.keep();
    expect(form.problemOf("name")).toBeNull();
    form.refuse({ name: "needed" });
    await form.send(ok(null), call);
    expect([form.problemOf("name"), form.state, form.faults]).toEqual([null, "sending", 3]);
    form.refuse({});
    expect([form.state, form.faults]).toEqual(["open", 4]);
  });

  it("can be sent again once it is filled anew, where nobody answered, and stays on its way while it is sent", async () => {
    const form = aForm();
    await form.send(ok(null), () => Promise.reject(new PortUnavailable("the form", null)));
    form.fill("city", "Nashik");
    expect(form.state).toBe("open");
    const answer = Promise.withResolvers<null>();
    void form.send(ok(null), () => answer.promise);
    form.fill("city", "Pune");
    expect(form.state).toBe("sending");
  });

  it("is as the shop knows it by now where nothing else was filled in", () => {
    const form = aForm();
    form.fill("city", "Nashik");
    form.renew({ name: "Asha Rao", city: "Mumbai" });
    expect([form.values, form.isChanged]).toEqual([{ name: "Asha Rao", city: "Nashik" }, true]);
    form.fill("city", "Mumbai");
    expect(form.isChanged).toBe(false);
  });
});
