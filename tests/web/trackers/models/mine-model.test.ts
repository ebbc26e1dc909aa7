import { describe, expect, it } from "vitest";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { MineModel, mineNeeds } from "#web/features/trackers/mine/mine-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

function aModel() {
  const shop = aShop();
  const saved: (readonly [string, Blob])[] = [];
  const told = { times: 0 };
  const tell = async () => {
    told.times += 1;
  };
  return {
    ...shop,
    saved,
    told,
    model: new MineModel(asha, { ...lateNeeds(shop.allDependencies, mineNeeds), save: (form, file) => saved.push([form, file]), tell }),
  };
}
async function* pieces() {
  yield new TextEncoder().encode("one\n");
  yield new TextEncoder().encode("two\n");
}

describe("all of one's entries", () => {
  it("are taken as one file, and that is said until they are asked for again", async () => {
    const { model, answer, asked, saved } = aModel();
    answer(TakeMyEntries, pieces(), "out");
    expect(model.hasTaken).toBe(false);
    await model.take("presses");
    expect([model.hasTaken, asked, saved[0]?.[0], await saved[0]?.[1].text()]).toEqual([
      true,
      [[asha, "presses"]],
      "presses",
      "one\ntwo\n",
    ]);
    await model.take("water");
    expect([model.hasTaken, model.taking.state, saved.length]).toEqual([false, "unavailable", 1]);
  });

  it("are brought from a file, what came of that is said, and the pages read them anew", async () => {
    const { model, answer, asked, told } = aModel();
    const file = pieces();
    const imported = ok({ accepted: 2, repeated: 0, refusedCount: 0, refused: [] });
    answer(ImportMyEntries, imported, "out");
    await model.bring(file);
    expect([model.imported, asked, told.times]).toEqual([imported, [[asha, file]], 1]);
    await model.bring(file);
    expect([model.imported, model.importing.state, told.times]).toEqual([null, "unavailable", 1]);
  });

  it("are erased once that is confirmed, of one tracker or of all", async () => {
    const { model, answer, asked, told } = aModel();
    answer(EraseMyEntries, null);
    await model.erase();
    expect([asked, model.asked, model.hasErased]).toEqual([[], null, false]);
    model.ask("water");
    expect(model.asked).toBe("water");
    await model.erase();
    expect([asked, model.asked, model.hasErased, told.times]).toEqual([[[asha, "water"]], null, true, 1]);
    model.ask("all");
    expect(model.hasErased).toBe(false);
    await model.erase();
    expect([asked[1], told.times]).toEqual([[asha, null], 2]);
  });

  it("stay where nobody answers, which is forgotten once something else is asked", async () => {
    const { model, answer, told } = aModel();
    answer(EraseMyEntries, "out");
    model.ask("all");
    await model.erase();
    expect([model.asked, model.hasErased, model.erasing.state, told.times]).toEqual(["all", false, "unavailable", 0]);
    model.ask(null);
    expect([model.asked, model.erasing.state]).toEqual([null, "ready"]);
  });
});
