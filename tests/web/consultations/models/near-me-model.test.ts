import { describe, expect, it } from "vitest";
import { ANYBODY_AT_ALL } from "#core/consultations/directory/directory-query.ts";
import { NearMeModel } from "#web/features/consultations/directory/near-me-model.ts";
import { outage, pending } from "#tests/web/platform/model-laws/answers.ts";
import type { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import type { Position } from "#core/shipping/city.ts";

const pune = { latitude: 18.52, longitude: 73.86 };
const query = { ...ANYBODY_AT_ALL, type: "ayurveda", near: { latitude: 1, longitude: 1 }, order: "fee", after: "k" } as const;
const page = { entries: [], next: null, place: "Pune" } as unknown as Awaited<ReturnType<FindPractitionersNearby>>;

function aModel(find: () => ReturnType<FindPractitionersNearby> = async () => page) {
  const requested: unknown[] = [];
  const position = pending<Position | null>();
  const presses = { count: 0 };
  const model = new NearMeModel(query, {
    ask: () => {
      presses.count += 1;
      return position.promise;
    },
    find: (one) => {
      requested.push(one);
      return find();
    },
  });
  return { model, asked: requested, presses, stands: position.answer };
}

describe("who is near", () => {
  it("is asked for once by a press, in the order of distance and with all else that was sought", async () => {
    const { model, asked, presses, stands } = aModel();
    expect(model.state).toEqual({ kind: "unasked" });
    const pressed = [model.press(), model.press()];
    expect(model.state).toEqual({ kind: "asking" });
    stands(pune);
    await Promise.all(pressed);
    const { near: _, ...sought } = query;
    expect([asked, presses.count]).toEqual([[{ here: pune, query: { ...sought, order: "distance", after: null } }], 1]);
    expect(model.state).toEqual({ kind: "found", place: "Pune", entries: [] });
  });

  it("is nobody's to know where the browser does not say it, and can be asked for again", async () => {
    const { model, asked, presses, stands } = aModel();
    stands(null);
    await model.press();
    expect([model.state, asked]).toEqual([{ kind: "refused" }, []]);
    await model.press();
    expect(presses.count).toBe(2);
  });

  it("is not known where nobody answers", async () => {
    const { model, stands } = aModel(outage);
    stands(pune);
    await model.press();
    expect(model.state).toEqual({ kind: "unavailable" });
  });
});
