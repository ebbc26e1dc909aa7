import { describe, expect, it } from "vitest";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ConsentsModel, consentsNeeds } from "#web/features/consultations/access/consents-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { CareConsent } from "#core/consultations/consent/allow-care-data.use-case.ts";

const asha = customerId("asha");
const { isConsented: _, ...told } = aMember();
const isha = { ...told, id: memberId("isha"), consentedAt: null };

/** Asha, who has consented for herself alone, and a shop that can be out of reach. */
async function aPage() {
  const container = composeMemory();
  const shop = { isOut: false, given: new Set<CareConsent["member"]>([null]) };
  container.rebind(ListMembers).toConstantValue(async () => [isha]);
  container.rebind(ListCareConsents).toConstantValue(async () => [...shop.given]);
  container.rebind(AllowCareData).toConstantValue(async (_: unknown, { member, consent }: CareConsent) => {
    if (shop.isOut) throw new PortUnavailable("the line", null);
    if (member !== null && member !== isha.id) return refused({ kind: "unknown-member" });
    if (consent) shop.given.add(member);
    else shop.given.delete(member);
    return ok(null);
  });
  const model = new ConsentsModel(
    asha,
    lateNeeds(async () => container, consentsNeeds),
  );
  await model.ask();
  const shown = () => (model.reading.kind === "read" ? model.reading.value.map(({ name, isGiven }) => [name, isGiven]) : []);
  return { model, shop, shown };
}

describe("who may use health data", () => {
  it("is told for the customer and each member, given and withdrawn by a press", async () => {
    const { model, shop, shown } = await aPage();
    expect([shown(), model.asked]).toEqual([
      [
        [null, true],
        [isha.name, false],
      ],
      null,
    ]);
    await model.set({ member: null, name: null, isGiven: false });
    await model.set({ member: isha.id, name: isha.name, isGiven: true });
    expect([shown(), [...shop.given], model.asked?.name]).toEqual([
      [
        [null, false],
        [isha.name, true],
      ],
      [isha.id],
      isha.name,
    ]);
  });

  it("stays as it was where the shop can't be reached or knows no such member, and says so", async () => {
    const { model, shop, shown } = await aPage();
    shop.isOut = true;
    await model.set({ member: null, name: null, isGiven: false });
    expect([shown()[0], model.sending.kind, [...shop.given]]).toEqual([[null, true], "unavailable", [null]]);
    shop.isOut = false;
    await model.set({ member: memberId("gone"), name: "Gone", isGiven: true });
    expect([model.sending.kind, [...shop.given]]).toEqual(["refused", [null]]);
    await model.set({ member: null, name: null, isGiven: false });
    expect([shown()[0], model.sending.kind]).toEqual([[null, false], "ready"]);
  });
});
