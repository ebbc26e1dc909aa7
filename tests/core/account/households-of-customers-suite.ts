import { describe, expect, it } from "vitest";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ChangeMember } from "#core/account/change-member.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Door } from "#tests/in-process.ts";

/** Asha and Ravi, signed in at one server. */
export async function twoPeople(door: Door) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const { clientOf } = await door(container);
  const person = (one: typeof asha) => ({ ...one, client: clientOf(one.bearer) });
  return { memory, container, asha: person(asha), ravi: person(ravi) };
}

const { id: _, isDefault: _1, ...details } = anAddress();
const { id: _2, ...sister } = aMember();
export { details, sister };

async function piecesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>[]> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) all.push(new Uint8Array(piece));
  return all;
}

export function householdsOfCustomersSuite(how: string, door: Door): void {
  describe(`members, ${how}`, () => {
    it("are changed", async () => {
      const { asha, ravi } = await twoPeople(door);
      const added = await asha.client.get(AddMember)(asha.id, sister);
      const id = added.kind === "ok" ? added.value : memberId("none");
      const change = asha.client.get(ChangeMember);
      expect(await change(asha.id, { ...sister, id, relation: "Elder sister" })).toEqual(ok(null));
      expect(await asha.client.get(ListMembers)(asha.id)).toMatchObject([{ id, relation: "Elder sister" }]);
      const child = { ...sister, id, birthdate: day("2020-05-01") };
      expect(await change(asha.id, child)).toEqual(refused({ kind: "consent-needed" }));
      expect(await change(asha.id, { ...child, birthdate: day("2027-01-01") })).toEqual(refused({ kind: "impossible-birthdate" }));
      expect(await ravi.client.get(ChangeMember)(ravi.id, { ...sister, id })).toEqual(refused({ kind: "unknown-member" }));
    });

    it("who are minors need a guardian's consent", async () => {
      const { asha } = await twoPeople(door);
      const child = { ...sister, relation: "Daughter", birthdate: day("2020-05-01") };
      expect(await asha.client.get(AddMember)(asha.id, child)).toEqual(refused({ kind: "consent-needed" }));
      expect((await asha.client.get(AddMember)(asha.id, { ...child, isConsented: true })).kind).toBe("ok");
      expect(await asha.client.get(ListMembers)(asha.id)).toMatchObject([{ consentedAt: now }]);
      const unborn = { ...child, birthdate: day("2027-01-01"), isConsented: true };
      expect(await asha.client.get(AddMember)(asha.id, unborn)).toEqual(refused({ kind: "impossible-birthdate" }));
    });

    it("are ten at most", async () => {
      const { asha } = await twoPeople(door);
      for (let count = 0; count < 10; count += 1) expect((await asha.client.get(AddMember)(asha.id, sister)).kind).toBe("ok");
      expect(await asha.client.get(AddMember)(asha.id, sister)).toEqual(refused({ kind: "too-many-members" }));
    });
  });

  describe(`addresses, ${how}`, () => {
    it("are refused where the pincode lies in another state, which is named", async () => {
      const { asha } = await twoPeople(door);
      const chennai = { ...details, pincode: pincode("600001"), isDefault: false };
      const elsewhere = refused({ kind: "pincode-elsewhere", state: "Tamil Nadu" });
      expect(await asha.client.get(AddAddress)(asha.id, chennai)).toEqual(elsewhere);
      const added = await asha.client.get(AddAddress)(asha.id, { ...chennai, state: "Tamil Nadu" });
      if (added.kind === "refused") throw new Error(added.refusal.kind);
      const changed = { ...chennai, id: added.value, state: "Kerala" };
      expect(await asha.client.get(ChangeAddress)(asha.id, changed)).toEqual(elsewhere);
    });

    it("are twenty at most", async () => {
      const { asha } = await twoPeople(door);
      const add = asha.client.get(AddAddress);
      for (let count = 0; count < 20; count += 1) expect((await add(asha.id, { ...details, isDefault: false })).kind).toBe("ok");
      expect(await add(asha.id, { ...details, isDefault: false })).toEqual(refused({ kind: "too-many-addresses" }));
    });
  });

  describe(`one's own data in a browser, ${how}`, () => {
    it("comes piece by piece and is what the server printed", async () => {
      const { asha } = await twoPeople(door);
      await asha.client.get(AddMember)(asha.id, sister);
      const taken = await asha.client.get(TakeMyData)(asha.id);
      if (taken.kind === "refused") throw new TypeError("nothing was told");
      const document = JSON.parse(await new Blob(await piecesOf(taken.value)).text());
      expect(document).toMatchObject({ exported_at: new Date(now).toISOString(), members: [{ relation: "Sister" }] });
      for (let count = 1; count < 10; count += 1) await asha.client.get(TakeMyData)(asha.id);
      expect(await asha.client.get(TakeMyData)(asha.id)).toEqual(refused({ kind: "too-many-exports" }));
    });
  });
}
