import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { Households } from "#core/account/households.port.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { day } from "#core/shared/day.ts";
import { ok } from "#core/shared/result.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { memorySavedResults } from "#adapters/memory/trackers/saved-results.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { bundleShape } from "#tests/adapters/fhir/care/bundle-shape.ts";
import { observationShape } from "#tests/adapters/fhir/care/observation-shape.ts";
import { aGlass, aPut, aRemoval } from "#tests/builders/a-tracker-op.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Container } from "#adapters/composition/container.ts";

const weighing = (kg: number): TrackedValue => ({ tracker: "weight", at: now, kg, typed: { amount: kg, unit: "kg" } });
const SON = { name: fullNameIn("Aarav Kulkarni") ?? NO_NAME, relation: "Son", birthdate: day("2014-06-17"), gender: "male" } as const;

async function aHousehold() {
  const memory = new Memory();
  const container = composeMemory();
  container.rebind(Trackers).toConstantValue(memoryTrackers(memory));
  container.rebind(SavedResults).toConstantValue(memorySavedResults(memory));
  container.rebind(Households).toConstantValue(memoryHouseholds(memory));
  container.rebind(Customers).toConstantValue(memoryCustomers(memory));
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const [mine, theirs] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
  await mine.get(AllowHealthData)(asha.id, true);
  await theirs.get(AllowHealthData)(ravi.id, true);
  return { asha, ravi, mine, theirs };
}

/** The observations that the bundle of a customer has: code, figure and status. */
async function measured(client: Container, customer: CustomerId) {
  const taken = await client.get(ExportCare)(customer);
  const read = bundleShape.safeParse(JSON.parse(new TextDecoder().decode(taken.kind === "ok" ? taken.value : expect.fail("refused"))));
  expect(read.error?.issues ?? []).toEqual([]);
  return (read.data?.entry ?? []).flatMap(({ resource }) => {
    const observation = observationShape.safeParse(resource);
    return observation.success
      ? [[observation.data.code.coding[0].code, observation.data.valueQuantity.value, observation.data.status]]
      : [];
  });
}

describe("what was measured, in the export of one's care over HTTP", () => {
  it("is one's own alone: a changed entry once, none that was removed", async () => {
    const { asha, ravi, mine, theirs } = await aHousehold();
    const [weight, glass, removed] = [aPut(weighing(61)), aPut(aGlass(300)), aPut(aGlass(999))];
    await mine.get(SyncTrackers)(asha.id, [weight, glass, removed]);
    await mine.get(SyncTrackers)(asha.id, [aPut(weighing(62.5), { entry: weight.entry, n: 2 }), aRemoval(removed)]);
    await theirs.get(SyncTrackers)(ravi.id, [aPut(weighing(81))]);
    expect(await measured(mine, asha.id)).toEqual([
      ["29463-7", 62.5, "amended"],
      ["9000-1", 300, "final"],
    ]);
    expect(await measured(theirs, ravi.id)).toEqual([["29463-7", 81, "final"]]);
  });

  it("has what was noted of a member of the family", async () => {
    const { asha, mine } = await aHousehold();
    const added = await mine.get(AddMember)(asha.id, { ...SON, isConsented: true });
    const son = { customer: asha.id, member: added.kind === "ok" ? added.value : expect.fail("refused") };
    await mine.get(AllowHealthData)(son, true);
    await mine.get(SyncTrackers)(son, [aPut(weighing(34))]);
    expect(await measured(mine, asha.id)).toEqual([["29463-7", 34, "final"]]);
  });

  it("has what was noted of a member who is no longer of the family", async () => {
    const { asha, ravi, mine, theirs } = await aHousehold();
    const added = await mine.get(AddMember)(asha.id, { ...SON, isConsented: true });
    const son = { customer: asha.id, member: added.kind === "ok" ? added.value : expect.fail("refused") };
    await mine.get(AllowHealthData)(son, true);
    await mine.get(SyncTrackers)(son, [aPut(weighing(34))]);
    expect(await mine.get(RemoveMember)(asha.id, son.member)).toEqual(ok(null));
    expect(await measured(mine, asha.id)).toEqual([["29463-7", 34, "final"]]);
    expect(await measured(theirs, ravi.id)).toEqual([]);
    await mine.get(SetBodyFigures)(asha.id, "hidden");
    expect(await measured(mine, asha.id)).toEqual([]);
  });

  it("has neither weight nor results of the body for somebody who hides them", async () => {
    const { asha, mine } = await aHousehold();
    await mine.get(SyncTrackers)(asha.id, [aPut(weighing(61)), aPut(aGlass(300))]);
    await mine.get(SaveResult.body)(asha.id, { id: randomUUID(), input: { weight_kg: 61, height_cm: 162 }, at: now });
    expect((await measured(mine, asha.id)).map(([code]) => code)).toEqual(["29463-7", "9000-1", "8302-2", "39156-5"]);
    await mine.get(SetBodyFigures)(asha.id, "hidden");
    expect((await measured(mine, asha.id)).map(([code]) => code)).toEqual(["9000-1"]);
  });
});
