import { describe, expect, it } from "vitest";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { aMessage, anEmail, anEnquiry } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { auditedBy } from "#tests/cli/audited-by.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

describe("what people wrote", () => {
  it("is nothing at first, and then listed with how to answer it", async () => {
    expect(await run(`inbox list ${at}`)).toEqual({ status: 0, output: "Nobody has written.\n", complaints: "" });
    const inbox = postgresInbox(shop.db);
    await inbox.keepEnquiry({ ...anEnquiry({ about: "h-1" }), id: "e-1", kind: "hospital", customer: null, at: now });
    await inbox.keepEnquiry({
      ...anEnquiry({ email: null, message: "Ten\u001b[2J seats", company: { employees: 40, sites: 2 } }),
      id: "e-2",
      kind: "corporate",
      customer: null,
      at: now + 1,
    });
    const number = await inbox.keepMessage({ ...aMessage({ mobile: null, message: "One\nTwo" }), id: "m-1", customer: null, at: now });
    const { output } = await run(`inbox list ${at}`);
    expect(output).toBe(
      [
        "e-2  corporate, new, 2026-11-20",
        "  Asha Kulkarni, 9820012345, Pune, 40 employees, 2 sites",
        "  Ten\uFFFD[2J seats",
        "",
        "e-1  hospital h-1, new, 2026-11-20",
        "  Asha Kulkarni, 9820012345, asha@example.in, Pune",
        "  Is a bed free next week?",
        "",
        `Ticket ${number}, 2026-11-20`,
        "  Asha Kulkarni, asha@example.in",
        "  One",
        "  Two",
        "",
      ].join("\n"),
    );
    expect(await auditedBy("inbox list", at)).toEqual(["meera: inbox list, enquiry all"]);
    expect(await auditedBy("inbox list --kind health-plan", at)).toEqual([]);
    const hospitals = JSON.parse((await run(`inbox list --kind hospital --json ${at}`)).output);
    expect(hospitals).toEqual({
      enquiries: [
        {
          _id: "e-1",
          about: "h-1",
          kind: "hospital",
          state: "new",
          name: "Asha Kulkarni",
          mobile: "9820012345",
          email: "asha@example.in",
          city: "Pune",
          message: "Is a bed free next week?",
          company: null,
          sent_at: "2026-11-20T00:00:00Z",
        },
      ],
      messages: [],
    });
  });

  it("is marked as far as it is, in turn", async () => {
    const inbox = postgresInbox(shop.db);
    await inbox.keepEnquiry({ ...anEnquiry(), id: "e-3", kind: "health-plan", customer: null, at: now });
    const early = await run(`inbox mark --enquiry e-3 --state closed ${at}`);
    expect([early.status, early.complaints]).toEqual([1, expect.stringContaining("e-3 can't become closed")]);
    expect(await run(`inbox mark --enquiry e-3 --state contacted ${at}`)).toEqual({
      status: 0,
      output: "e-3 is contacted.\n",
      complaints: "",
    });
    expect(JSON.parse((await run(`inbox mark --enquiry e-3 --state closed --json ${at}`)).output)).toEqual({ _id: "e-3", state: "closed" });
    expect(await run(`inbox mark --enquiry e-9 --state spam ${at}`)).toMatchObject({
      status: 1,
      complaints: "No enquiry has the id e-9. See: niramaya inbox list\n",
    });
  });

  it.each(["inbox list --kind tea", "inbox mark", "inbox mark --enquiry e-1", "inbox mark --enquiry e-1 --state done", "inbox"])(
    "is not touched by %s",
    async (command) => expect((await run(command === "inbox" ? command : `${command} ${at}`)).status).toBe(2),
  );
});

describe("who gets the newsletter", () => {
  it("is listed once confirmed, one a line or as JSON", async () => {
    const subscriptions = postgresSubscriptions(shop.db);
    expect(await run(`newsletter list ${at}`)).toMatchObject({ status: 0, output: "", complaints: expect.stringContaining("Nobody gets") });
    expect(await run(`newsletter list --json ${at}`)).toMatchObject({ status: 0, output: "[]\n", complaints: "" });
    for (const name of ["b", "a", "c"]) {
      let confirm = "";
      await subscriptions.ask(
        anEmail(`${name}@example.in`),
        (email, keys) => {
          confirm = keys.confirm;
          return { kind: "send-email", email, subject: "", text: "", leave: null };
        },
        now,
      );
      if (name !== "c") await subscriptions.confirm(confirm, now);
    }
    expect((await run(`newsletter list ${at}`)).output).toBe("a@example.in\nb@example.in\n");
    expect(JSON.parse((await run(`newsletter list --json ${at}`)).output)).toEqual(["a@example.in", "b@example.in"]);
    expect(await auditedBy("newsletter list", at)).toEqual(["meera: newsletter list, newsletter all"]);
  });
});
