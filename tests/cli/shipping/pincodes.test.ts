import { describe, expect, it } from "vitest";
import { pincode } from "#core/shipping/delivery-place.ts";
import { statesOfPincode } from "#core/shipping/pincode-states.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

const put = (text: string, more = "") => run(`pincode import pincodes ${at}${more}`, { pincodes: text });
const HEAD = "pincode,state,days,cash_on_delivery\n";

describe("pincode import", () => {
  it("puts the places of a file, and others in the place of the same ones", async () => {
    expect(await put(`${HEAD}411004,Maharashtra,2,yes\n194101,Ladakh,9,no`)).toEqual({
      status: 0,
      output: "2 pincodes put.\n",
      complaints: "",
    });
    expect(await put('{"pincode":"194101","state":"Ladakh","days":7}', " --json")).toMatchObject({ status: 0, output: '{"pincodes":1}\n' });
    const audited = JSON.parse((await run(`audit list --subject pincodes --json ${at}`)).output);
    expect(audited[1]).toMatchObject({ action: "pincode import", details: { file: "pincodes", pincodes: 2 } });
    const places = postgresDeliveryPlaces(shop.db);
    expect(await places.placeAt(pincode("194101"))).toMatchObject({ days: 7 });
    expect(await places.placeAt(pincode("411004"))).toMatchObject({ days: 2, cashOnDelivery: true });
  });

  it("puts none where a line is faulty, and names it", async () => {
    const { status, output, complaints } = await put(`${HEAD}403001,Goa,4,yes\n40300,Goa,4,yes`);
    expect([status, output]).toEqual([1, ""]);
    expect(complaints).toBe("line 3, pincode: expected a pincode of 6 digits\nNothing was changed.\n");
    expect(await postgresDeliveryPlaces(shop.db).placeAt(pincode("403001"))).toBeNull();
  });

  it("tells a hundred faults and counts the rest", async () => {
    const { complaints } = await put(`${HEAD}${Array.from({ length: 150 }, () => "4,Goa,4,yes").join("\n")}`);
    expect(complaints.trimEnd().split("\n").slice(-2)).toEqual(["and 50 more", "Nothing was changed."]);
  });

  it("takes no state in which the pincode can't lie, and the doctor names what was taken before", async () => {
    expect((await put(`${HEAD}600001,Maharashtra,2,yes`)).complaints).toContain("line 2, state: expected Tamil Nadu, where 600001 is");
    const told = async () => (await run(`doctor ${at}`)).output.split("\n").filter((line) => /^LOOK +pincodes/.test(line));
    expect(await told()).toEqual([]);
    await put(`${HEAD}600001,Tamil Nadu,2,yes`);
    await shop.db.updateTable("pincode").set({ state: "Maharashtra" }).where("pincode", "=", "600001").execute();
    expect(await told()).toEqual([expect.stringContaining("1 of the pincodes, such as 600001, is kept in another state")]);
  });

  it("takes a whole country", async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => 500_000 + index).map(
      (code) => `${code},${statesOfPincode(pincode(String(code)))[0]},3,yes`,
    );
    expect((await put(`${HEAD}${rows.join("\n")}`)).output).toBe("60,000 pincodes put.\n");
  });

  it("says what is used wrongly, and helps", async () => {
    expect((await run("pincode import")).status).toBe(2);
    expect((await run(`pincode import none ${at}`)).status).toBe(2);
    expect((await run("pincode --help")).output).toContain("import FILE");
    expect((await run("pincode import --help")).output).toContain("printf 'pincode,state,days,cash_on_delivery\\n");
  });
});
