import { describe, expect, it } from "vitest";
import { DropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { MOST_TEMPLATES, templateId } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import { RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aTemplate } from "#tests/builders/consultations/a-template.ts";
import { aClinic } from "#tests/core/consultations/a-clinic.ts";
import type { Door } from "#tests/in-process.ts";

async function aDesk(door: Door) {
  const clinic = await aClinic(door, "audio");
  const { theirs, doctor } = clinic;
  const { id: _, kind: __, ...content } = aTemplate();
  const save = (name: string) => theirs.get(SaveTemplate)(doctor.id, { ...content, name });
  const names = async () => {
    const listed = await theirs.get(ListTemplates)(doctor.id);
    return listed.kind === "ok" ? listed.value.map(({ name }) => name) : listed.refusal.kind;
  };
  const saved = async (name: string) => {
    const answer = await save(name);
    return answer.kind === "ok" ? answer.value : expect.fail(answer.refusal.kind);
  };
  return { ...clinic, content, save, saved, names };
}

export function templatesSuite(how: string, door: Door): void {
  describe(`a practitioner's templates, ${how}`, () => {
    it("are kept, listed by their names, named anew and deleted", async () => {
      const { theirs, doctor, content, saved, names } = await aDesk(door);
      const sleep = await saved(" Sleep ");
      expect(sleep).toEqual({ ...content, id: sleep.id, name: "Sleep", kind: "ayurveda" });
      const cough = await saved("cough");
      expect(await names()).toEqual(["cough", "Sleep"]);
      expect(await theirs.get(RenameTemplate)(doctor.id, { id: sleep.id, name: "SLEEP" })).toEqual(ok(null));
      expect(await theirs.get(DropTemplate)(doctor.id, cough.id)).toEqual(ok(null));
      expect(await names()).toEqual(["SLEEP"]);
    });

    it("have a name each, something in them, and are at most fifty", async () => {
      const { theirs, doctor, content, save, saved, names } = await aDesk(door);
      const first = await saved("Sleep");
      expect(await save("sleep")).toEqual(refused({ kind: "name-taken" }));
      expect(await save("  ")).toEqual(refused({ kind: "no-name" }));
      const nothing = { ...content, name: "Empty", advice: " ", tests: "", followUp: "", items: [] };
      expect(await theirs.get(SaveTemplate)(doctor.id, nothing)).toEqual(refused({ kind: "empty" }));
      for (let count = 1; count < MOST_TEMPLATES; count += 1) await saved(`Template ${count}`);
      expect(await save("One more")).toEqual(refused({ kind: "too-many-templates" }));
      expect(await theirs.get(RenameTemplate)(doctor.id, { id: first.id, name: "template 3" })).toEqual(refused({ kind: "name-taken" }));
      expect(await names()).toHaveLength(MOST_TEMPLATES);
    });

    it("are of nobody else: another's like one that there is not, and none without being a practitioner", async () => {
      const { mine, asha, content, saved, names } = await aDesk(door);
      const { id } = await saved("Sleep");
      for (const one of [id, templateId("t-none")]) {
        expect(await mine.get(RenameTemplate)(asha.id, { id: one, name: "Mine" })).toEqual(refused({ kind: "unknown-template" }));
        expect(await mine.get(DropTemplate)(asha.id, one)).toEqual(refused({ kind: "unknown-template" }));
      }
      expect(await mine.get(ListTemplates)(asha.id)).toEqual(refused({ kind: "no-practitioner" }));
      expect(await mine.get(SaveTemplate)(asha.id, { ...content, name: "Mine" })).toEqual(refused({ kind: "no-practitioner" }));
      expect(await names()).toEqual(["Sleep"]);
    });
  });
}
