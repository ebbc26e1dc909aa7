import { describe, expect, it, onTestFinished } from "vitest";
import { AddAddress } from "#core/account/add-address.use-case.ts";
import { AddMember } from "#core/account/add-member.use-case.ts";
import { addressId } from "#core/account/address.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveAddress } from "#core/account/remove-address.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { RewardPoints, rewardEntryId } from "#core/points/reward-points.port.ts";
import { SetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender } from "#core/account/set-gender.use-case.ts";
import { ShowFullProfile } from "#core/account/show-full-profile.use-case.ts";
import { ShowProfile } from "#core/account/show-profile.use-case.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { details, householdsOfCustomersSuite, sister, twoPeople } from "#tests/core/account/households-of-customers-suite.ts";
import type { RewardEntry } from "#core/points/reward-points.port.ts";

/** The same over HTTP, where they also ask by hand. */
async function served() {
  const there = await twoPeople(overTheWire);
  const { container, asha, ravi } = there;
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const as = (bearer: string) => async (method: "GET" | "PUT" | "POST" | "DELETE", path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await app.inject({ method, url: `/api${path}`, headers, ...(payload === undefined ? {} : { payload }) });
    return [response.statusCode, response.json()] as const;
  };
  return { ...there, asha: { ...asha, ask: as(asha.bearer) }, ravi: { ...ravi, ask: as(ravi.bearer) } };
}

const anEntry = (id: string, points: number, reason: string): RewardEntry => ({
  id: rewardEntryId(id),
  points,
  cause: { kind: "opening", reason },
  at: now,
  usableFrom: now,
  expires: now + 1,
});

householdsOfCustomersSuite("over HTTP", overTheWire);

describe("a profile over HTTP", () => {
  it("is told by id, left out or one's own [ep-user-getuserbyid] [en-user]", async () => {
    const { container, asha } = await served();
    const inProcess = await container.get(ShowProfile)(asha.id, null);
    expect(inProcess).toMatchObject({ kind: "ok", value: { customer: { name: "Asha" }, thumb: null, rewardPoints: 0 } });
    for (const id of [null, asha.id]) expect(await asha.client.get(ShowProfile)(asha.id, id)).toEqual(inProcess);
    expect((await asha.ask("GET", "/user/getUserById"))[1].payload).toEqual({
      _id: asha.id,
      name: "Asha",
      email: null,
      mobile: null,
      thumb: null,
      reward_points: 0,
      invite_code: null,
      invited_count: 0,
      role: "customer",
      gender: null,
      birthdate: null,
      aggregator: null,
    });
  });

  it("shows the name, the thumb and the points [ep-fetch-user-name] [ep-fetch-thumb] [ep-fetch-reward-points]", async () => {
    const { container, asha } = await served();
    await container.get(RewardPoints).enter(asha.id, [anEntry("e1", 123_456, "Orders")]);
    expect((await asha.ask("GET", "/user/getUserById"))[1].payload).toMatchObject({ name: "Asha", thumb: null, reward_points: 123_456 });
  });

  it("is told with addresses and members [ep-user-getallprofilebyid]", async () => {
    const { container, asha } = await served();
    await asha.client.get(AddAddress)(asha.id, { ...details, isDefault: false });
    await asha.client.get(AddMember)(asha.id, sister);
    const full = await asha.client.get(ShowFullProfile)(asha.id, null);
    expect(full).toEqual(await container.get(ShowFullProfile)(asha.id, null));
    expect(full).toMatchObject({ kind: "ok", value: { addresses: [{ city: "Pune" }], family: [{ relation: "Sister" }] } });
    expect((await asha.ask("GET", `/user/getAllprofileById?_id=${asha.id}`))[1].payload).toMatchObject({
      address_list: [{ address_line_1: "Flat 4, Neelkanth", is_default: true }],
      member_list: [{ relation: "Sister", guardian_consent_at: null }],
    });
  });

  it("takes no role and no mobile with one's other details: a practitioner is nobody by their own word", async () => {
    const { asha } = await served();
    const others = { role: "practitioner", mobile: "9820012345", aggregator: "Wellbeing", practitioner_id: "sunanda" };
    const [, before] = await asha.ask("GET", "/user/getUserById");
    for (const [path, own] of [
      ["/user/updateUserGenderById", { gender: "female" }],
      ["/user/updateUserBirthdateById", { birthdate: "1992-02-29" }],
    ] as const)
      expect((await asha.ask("PUT", path, { _id: asha.id, ...own, ...others }))[0]).toBe(200);
    const [, after] = await asha.ask("GET", "/user/getUserById");
    expect(after.payload).toEqual({ ...before.payload, gender: "female", birthdate: "1992-02-29" });
    expect((await asha.ask("GET", "/get/deskday"))[1].payload).toEqual({}); // No day: they are refused.
  });

  it("takes gender and birth date [ep-user-updateusergenderbyid] [ep-user-updateuserbirthdatebyid]", async () => {
    const { asha } = await served();
    expect(await asha.client.get(SetGender)(asha.id, { id: asha.id, gender: "female" })).toEqual(ok(null));
    expect(await asha.client.get(SetBirthdate)(asha.id, { id: null, birthdate: day("1992-02-29") })).toEqual(ok(null));
    expect(await asha.client.get(ShowProfile)(asha.id, null)).toMatchObject({
      value: { customer: { gender: "female", birthdate: "1992-02-29" } },
    });
    const tomorrow = { id: null, birthdate: day("2026-11-21") };
    expect(await asha.client.get(SetBirthdate)(asha.id, tomorrow)).toEqual(refused({ kind: "impossible-birthdate" }));
    expect((await asha.ask("PUT", "/user/updateUserBirthdateById", { birthdate: "29-02-1992" }))[0]).toBe(400);
    expect((await asha.ask("PUT", "/user/updateUserGenderById", { gender: "unknown" }))[0]).toBe(400);
  });
});

