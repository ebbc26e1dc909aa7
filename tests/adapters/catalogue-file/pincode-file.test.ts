import { describe, expect, it } from "vitest";
import { asNewRows } from "#core/staff/import/planned-rows.ts";
import { pincodesInLines, pincodesInTable } from "#adapters/catalogue-file/pincode-file.ts";
import { inputLines } from "#cli/input/input-lines.ts";

async function* piece(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof text === "string" ? new TextEncoder().encode(text) : text;
}
async function read(text: string | Uint8Array) {
  const isInLines = typeof text === "string" && text.trimStart().startsWith("{");
  const { changes, faults } = asNewRows(await (isInLines ? pincodesInLines(inputLines(piece(text))) : pincodesInTable(piece(text))));
  return { values: changes.map(({ becomes }) => becomes), faults };
}
const pune = { pincode: "411004", state: "Maharashtra", city: null, days: 2, cashOnDelivery: true };
const leh = { pincode: "194101", state: "Ladakh", city: null, days: 9, cashOnDelivery: false };
const HEAD = "pincode,state,days,cash_on_delivery\n";
const faultsOf = async (text: string) => (await read(text)).faults.map(({ line, path }) => [line, path]);

describe("a file of pincodes", () => {
  it("is CSV under a line of names, in any order and however its lines end", async () => {
    const texts = [
      `${HEAD}411004,Maharashtra,2,yes\n194101,Ladakh,9,no\n`,
      `\uFEFF${HEAD}411004,Maharashtra,2,TRUE\n\n194101, Ladakh ,9,\n`,
      'Days,State,Cash_On_Delivery,Pincode\r\n2,"Maharashtra",true,411004\r\n9,Ladakh,false,194101',
    ];
    for (const text of texts) expect(await read(text)).toEqual({ values: [pune, leh], faults: [] });
    expect(await read("pincode,days,state,note\n194101,9,Ladakh,by air")).toEqual({ values: [leh], faults: [] });
  });

  it("is NDJSON where its first line begins with a brace", async () => {
    const text =
      '\n{"pincode":"411004","state":"Maharashtra","days":2,"cash_on_delivery":true}\n\n{"pincode":"194101","state":"Ladakh","days":9}\n';
    expect(await read(text)).toEqual({ values: [pune, leh], faults: [] });
  });

  it("names every faulty line and field of CSV", async () => {
    const rows = [
      "41100,Maharashtra,2,yes",
      "411004,,two,maybe",
      "411005,Maharashtra",
      "411006,Maharashtra,366,no",
      "411007,Maharashtra,2,no",
    ];
    expect(await faultsOf(`${HEAD}${rows.join("\n")}`)).toEqual([
      [2, "pincode"],
      [3, "state"],
      [3, "days"],
      [3, "cash_on_delivery"],
      [4, ""],
      [5, "days"],
    ]);
  });

  it("names every faulty line and field of NDJSON", async () => {
    expect(
      await faultsOf('{"pincode":"011004","state":"Goa","days":-1}\n{oops\n{"pincode":"411004","state":"Maharashtra","days":1.5}'),
    ).toEqual([
      [1, "pincode"],
      [1, "days"],
      [2, ""],
      [3, "days"],
    ]);
  });

  it("has a state in any usual spelling, in which the pincode can lie", async () => {
    expect((await read(`${HEAD}600001,TAMILNADU,2,no\n605001,pondicherry,2,no`)).values.map(({ state }) => state)).toEqual([
      "Tamil Nadu",
      "Puducherry",
    ]);
    expect((await read(`${HEAD}600001,Maharashtra,2,no\n605001,Goa,2,no\n900056,Goa,2,no\n900056,Bavaria,2,no`)).faults).toEqual([
      { line: 2, path: "state", expected: "Tamil Nadu, where 600001 is" },
      { line: 3, path: "state", expected: "Tamil Nadu or Puducherry, where 605001 is" },
      { line: 5, path: "state", expected: "a state or union territory of India" },
    ]);
  });

  it("is none without the names, with a lone quote or in another coding", async () => {
    expect(await faultsOf("411004,Maharashtra,2,yes")).toEqual([[1, ""]]);
    expect(await faultsOf(`${HEAD}411004,"Maharashtra,2,yes\n411005,Maharashtra,2,no`)).toHaveLength(1);
    expect((await read(new Uint8Array([0xff, 0x31]))).faults).toEqual([{ line: 1, path: "", expected: "text in UTF-8" }]);
  });

  it.each(["", "\n\n", HEAD])("may be empty: %j", async (text) => expect(await read(text)).toEqual({ values: [], faults: [] }));
});
