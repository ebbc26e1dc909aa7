import { describe, expect, it } from "vitest";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CareExportModel, careExportNeeds } from "#web/features/consultations/access/care-export-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { CareExportRefusal } from "#core/assessments/export/export-care.use-case.ts";
import type { Result } from "#core/shared/result.ts";

function aModel() {
  const shop = aShop();
  const saved: Blob[] = [];
  return { ...shop, saved, model: new CareExportModel(asha, lateNeeds(shop.allDependencies, careExportNeeds), (file) => saved.push(file)) };
}
const bytes = new TextEncoder().encode("{}");

describe("one's care as a file", () => {
  it("is taken once by a press, as a file of its kind, and can be taken again", async () => {
    const { model, answer, asked, saved } = aModel();
    const heard = pending<Result<Uint8Array, CareExportRefusal>>();
    answer(ExportCare, ok(bytes), heard.promise);
    expect(model.state).toBe("ready");
    await model.take();
    expect([model.state, asked, saved[0]?.type, await saved[0]?.text()]).toEqual(["taken", [[asha]], "application/fhir+json", "{}"]);
    const taking = [model.take(), model.take()];
    expect(model.state).toBe("sending");
    heard.answer(ok(bytes));
    await Promise.all(taking);
    expect([model.state, asked.length, saved.length]).toEqual(["taken", 2, 2]);
  });

  it("is not taken too often, nor without a line, and what was taken before is not told of any more", async () => {
    const { model, answer, saved } = aModel();
    answer(ExportCare, ok(bytes), refused({ kind: "too-many-exports" }), "out");
    await model.take();
    await model.take();
    expect([model.state, model.isTaken]).toEqual(["too-many-exports", false]);
    await model.take();
    expect([model.state, saved.length]).toEqual(["unavailable", 1]);
  });
});