describe("members over HTTP", () => {
  it("are added, listed and removed [ep-user-addchilduserbyuser] [ep-user-getallmemberofuser]", async () => {
    const { container, asha } = await served();
    const added = await asha.client.get(AddMember)(asha.id, sister);
    const id = added.kind === "ok" ? added.value : memberId("none");
    expect(await asha.client.get(ListMembers)(asha.id)).toEqual(await container.get(ListMembers)(asha.id));
    expect((await asha.ask("GET", "/user/getAllMemberOfUser"))[1].payload).toEqual([
      { _id: id, name: "Meera Kulkarni", relation: "Sister", birthdate: "1990-04-01", gender: "female", guardian_consent_at: null },
    ]);
    expect(await asha.client.get(RemoveMember)(asha.id, id)).toEqual(ok(null));
    expect(await asha.client.get(ListMembers)(asha.id)).toEqual([]);
  });
});

describe("addresses over HTTP", () => {
  it("are added, listed, changed and removed [ep-address-add]", async () => {
    const { container, asha } = await served();
    const added = await asha.client.get(AddAddress)(asha.id, { ...details, isDefault: false });
    const id = added.kind === "ok" ? added.value : addressId("none");
    expect(await asha.client.get(ListAddresses)(asha.id)).toEqual([{ ...details, id, isDefault: true }]);
    expect(await asha.client.get(ChangeAddress)(asha.id, { ...details, id, isDefault: false, city: "Mumbai" })).toEqual(ok(null));
    expect(await asha.client.get(ListAddresses)(asha.id)).toEqual(await container.get(ListAddresses)(asha.id));
    expect((await asha.ask("GET", "/shopUser/getAllUserAddress"))[1].payload).toEqual([
      {
        _id: id,
        name: "Asha Kulkarni",
        mobile: "9820012345",
        address_line_1: "Flat 4, Neelkanth",
        address_line_2: "Prabhat Road",
        landmark: "",
        city: "Mumbai",
        state: "Maharashtra",
        pincode: "411004",
        address_type: "home",
        is_default: true,
      },
    ]);
    expect(await asha.client.get(RemoveAddress)(asha.id, id)).toEqual(ok(null));
    expect(await asha.client.get(RemoveAddress)(asha.id, id)).toEqual(refused({ kind: "unknown-address" }));
  });

  it("may leave out what not every address has", async () => {
    const { asha } = await served();
    const least = {
      name: "Asha",
      mobile: "+91 98200 12345",
      address_line_1: "Flat 4",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411004",
    };
    const given = { ...least, state: " MAHARASHTRA", landmark: "  " };
    expect((await asha.ask("PUT", "/shopUser/addNewUserAddress", given))[1].status.status_code).toBe(0);
    expect(await asha.client.get(ListAddresses)(asha.id)).toMatchObject([
      { mobile: "9820012345", line2: "", landmark: "", state: "Maharashtra", kind: "home" },
    ]);
    for (const wrong of [
      { pincode: "011004" },
      { mobile: "98200" },
      { city: " " },
      { state: "Atlantis" }, // It decides which taxes are due.
      { address_line_1: "x".repeat(121) },
      { landmark: "x".repeat(81) },
    ]) {
      const [status, { payload }] = await asha.ask("PUT", "/shopUser/addNewUserAddress", { ...least, ...wrong });
      expect([status, payload[0].path]).toEqual([400, Object.keys(wrong)[0]]);
    }
  });
});

