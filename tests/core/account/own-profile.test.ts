import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { ExportMyData } from "#core/account/export-my-data.use-case.ts";
import { SetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender } from "#core/account/set-gender.use-case.ts";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { ShowFullProfile } from "#core/account/show-full-profile.use-case.ts";
import { ShowProfile } from "#core/account/show-profile.use-case.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { composeMemory } from "#tests/composition.ts";
import { signedIn } from "#tests/signed-in.ts";

async function twoPeople() {
  const memory = new Memory();
  const container = composeMemory(memory);
  return { memory, container, asha: await signedIn(container, memory, "Asha"), ravi: await signedIn(container, memory, "Ravi") };
}
const unknown = refused({ kind: "unknown-user" });

describe("one's own profile", () => {
  it("is shown by one's own id or none, with the family, and another's id is answered like a missing one", async () => {
    const { container, asha, ravi } = await twoPeople();
    const { id: _, ...sister } = aMember();
    await container.get(AddMember)(asha.id, sister);
    for (const id of [null, asha.id]) {
      expect(await container.get(ShowProfile)(asha.id, id)).toMatchObject({ value: { customer: { name: "Asha" }, thumb: null } });
      expect(await container.get(ShowFullProfile)(asha.id, id)).toMatchObject({
        value: { addresses: [], family: [{ relation: "Sister" }] },
      });
    }
    expect([await container.get(ShowProfile)(asha.id, ravi.id), await container.get(ShowFullProfile)(asha.id, ravi.id)]).toEqual([
      unknown,
      unknown,
    ]);
  });

  it("takes a gender and a birth date that has been, for oneself alone", async () => {
    const { container, asha, ravi } = await twoPeople();
    const [gender, birthdate] = [container.get(SetGender), container.get(SetBirthdate)];
    expect(await gender(asha.id, { id: ravi.id, gender: "female" })).toEqual(unknown);
    expect(await birthdate(asha.id, { id: ravi.id, birthdate: day("1992-02-29") })).toEqual(unknown);
    expect(await birthdate(asha.id, { id: null, birthdate: day("2031-01-01") })).toEqual(refused({ kind: "impossible-birthdate" }));
    expect(await gender(asha.id, { id: null, gender: "female" })).toEqual(ok(null));
    expect(await birthdate(asha.id, { id: asha.id, birthdate: day("1992-02-29") })).toEqual(ok(null));
    const shown = await container.get(ShowProfile)(asha.id, null);
    expect(shown).toMatchObject({ value: { customer: { gender: "female", birthdate: "1992-02-29" } } });
  });

  it("has one picture: the former one is gone with the next", async () => {
    const { container, memory, asha } = await twoPeople();
    const colour = (background: string) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
    const set = container.get(SetProfilePicture);
    const [first, second] = [await set(asha.id, await colour("#c96")), await set(asha.id, await colour("#36c"))];
    if (first.kind === "refused" || second.kind === "refused") throw new TypeError("a picture was not taken");
    expect([...memory.uploads.keys()]).toEqual([second.value]);
    expect(await container.get(ReadMyFile)(asha.id, first.value)).toEqual(refused({ kind: "unknown-upload" }));
    expect(await set(asha.id, new Uint8Array([1]))).toMatchObject({ kind: "refused" });
  });

  it("is taken along ten times an hour", async () => {
    const { container, asha, ravi } = await twoPeople();
    const take = container.get(ExportMyData);
    for (let taken = 0; taken < 10; taken++) expect((await take(asha.id)).kind).toBe("ok");
    expect(await take(asha.id)).toEqual(refused({ kind: "too-many-exports" }));
    expect((await take(ravi.id)).kind).toBe("ok");
  });
});
