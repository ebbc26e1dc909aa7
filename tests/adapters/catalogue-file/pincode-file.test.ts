import { describe, expect, it } from "vitest";
import { readPincodes } from "#adapters/catalogue-file/pincode-file.ts";

const read = (text: string) => readPincodes(new TextEncoder().encode(text));
const pune = { pincode: "411004", state: "Maharashtra", city: null, days: 2, cashOnDelivery: true };
const leh = { pincode: "194101", state: "Ladakh", city: null, days: 9, cashOnDelivery: false };
const HEAD = "pincode,state,days,cash_on_delivery\n";
const faultsOf = (text: string) => read(text).faults.map(({ line, path }) => [line, path]);

describe("a file of pincodes", () => {
  it("is CSV under a line of names, in any order and however its lines end", () => {
    const texts = [
      `${HEAD}411004,Maharashtra,2,yes\n194101,Ladakh,9,no\n`,
      `\uFEFF${HEAD}411004,Maharashtra,2,TRUE\n\n194101, Ladakh ,9,\n`,
      'Days,State,Cash_On_Delivery,Pincode\r\n2,"Maharashtra",true,411004\r\n9,Ladakh,false,194101',
    ];
    for (const text of texts) expect(read(text)).toEqual({ values: [pune, leh], faults: [] });
    expect(read("pincode,days,state,note\n194101,9,Ladakh,by air")).toEqual({ values: [leh], faults: [] });
  });

  it("is NDJSON where its first line begins with a brace", () => {
    const text =
      '\n{"pincode":"411004","state":"Maharashtra","days":2,"cash_on_delivery":true}\n\n{"pincode":"194101","state":"Ladakh","days":9}\n';
    expect(read(text)).toEqual({ values: [pune, leh], faults: [] });
  });

  it("names every faulty line and field of CSV", () => {
    const rows = [
      "41100,Maharashtra,2,yes",
      "411004,,two,maybe",
      "411005,Maharashtra",
      "411006,Maharashtra,366,no",
      "411007,Maharashtra,2,no",
    ];
    expect(faultsOf(`${HEAD}${rows.join("\n")}`)).toEqual([
      [2, "pincode"],
      [3, "state"],
      [3, "days"],
      [3, "cash_on_delivery"],
      [4, ""],
      [4, "days"],
      [5, "days"],
    ]);
  });

  it("names every faulty line and field of NDJSON", () => {
    expect(faultsOf('{"pincode":"011004","state":"Goa","days":-1}\n{oops\n{"pincode":"411004","state":"Maharashtra","days":1.5}')).toEqual([
      [1, "pincode"],
      [1, "days"],
      [2, ""],
      [3, "days"],
    ]);
  });

  it("has a state in any usual spelling, in which the pincode can lie", () => {
    expect(read(`${HEAD}600001,TAMILNADU,2,no\n605001,pondicherry,2,no`).values.map(({ state }) => state)).toEqual([
      "Tamil Nadu",
      "Puducherry",
    ]);
    expect(read(`${HEAD}600001,Maharashtra,2,no\n605001,Goa,2,no\n900056,Goa,2,no\n900056,Bavaria,2,no`).faults).toEqual([
      { line: 2, path: "state", expected: "Tamil Nadu, where 600001 is" },
      { line: 3, path: "state", expected: "Tamil Nadu or Puducherry, where 605001 is" },
      { line: 5, path: "state", expected: "a state or union territory of India" },
    ]);
  });

  it("names a pincode once", () => {
    expect(read(`${HEAD}411004,Maharashtra,2,no\n411005,Maharashtra,2,no\n411004,Maharashtra,3,no`).faults).toEqual([
      { line: 4, path: "pincode", expected: "a pincode once; line 2 has it too" },
    ]);
  });

  it("is none without the names, with a lone quote or in another coding", () => {
    expect(faultsOf("411004,Maharashtra,2,yes")).toEqual([[1, "pincode, state, days"]]);
    expect(faultsOf(`${HEAD}411004,"Maharashtra,2,yes\n411005,Maharashtra,2,no`).length).toBe(1);
    expect(readPincodes(new Uint8Array([0xff, 0xfe, 0x31])).faults).toEqual([{ line: 1, path: "", expected: "text in UTF-8" }]);
  });

  it.each(["", "\n\n", HEAD])("may be empty: %j", (text) => expect(read(text)).toEqual({ values: [], faults: [] }));
});
