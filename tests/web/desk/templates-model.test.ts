import { describe, expect, it, vi } from "vitest";
import { DropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { templateContentIn } from "#web/features/desk/prescribing/template-content.ts";
import { TemplatesModel, templatesNeeds } from "#web/features/desk/prescribing/templates-model.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { anAppointmentNow } from "#tests/builders/consultations/an-appointment-now.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const { kind: _, ...content } = aPrescription({ items: [anItem({ nevertheless: "SENTINEL reason" })], complaint: "SENTINEL complaint" });
const written = { ...content, age: 34, gender: "female", findings: "SENTINEL", diagnosis: "SENTINEL", reason: "SENTINEL" } as const;

async function aDesk() {
  const { container, doctor } = await anAppointmentNow("audio");
  const line = { isOut: false };
  for (const use of [ListTemplates, SaveTemplate, RenameTemplate, DropTemplate]) {
    const call: (...requested: never[]) => Promise<unknown> = container.get<(...requested: never[]) => Promise<unknown>>(use);
    container.rebind(use as typeof ListTemplates).toConstantValue((async (...requested: never[]) => {
      if (line.isOut) throw new PortUnavailable("the line", null);
      return call(...requested);
    }) as never);
  }
  const model = new TemplatesModel(
    doctor.id,
    lateNeeds(async () => container, templatesNeeds),
  );
  await model.ask();
  const names = () => (model.reading.kind === "read" ? model.reading.value.map(({ name }) => name) : []);
  const keep = async (name: string) => {
    model.write(name);
    await model.save(templateContentIn(written));
  };
  return { container, doctor, model, line, names, keep };
}

describe("templates at the desk", () => {
  it("keep nothing of a patient: no complaint, findings, diagnosis, age or reason", () => {
    const stored = templateContentIn(written);
    expect(JSON.stringify(stored)).not.toMatch(/SENTINEL|34|female|2026-11-20/);
    expect(stored).toMatchObject({ advice: "No screens after nine.", items: [{ name: "Ashwagandha churna", days: 14 }] });
  });

  it("are kept, named anew, deleted, and put back after that", async () => {
    const { model, names, keep } = await aDesk();
    await keep("Sleep");
    await keep("cough");
    expect([names(), model.done?.kind, model.name]).toEqual([["cough", "Sleep"], "saved", ""]);
    const [cough] = model.reading.kind === "read" ? model.reading.value : [];
    if (cough === undefined) return expect.fail("nothing is kept");
    model.choose(cough);
    model.write("Zukam");
    await model.rename();
    expect([names(), model.renamed, model.done?.kind]).toEqual([["Sleep", "Zukam"], null, "renamed"]);
    await model.drop({ ...cough, name: "Zukam" });
    expect([names(), model.done?.kind]).toEqual([["Sleep"], "dropped"]);
    await model.putBack();
    expect([names(), model.done?.kind]).toEqual([["Sleep", "Zukam"], "saved"]);
  });

  it("say what is wrong with a name, and that nothing was changed without a line", async () => {
    const { model, line, names, keep } = await aDesk();
    await keep("Sleep");
    await keep("SLEEP");
    expect([model.sending, model.faults, model.name]).toEqual([{ kind: "refused", refusal: { kind: "name-taken" } }, 1, "SLEEP"]);
    line.isOut = true;
    await keep("Cough");
    expect([model.sending.kind, names(), model.name]).toEqual(["unavailable", ["Sleep"], "Cough"]);
  });

  it("are none of an account that is no practitioner's", async () => {
    const { container } = await aDesk();
    const model = new TemplatesModel(
      customerId("asha"),
      lateNeeds(async () => container, templatesNeeds),
    );
    await model.ask();
    expect([model.reading, model.name, model.faults, model.done]).toEqual([{ kind: "read", value: [] }, "", 0, null]);
  });

  it("are named anew only where one is chosen, and not without a line", async () => {
    const { model, line, names, keep } = await aDesk();
    await keep("Sleep");
    model.write("Cough");
    await model.rename();
    await model.putBack();
    expect([names(), model.done?.kind]).toEqual([["Sleep"], "saved"]);
    const [sleep] = model.reading.kind === "read" ? model.reading.value : [];
    if (sleep === undefined) return expect.fail("nothing is kept");
    model.choose(sleep);
    expect([model.name, model.renamed, model.done]).toEqual(["Sleep", sleep, null]);
    model.write(" ");
    await model.rename();
    expect([model.sending, model.faults, names()]).toEqual([{ kind: "refused", refusal: { kind: "no-name" } }, 1, ["Sleep"]]);
    model.write(" Nidra ");
    expect(model.sending.kind).toBe("ready");
    line.isOut = true;
    await model.rename();
    await model.drop(sleep);
    await model.putBack();
    expect([model.sending.kind, model.faults, names(), model.done]).toEqual(["unavailable", 1, ["Sleep"], null]);
    line.isOut = false;
    await model.rename();
    expect([names(), model.name]).toEqual([["Nidra"], ""]);
    model.choose(sleep);
    model.choose(null);
    expect([model.name, model.renamed]).toEqual(["", null]);
  });

  it("are all asked for where one is kept before they could be read", async () => {
    const { container, doctor, line, keep } = await aDesk();
    await keep("Sleep");
    line.isOut = true;
    const model = new TemplatesModel(
      doctor.id,
      lateNeeds(async () => container, templatesNeeds),
    );
    await model.ask();
    expect(model.reading.kind).toBe("unavailable");
    line.isOut = false;
    model.write("Cough");
    await model.save(templateContentIn(written));
    await vi.waitFor(() => expect(model.reading.kind).toBe("read"));
    expect(model.reading).toMatchObject({ value: [{ name: "Cough" }, { name: "Sleep" }] });
  });
});
