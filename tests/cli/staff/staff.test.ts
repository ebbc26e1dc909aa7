import { beforeAll, describe, expect, it } from "vitest";
import { now } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

const devanshi = {
  id: "0199c2a4-7f00-7000-8000-00000000000a",
  name: "देवांशी पटेल",
  mobile: null,
  email: "devanshi@niramaya.example",
  created_at: new Date(now),
};

beforeAll(async () => {
  const asha = { id: "asha", name: "Asha Kulkarni", mobile: "9876543210", email: null, created_at: new Date(now) };
  await shop.db.insertInto("customer").values([asha, devanshi]).execute();
}, 180_000);

describe("roles", () => {
  it("are given and taken on the command line, however the number is written", async () => {
    expect((await run(`staff list ${at}`)).output).toBe("Nobody has a role beyond a customer's. See: niramaya staff give --help\n");
    expect(await run(`staff give --user +919876543210 --role content ${at}`)).toEqual({
      status: 0,
      output: "9876543210 is now content.\n",
      complaints: "",
    });
    expect((await run(`staff list ${at}`)).output).toBe("content  9876543210  Asha Kulkarni\n");
    expect(await auditedBy("staff list", at)).toEqual(["meera: staff list, customer all"]);
    expect(JSON.parse((await run(`staff list --json ${at}`)).output)).toEqual([
      { _id: "asha", name: "Asha Kulkarni", mobile: "9876543210", email: null, role: "content" },
    ]);
    expect((await run(`staff give --user 9876543210 --role customer --json ${at}`)).output).toBe(
      '{"_id":"asha","mobile":"9876543210","email":null,"role":"customer"}\n',
    );
    expect(JSON.parse((await run(`staff list --json ${at}`)).output)).toEqual([]);
  });

  it("are given to somebody without a mobile by e-mail address or id, who is listed by that", async () => {
    expect(await run(`staff give --user Devanshi@Niramaya.example --role support ${at}`)).toEqual({
      status: 0,
      output: "devanshi@niramaya.example is now support.\n",
      complaints: "",
    });
    await run(`staff give --user 9876543210 --role content ${at}`);
    expect((await run(`staff list ${at}`)).output).toBe(
      "content  9876543210                 Asha Kulkarni\nsupport  devanshi@niramaya.example  देवांशी पटेल\n",
    );
    expect((await run(`staff give --user ${devanshi.id.toUpperCase()} --role customer ${at}`)).output).toBe(
      "devanshi@niramaya.example is now customer.\n",
    );
    const { output } = await run(`audit list --subject customer:${devanshi.id} --json ${at}`);
    expect(output.match(/"staff give"/g)).toHaveLength(2);
  });

  it.each(["9876500000", "nobody@niramaya.example", "0199c2a4-7f00-7000-8000-00000000000b"])(
    "are not given to %s, who is nobody",
    async (who) => {
      expect(await run(`staff give --user ${who} --role admin ${at}`)).toEqual({
        status: 1,
        output: "",
        complaints: "No open account has this mobile number, e-mail address or id.\n",
      });
    },
  );

  it.each(["staff give", "staff give --user 9876543210", "staff give --user 9876543210 --role king", "staff give --user x --role admin"])(
    "are not given by %s",
    async (command) => expect((await run(`${command} ${at}`)).status).toBe(2),
  );
});
