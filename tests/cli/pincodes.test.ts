import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pincode } from "#core/shipping/delivery-place.ts";
import { openDatabase } from "#adapters/postgres/database.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/delivery-places.ts";
import { embedded } from "#adapters/postgres/embedded.ts";
import { migrate } from "#adapters/postgres/migrations.ts";
import { run } from "./check.ts";
import type { Database } from "#adapters/postgres/database.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-pincodes-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
const folder = join(place, "shop");

let db: Database;
let leave: () => Promise<void>;
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "");
  const opened = await embedded(join(folder, "postgres"), { fsync: "off", full_page_writes: "off" });
  leave = opened.leave;
  db = openDatabase(opened.server);
  await migrate(db, folder);
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await db.destroy();
  await leave();
  await rm(place, { recursive: true, force: true });
});

const put = (text: string, more = "") => run(`pincode import pincodes --data ${folder}${more}`, { pincodes: text });
const HEAD = "pincode,state,days,cash_on_delivery\n";

describe("pincode import", () => {
  it("puts the places of a file, and others in the place of the same ones", async () => {
    expect(await put(`${HEAD}411004,Maharashtra,2,yes\n194101,Ladakh,9,no`)).toEqual({
      status: 0,
      output: "2 pincodes put.\n",
      complaints: "",
    });
    expect(await put('{"pincode":"194101","state":"Ladakh","days":7}', " --json")).toMatchObject({ status: 0, output: '{"pincodes":1}\n' });
    const places = postgresDeliveryPlaces(db);
    expect(await places.placeAt(pincode("194101"))).toMatchObject({ days: 7 });
    expect(await places.placeAt(pincode("411004"))).toMatchObject({ days: 2, cashOnDelivery: true });
  });

  it("puts none where a line is faulty, and names it", async () => {
    const { status, output, complaints } = await put(`${HEAD}403001,Goa,4,yes\n40300,Goa,4,yes`);
    expect([status, output]).toEqual([1, ""]);
    expect(complaints).toBe("line 3, pincode: expected a pincode of 6 digits\nNothing was changed.\n");
    expect(await postgresDeliveryPlaces(db).placeAt(pincode("403001"))).toBeNull();
  });

  it("tells a hundred faults and counts the rest", async () => {
    const { complaints } = await put(`${HEAD}${Array.from({ length: 150 }, () => "4,Goa,4,yes").join("\n")}`);
    expect(complaints.trimEnd().split("\n").slice(-2)).toEqual(["and 50 more", "Nothing was changed."]);
  });

  it("takes a whole country", async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => `${500_000 + index},Telangana,3,yes`);
    expect((await put(`${HEAD}${rows.join("\n")}`)).output).toBe("60,000 pincodes put.\n");
  });

  it("says what is used wrongly, and helps", async () => {
    expect((await run("pincode import")).status).toBe(2);
    expect((await run(`pincode import none --data ${folder}`)).status).toBe(2);
    expect((await run("pincode --help")).output).toContain("import FILE");
    expect((await run("pincode import --help")).output).toContain("printf 'pincode,state,days,cash_on_delivery\\n");
  });
});
