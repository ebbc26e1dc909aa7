import { expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { makeMoveFiles } from "#core/files/move-files.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryFiles } from "#adapters/memory/files/uploads.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { Files } from "#core/files/files.port.ts";

const bytes = new Uint8Array([0, 1, 2, 255]);

async function listed<Item>(of: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of of) items.push(item);
  return items;
}

export const all = async (ids: AsyncIterable<string>): Promise<readonly string[]> => (await listed(ids)).toSorted();

const read = async (pieces: ByteChunks | null) => (pieces === null ? null : new Uint8Array(Buffer.concat(await listed(pieces))));

async function* piecesOf(...pieces: readonly (Uint8Array | Error)[]): ByteChunks {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

/** What every store of files does. `made` answers an empty one. */
export function filesKeepWhatIsPut(made: () => Promise<Files>): void {
  it("are read as they were put, under ids that nobody guesses", async () => {
    const files = await made();
    const [one, other] = [await files.put(bytes), await files.put(bytes)];
    expect(one).not.toBe(other);
    expect(one.length).toBeGreaterThanOrEqual(32);
    expect(new Uint8Array((await files.read(one)) ?? [])).toEqual(bytes);
    await files.remove(one);
    await files.remove(one);
    expect([await files.read(one), await files.readPart(one, { first: 0, last: 3 })]).toEqual([null, null]);
    expect(new Uint8Array((await files.read(other)) ?? [])).toEqual(bytes);
  });

  it("are put and read piece by piece, and not put at all where they are too large or break off", async () => {
    const files = await made();
    const put = await files.putPieces(piecesOf(bytes, new Uint8Array(), bytes), 8);
    if (put === "too-large") return expect.unreachable();
    expect(put.bytes).toBe(8);
    expect(await read(await files.readPart(put.id, { first: 0, last: Number.MAX_SAFE_INTEGER }))).toEqual(
      new Uint8Array([...bytes, ...bytes]),
    );
    expect(await read(await files.readPart(put.id, { first: 2, last: 4 }))).toEqual(new Uint8Array([2, 255, 0]));
    expect(await read(await files.readPart(put.id, { first: 6, last: 900 }))).toEqual(new Uint8Array([2, 255]));

    expect(await files.putPieces(piecesOf(bytes, bytes), 7)).toBe("too-large");
    await expect(files.putPieces(piecesOf(bytes, new RangeError("broken off")), 8)).rejects.toThrow("broken off");
    expect(await all(files.putBefore(Date.now() + 60_000))).toEqual([put.id]);
  });

  it("are put under the id that they have elsewhere, in the place of what was there", async () => {
    const files = await made();
    const id = fileId("from-elsewhere");
    await files.putAs(id, piecesOf(bytes));
    await files.putAs(id, piecesOf(new Uint8Array([9])));
    await expect(files.putAs(id, piecesOf(bytes, new RangeError("broken off")))).rejects.toThrow("broken off");
    expect(new Uint8Array((await files.read(id)) ?? [])).toEqual(new Uint8Array([9]));
  });

  it("are told by when they were put", async () => {
    const files = await made();
    expect(await all(files.putBefore(Date.now() + 60_000))).toEqual([]);
    const ids = [await files.put(bytes), await files.put(bytes)].toSorted();
    expect(await all(files.putBefore(Date.now() + 60_000))).toEqual(ids);
    expect(await all(files.putBefore(Date.now() - 60_000))).toEqual([]);
  });

  it("move in and out with their ids, again and again, and leave their old place once they are safe in the new one", async () => {
    const [old, files] = [memoryFiles(new Memory()), await made()];
    const large = new Uint8Array(300_000).fill(7);
    const ids = [await old.put(bytes), await old.put(large), await old.put(new Uint8Array([1]))];
    const [first = fileId("x"), second = fileId("x"), third = fileId("x")] = ids;
    await files.putAs(first, piecesOf(bytes));
    await files.putAs(third, piecesOf(new Uint8Array([2]))); // Not the same: it must not be removed from where it is right.
    const told: number[] = [];
    const move = makeMoveFiles({ from: old, to: files });
    expect(await move({ removing: false, progress: (dealtWith) => told.push(dealtWith) })).toEqual({ copied: 1, already: 2, removed: 0 });
    expect(told).toEqual([1, 2, 3]);
    expect(await move({ removing: true })).toEqual({ copied: 0, already: 3, removed: 2 });
    expect(await all(old.putBefore(Date.now() + 60_000))).toEqual([third]);
    expect(await makeMoveFiles({ from: files, to: memoryFiles(new Memory()) })({ removing: true })).toEqual({
      copied: 3,
      already: 0,
      removed: 3,
    });
    expect([await files.read(second), await old.read(third)]).toEqual([null, new Uint8Array([1])]);
  });

  it("that go while they move are not copied", async () => {
    const [old, files] = [memoryFiles(new Memory()), await made()];
    const id = await old.put(bytes);
    const going: Files = {
      ...old,
      readPart: async (file, part) => {
        await old.remove(id);
        return old.readPart(file, part);
      },
    };
    expect(await makeMoveFiles({ from: going, to: files })({ removing: true })).toEqual({ copied: 0, already: 0, removed: 0 });
    expect(await all(files.putBefore(Date.now() + 60_000))).toEqual([]);
  });
}
