import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { bucketAddressOf } from "#adapters/files-s3/bucket-address.ts";
import { filesInBucket } from "#adapters/files-s3/files.ts";
import { aFolder, aShop, aShopFolder, beside, signedIn } from "#tests/faults/shop-process.ts";
import { filesKeepWhatIsPut } from "#tests/ports/files/files-suite.ts";
import { aSwift, SWIFT } from "./a-bucket.ts";
import { pictured, shown } from "./a-picture.ts";
import { lackOf } from "./programs.ts";

const lack = lackOf(...SWIFT);
const skipped = lack === null ? "" : `: ${lack}`;

const folder = await aShopFolder();
const [backups, other] = [await aFolder(), await aFolder()];
const bucketAt = (url: string) => filesInBucket(bucketAddressOf(url));

describe.skipIf(lack !== null)(`files in a bucket of OpenStack Swift${skipped}`, () => {
  const endings: (() => Promise<void>)[] = [];
  let shared: Awaited<ReturnType<typeof aSwift>>;
  beforeAll(async () => {
    shared = await aSwift((end) => void endings.push(end));
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });
  const aBucket = async () => bucketAt(await shared.bucket(`uploads-${randomUUID()}`));

  filesKeepWhatIsPut(aBucket);

  it("are whole where they are larger than one part, and in any piece of them", async () => {
    const files = await aBucket();
    const video = Buffer.alloc(20_000_000);
    for (let at = 0; at < video.length; at += 4) video.writeUInt32LE(at, at);
    const put = await files.putPieces(inPieces(video), video.length);
    if (put === "too-large") return expect.unreachable();
    expect(Buffer.compare(Buffer.from((await files.read(put.id)) ?? []), video)).toBe(0);
    const pieces: Uint8Array[] = [];
    for await (const piece of (await files.readPart(put.id, { first: 8_388_600, last: 8_388_631 })) ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces)).toEqual(video.subarray(8_388_600, 8_388_632));
  });

  it("are unavailable with a wrong secret, in a bucket that is not there, and where nobody answers", async () => {
    const swift = await aSwift();
    const url = await swift.bucket("uploads");
    const stored = await bucketAt(url).put(new Uint8Array([1]));
    const wrong = [url.replace(":secret@", ":guessed@"), url.replace("/uploads", "/downloads")];
    for (const other of wrong) {
      await expect(bucketAt(other).put(new Uint8Array([1]))).rejects.toBeInstanceOf(PortUnavailable);
      await expect(bucketAt(other).read(stored)).rejects.toBeInstanceOf(PortUnavailable);
    }
    await swift.kill();
    await expect(bucketAt(url).read(stored)).rejects.toBeInstanceOf(PortUnavailable);
    await expect(bucketAt(url).putBefore(0)[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(PortUnavailable);
  });
});

describe.skipIf(lack !== null)(`a shop whose uploads move into a bucket${skipped}`, () => {
  it("goes on meanwhile, shows every picture, backs them up, and says so where the bucket is gone", async () => {
    const [data, swift] = [folder, await aSwift()];
    const [FILES_URL, restoring] = [await swift.bucket("uploads"), await swift.bucket("restored")];
    const [asha, ravi] = await beside(data, (db) => signedIn(db, 2));
    if (asha === undefined || ravi === undefined) throw new TypeError("two customers");

    const before = await aShop({ DATA_DIR: data });
    const first = await pictured(before.address, asha.bearer, "#b5652b");
    expect(JSON.parse(await niramaya({ DATA_DIR: data, FILES_URL }, "uploads", "move", "--json"))).toMatchObject({
      copied: expect.any(Number),
      removed: 0,
    });
    const after = await aShop({ DATA_DIR: data, FILES_URL });
    expect(await shown(after.address, first)).toEqual(await shown(before.address, first));

    const between = await pictured(before.address, ravi.bearer, "#2b65b5"); // By a server that still has the folder alone.
    before.signal("SIGTERM");
    expect(await before.ended).toBe(0);
    expect(JSON.parse(await niramaya({ DATA_DIR: data, FILES_URL }, "uploads", "move", "--remove", "--json"))).toMatchObject({ copied: 1 });
    const itself = await shown(after.address, between);
    expect((await sharp(itself).metadata()).format).toBe("webp");
    expect(await doctorSays({ DATA_DIR: data, FILES_URL })).toEqual(["well: uploads answers, and to nobody without its key."]);

    const file = join(backups, "shop.niramaya");
    const backup = JSON.parse(await niramaya({ DATA_DIR: data, FILES_URL }, "backup", file, "--json"));
    expect(backup.files).toBeGreaterThanOrEqual(2);
    expect(JSON.parse(await niramaya({ DATA_DIR: other, FILES_URL: restoring }, "restore", file, "--json"))).toMatchObject({
      files: backup.files,
    });
    const copy = await aShop({ DATA_DIR: other, FILES_URL: restoring });
    expect(await shown(copy.address, between)).toEqual(itself);
    copy.signal("SIGTERM"); // Its database would outlive it otherwise.
    expect(await copy.ended).toBe(0);

    await swift.kill();
    expect((await fetch(`${after.address}${between}`)).status).toBe(503);
    expect((await fetch(`${after.address}/shop`)).status).toBe(200);
    expect(await doctorSays({ DATA_DIR: data, FILES_URL })).toEqual([
      expect.stringMatching(/^fault: uploads can't be used: .*ECONNREFUSED/),
    ]);
  });
});

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

async function niramaya(environment: Readonly<Record<string, string>>, ...given: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: "", ...environment };
  return (await promisify(execFile)(process.execPath, ["cli/main.mjs", ...given], { env })).stdout;
}

/** What the doctor says of the bucket. */
async function doctorSays(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const env = { ...process.env, DATABASE_URL: "", ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ["cli/main.mjs", "doctor", "--json"], { env }).catch(
    (ended: { stdout: string }) => ended,
  );
  const { findings } = JSON.parse(stdout) as { findings: readonly { subject: string; state: string; told: string }[] };
  return findings.filter(({ subject }) => subject === "bucket").map(({ state, told }) => `${state}: ${told}`);
}
