import { describe, expect, it } from "vitest";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { templateContentIn } from "#web/features/consultations/desk/prescribing/template-content.ts";
import { TemplatesModel } from "#web/features/consultations/desk/prescribing/templates-model.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { anAppointmentNow } from "#tests/builders/consultations/an-appointment-now.ts";

const { kind: _, ...content } = aPrescription({ items: [anItem({ nevertheless: "SENTINEL reason" })], complaint: "SENTINEL complaint" });
const written = { ...content, age: 34, gender: "female", findings: "SENTINEL", diagnosis: "SENTINEL", reason: "SENTINEL" } as const;

async function aDesk() {
  const { container, doctor } = await anAppointmentNow("audio");
  const line = { isOut: false };
  const save = container.get(SaveTemplate);
  container.rebind(SaveTemplate).toConstantValue(async (...asked) => {
    if (line.isOut) throw new PortUnavailable("the line", null);
    return save(...asked);
  });
  const model = new TemplatesModel(doctor.id, async () => container);
  await model.ask();
  const names = () => (model.reading.kind === "read" ? model.reading.value.map(({ name }) => name) : []);
  const keep = async (name: string) => {
    model.write(name);
    await model.save(templateContentIn(written));
  };
  return { model, line, names, keep };
}

describe("templates at the desk", () => {
  it("keep nothing of a patient: no complaint, findings, diagnosis, age or reason", () => {
    const kept = templateContentIn(written);
    expect(JSON.stringify(kept)).not.toMatch(/SENTINEL|34|female|2026-11-20/);
    expect(kept).toMatchObject({ advice: "No screens after nine.", items: [{ name: "Ashwagandha churna", days: 14 }] });
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
});
