import { beforeAll, describe, expect, it } from "vitest";
import { now } from "#tests/fixtures.ts";
import { aShop } from "./a-shop.ts";
import { run } from "./check.ts";

const shop = await aShop();
const { at } = shop;

beforeAll(async () => {
  const asha = { id: "asha", name: "Asha Kulkarni", mobile: "9876543210", email: null, created_at: new Date(now) };
  await shop.db.insertInto("customer").values(asha).execute();
}, 180_000);

describe("roles", () => {
  it("are given and taken on the command line, however the number is written", async () => {
    expect((await run(`staff list ${at}`)).output).toBe("Nobody is more than a customer. See: niramaya staff give --help\n");
    expect(await run(`staff give --user +919876543210 --role content ${at}`)).toEqual({
      status: 0,
      output: "9876543210 is content now.\n",
      complaints: "",
    });
    expect((await run(`staff list ${at}`)).output).toBe("content  9876543210  Asha Kulkarni\n");
    expect(JSON.parse((await run(`staff list --json ${at}`)).output)).toEqual([
      { name: "Asha Kulkarni", mobile: "9876543210", role: "content" },
    ]);
    expect((await run(`staff give --user 9876543210 --role customer --json ${at}`)).output).toBe(
      '{"mobile":"9876543210","role":"customer"}\n',
    );
    expect(JSON.parse((await run(`staff list --json ${at}`)).output)).toEqual([]);
  });

  it("are nobody's whose number nobody has", async () => {
    expect(await run(`staff give --user 9876500000 --role admin ${at}`)).toEqual({
      status: 1,
      output: "",
      complaints: "Nobody with an account has the mobile number 9876500000.\n",
    });
  });

  it.each(["staff give", "staff give --user 9876543210", "staff give --user 9876543210 --role king", "staff give --user x --role admin"])(
    "are not given by %s",
    async (command) => expect((await run(`${command} ${at}`)).status).toBe(2),
  );
});
