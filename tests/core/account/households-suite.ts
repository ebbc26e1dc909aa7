import { describe, expect, it } from "vitest";
import { addressId, withAddress, withoutAddress } from "#core/account/address.ts";
import { memberId, withMember } from "#core/account/family-member.ts";
import { makeAddMember } from "#core/account/add-member.use-case.ts";
import { makeAddAddress } from "#core/account/add-address.use-case.ts";
import { makeChangeAddress } from "#core/account/change-address.use-case.ts";
import { makeRemoveAddress } from "#core/account/remove-address.use-case.ts";
import { makeRemoveMember } from "#core/account/remove-member.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { now } from "#tests/fixtures.ts";
import type { Households } from "#core/account/households.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly households: Households; readonly someone: RelationPorts["someone"] };

const places = { placeAt: async () => null };
const everywhere = () => true;

let counted = 0;
const newId = () => `id-${String(++counted).padStart(6, "0")}`;
const { id: _, isConsented, ...sister } = aMember();

export function householdsSuite(store: string, kept: () => Kept): void {
  describe(`households kept in ${store}`, () => {
    it("keep addresses as they were put, each customer's their own", async () => {
      const { households, someone } = kept();
      const [asha, ravi] = [await someone(), await someone()];
      const home = anAddress({ id: addressId(newId()), isDefault: true });
      const work = anAddress({ id: addressId(newId()), kind: "work", landmark: "Near the लाइब्रेरी" });
      const both = [home, work];
      expect(await households.changeAddresses(asha, () => ({ kept: both, outcome: "done" }))).toBe("done");
      expect(await households.addresses(asha)).toEqual(both);
      expect(await households.addresses(ravi)).toEqual([]);
      await households.changeAddresses(asha, () => ({ kept: null, outcome: null }));
      expect(await households.addresses(asha)).toEqual(both);
      await households.changeAddresses(asha, (book) => ({ kept: withoutAddress(book, home.id, everywhere), outcome: null }));
      expect(await households.addresses(asha)).toEqual([{ ...work, isDefault: true }]);
      await households.changeAddresses(asha, () => ({ kept: [], outcome: null }));
      expect(await households.addresses(asha)).toEqual([]);
    });

    it("keep members as they were put", async () => {
      const { households, someone } = kept();
      const asha = await someone();
      const child = aMember({ id: memberId(newId()), birthdate: day("2020-02-29"), isConsented: true });
      const family = withMember([], child, { now, today: day("2026-11-20") });
      if (family.kind === "refused") throw new TypeError(family.refusal.kind);
      await households.changeFamily(asha, () => ({ kept: family.value, outcome: null }));
      expect(await households.family(asha)).toEqual(family.value);
      expect(await households.family(asha)).toMatchObject([{ consentedAt: now }]);
    });

    it("never hold more than there is room for, nor lose one, however many come at once", async () => {
      const { households, someone } = kept();
      const asha = await someone();
      const addMember = makeAddMember({ households, now: () => now, newId });
      const members = await Promise.all(Array.from({ length: 30 }, () => addMember(asha, { ...sister, isConsented })));
      expect(members.filter(({ kind }) => kind === "ok").length).toBe(10);
      expect((await households.family(asha)).length).toBe(10);

      const addAddress = makeAddAddress({ households, places, newId });
      const { id: _id, ...details } = anAddress({ isDefault: true });
      const added = await Promise.all(Array.from({ length: 40 }, () => addAddress(asha, details)));
      expect(added.filter(({ kind }) => kind === "ok").length).toBe(20);
      const book = await households.addresses(asha);
      expect([book.length, book.filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
    });

    it("know nothing of another customer's addresses and members", async () => {
      const { households, someone } = kept();
      const [asha, ravi] = [await someone(), await someone()];
      const home = anAddress({ id: addressId(newId()) });
      await households.changeAddresses(asha, (book) => ({ kept: withAddress(book, home, everywhere), outcome: null }));
      expect(await makeChangeAddress({ households, places })(ravi, { ...home, city: "Delhi" })).toEqual(
        refused({ kind: "unknown-address" }),
      );
      expect(await makeRemoveAddress({ households, places })(ravi, home.id)).toEqual(refused({ kind: "unknown-address" }));
      expect(await makeChangeAddress({ households, places })(asha, { ...home, city: "Mumbai" })).toEqual(ok(null));
      const member = await makeAddMember({ households, now: () => now, newId })(asha, { ...sister, isConsented });
      const id = member.kind === "ok" ? member.value : memberId("none");
      expect(await makeRemoveMember({ households })(ravi, id)).toEqual(refused({ kind: "unknown-member" }));
      expect(await makeRemoveMember({ households })(asha, id)).toEqual(ok(null));
      expect(await makeRemoveMember({ households })(asha, id)).toEqual(refused({ kind: "unknown-member" }));
      expect(await households.addresses(asha)).toMatchObject([{ city: "Mumbai" }]);
    });
  });
}