describe("reward points over HTTP", () => {
  it("are told with what made them", async () => {
    const { container, asha, ravi } = await served();
    const points = container.get(RewardPoints);
    await points.enter(asha.id, [anEntry("e1", 34, "Order of 12 pieces")]);
    await points.enter(asha.id, [anEntry("e2", -6, "Return of 1 piece")]);
    const [later, cause] = [now + 8 * 86_400_000, { kind: "earned", order: payableId("order-1") } as const];
    await points.enter(asha.id, [{ ...anEntry("e3", 12, ""), cause, usableFrom: later, expires: later + 86_400_000 }]);
    const days = { createdAt: "2026-11-20T00:00:00.000Z", usable_from: "2026-11-20T00:00:00.000Z", expires_at: "2026-11-20T00:00:00.001Z" };
    expect(await asha.client.get(ShowRewardPoints)(asha.id, null)).toEqual(await container.get(ShowRewardPoints)(asha.id, null));
    expect((await asha.ask("GET", "/user/getRewardPoints"))[1].payload).toEqual({
      reward_points: 28,
      pending_points: 12,
      next: null,
      history: [
        {
          _id: "e3",
          points: 12,
          cause: { kind: "earned", order_id: "order-1" },
          createdAt: "2026-11-20T00:00:00.000Z",
          usable_from: "2026-11-28T00:00:00.000Z",
          expires_at: "2026-11-29T00:00:00.000Z",
        },
        { _id: "e2", points: -6, cause: { kind: "opening", reason: "Return of 1 piece" }, ...days },
        { _id: "e1", points: 34, cause: { kind: "opening", reason: "Order of 12 pieces" }, ...days },
      ],
    });
    expect((await ravi.ask("GET", "/user/getRewardPoints"))[1].payload.reward_points).toBe(0);
  });
});

describe("one's own data over HTTP", () => {
  it("comes as one document, for its owner alone and not too often", async () => {
    const { asha, ravi } = await served();
    await asha.client.get(AddAddress)(asha.id, { ...details, isDefault: false });
    const [status, data] = await asha.ask("GET", "/user/exportMyData");
    expect([status, data.exported_at]).toEqual([200, "2026-11-20T00:00:00.000Z"]);
    expect(data.account).toMatchObject([{ id: asha.id, name: "Asha" }]);
    expect(data.addresses).toMatchObject([{ city: "Pune" }]);
    expect(JSON.stringify((await ravi.ask("GET", "/user/exportMyData"))[1])).not.toContain("Pune");
    for (let count = 0; count < 9; count += 1) expect((await asha.ask("GET", "/user/exportMyData"))[0]).toBe(200);
    expect((await asha.ask("GET", "/user/exportMyData"))[0]).toBe(429);
  });

  it("is for those who are signed in, and kept by nobody on the way", async () => {
    const { container, asha } = await twoPeople(overTheWire);
    const app = serverOver(container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    expect((await app.inject({ url: "/api/user/exportMyData" })).statusCode).toBe(401);
    const { headers } = await app.inject({ url: "/api/user/exportMyData", headers: { authorization: `Bearer ${asha.bearer}` } });
    expect(headers).toMatchObject({ "cache-control": "no-store", "content-disposition": 'attachment; filename="my-data.json"' });
  });
});

describe("one's own data in a browser", () => {
  it("is closed to a session that has ended, and an outage without a server", async () => {
    const { container, asha } = await twoPeople(overTheWire);
    const lost = clientOf(await servedOver(container), "guessed");
    await expect(lost.get(TakeMyData)(asha.id)).rejects.toBeInstanceOf(SignedOut);
    await expect(clientOf("http://127.0.0.1:9", "any").get(TakeMyData)(asha.id)).rejects.toBeInstanceOf(PortUnavailable);
  });
});

describe("somebody else's profile, address or member", () => {
  it("answers exactly like a missing one", async () => {
    const { asha, ravi } = await served();
    const address = await asha.client.get(AddAddress)(asha.id, { ...details, isDefault: false });
    const member = await asha.client.get(AddMember)(asha.id, sister);
    const [addressOf, memberOf] = [address.kind === "ok" ? address.value : "", member.kind === "ok" ? member.value : ""];
    const wire = { name: "R", mobile: "9820012345", address_line_1: "F", city: "P", state: "Goa", pincode: "411004" };
    const calls = [
      [(id: string) => ravi.ask("GET", `/user/getUserById?_id=${id}`), asha.id],
      [(id: string) => ravi.ask("GET", `/user/getAllprofileById?_id=${id}`), asha.id],
      [(id: string) => ravi.ask("PUT", "/user/updateUserGenderById", { _id: id, gender: "male" }), asha.id],
      [(id: string) => ravi.ask("PUT", "/user/updateUserBirthdateById", { _id: id, birthdate: "1990-01-01" }), asha.id],
      [(id: string) => ravi.ask("PUT", "/shopUser/updateUserAddress", { ...wire, _id: id }), addressOf],
      [(id: string) => ravi.ask("DELETE", `/shopUser/removeUserAddress?_id=${id}`), addressOf],
      [(id: string) => ravi.ask("DELETE", `/user/removeMemberOfUser?_id=${id}`), memberOf],
    ] as const;
    for (const [call, id] of calls) {
      const answer = await call(id);
      expect(answer).toEqual(await call("missing"));
      expect(answer[0]).toBe(404);
    }
    expect(await asha.client.get(ListAddresses)(asha.id)).toMatchObject([{ city: "Pune" }]);
    expect(await asha.client.get(ShowProfile)(asha.id, customerId("missing"))).toEqual(refused({ kind: "unknown-user" }));
  });
});
