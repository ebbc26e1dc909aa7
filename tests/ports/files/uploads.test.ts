import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { makeFetchUpload } from "#core/files/fetch-upload.use-case.ts";
import { makeSweepFiles } from "#core/files/sweep-files.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryFiles, memoryUploads } from "#adapters/memory/files/uploads.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { all, filesKeepWhatIsPut } from "./files-suite.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import type { Files } from "#core/files/files.port.ts";
import type { Upload } from "#core/files/upload.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

const { db, beats } = await aHeardDatabase();

let counted = 0;
const anUpload = (owner: CustomerId, given: Partial<Upload> = {}): Upload => ({
  id: fileId(`upload-${++counted}`),
  owner,
  kind: "profile-picture",
  audience: "owner",
  mediaType: "image/webp",
  bytes: 10,
  uploadedAt: now,
  ...given,
});

type Kept = { readonly uploads: Uploads; readonly someone: RelationPorts["someone"] };
const registers: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return { uploads: memoryUploads(memory), someone: relationsInMemory(memory).someone };
  },
  postgres: () => ({ uploads: postgresUploads(db), someone: relationsInPostgres(db, beats).someone }),
};

describe.each(Object.entries(registers))("uploads kept in %s", (_, kept) => {
  it("are told as they were added, and removed by their owner alone", async () => {
    const { uploads, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const upload = anUpload(asha);
    expect(await uploads.add(upload, 1)).toBe("added");
    expect(await uploads.withId(upload.id)).toEqual(upload);
    await uploads.remove(ravi, upload.id);
    expect(await uploads.withId(upload.id)).toEqual(upload);
    await uploads.remove(asha, upload.id);
    expect(await uploads.withId(upload.id)).toBeNull();
  });

  it("of a kind are as many as there may be, however many come at once", async () => {
    const { uploads, someone } = kept();
    const asha = await someone();
    const added = await Promise.all(Array.from({ length: 30 }, () => uploads.add(anUpload(asha), 4)));
    expect(added.filter((outcome) => outcome === "added").length).toBe(4);
    expect(await uploads.add(anUpload(asha, { kind: "page-picture" }), 4)).toBe("added");
    expect(await uploads.add(anUpload(await someone()), 4)).toBe("added");
  });

  it("tell which files are nobody's", async () => {
    const { uploads, someone } = kept();
    const upload = anUpload(await someone());
    await uploads.add(upload, 4);
    const lost = fileId("lost");
    expect(await uploads.unknownOf([lost, upload.id])).toEqual([lost]);
    expect(await uploads.unknownOf([])).toEqual([]);
  });
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const stores: Record<string, () => Promise<Files>> = {
  memory: async () => memoryFiles(new Memory()),
  "a folder": async () => filesIn(join(await aFolder(), "uploads")),
};
const bytes = new Uint8Array([0, 1, 2, 255]);
describe.each(Object.entries(stores))("files in %s", (_, made) => filesKeepWhatIsPut(made));

describe("files in a folder", () => {
  it("are closed to other users of the machine", async () => {
    const folder = await aFolder();
    const id = await filesIn(folder).put(bytes);
    expect((await stat(join(folder, id.slice(0, 2), id))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, id.slice(0, 2)))).mode & 0o077).toBe(0);
  });

  it("are forgotten where a server ended while it wrote them", async () => {
    const folder = await aFolder();
    const files = filesIn(folder);
    const id = await files.put(bytes);
    const draft = join(folder, id.slice(0, 2), "half.draft");
    await writeFile(draft, "half");
    await utimes(draft, 0, 0);
    expect(await all(files.putBefore(60_000))).toEqual([]);
    expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([id]);
  });

  it("are unavailable where there is no folder to be had", async () => {
    const folder = await aFolder();
    await writeFile(join(folder, "in-the-way"), "");
    await expect(filesIn(join(folder, "in-the-way")).put(bytes)).rejects.toBeInstanceOf(PortUnavailable);
  });
});

describe("an upload", () => {
  it("is shown to its audience and missing to others", async () => {
    const memory = new Memory();
    const [uploads, files] = [memoryUploads(memory), memoryFiles(memory)];
    const { someone } = relationsInMemory(memory);
    const [asha, ravi] = [await someone(), await someone()];
    const fetch = makeFetchUpload({ uploads, files });
    const missing = refused({ kind: "unknown-upload" });
    for (const audience of ["owner", "anyone"] as const) {
      const id = await files.put(bytes);
      await uploads.add(anUpload(asha, { id, audience }), 9);
      expect((await fetch(asha, id)).kind).toBe("ok");
      for (const visitor of [ravi, null]) expect((await fetch(visitor, id)).kind).toBe(audience === "anyone" ? "ok" : "refused");
      await files.remove(id);
      const lost = await fetch(asha, id);
      expect(lost.kind === "ok" ? await lost.value.read({ first: 0, last: 3 }) : lost).toBeNull();
    }
    expect(await fetch(asha, fileId("none"))).toEqual(missing);
  });

  it("leaves no file behind that nothing tells of, once it had its time", async () => {
    const memory = new Memory();
    const [uploads, files] = [memoryUploads(memory), memoryFiles(memory, () => now)];
    const asha = await relationsInMemory(memory).someone();
    const [known, lost] = [await files.put(bytes), await files.put(bytes)];
    await uploads.add(anUpload(asha, { id: known }), 4);
    expect(await makeSweepFiles({ files, uploads, now: () => now + 1_000 })()).toBe(0);
    expect(await makeSweepFiles({ files, uploads, now: () => now + 2 * 60 * 60 * 1000 })()).toBe(1);
    expect([await files.read(known), await files.read(lost)]).toEqual([bytes, null]);
  });
});
