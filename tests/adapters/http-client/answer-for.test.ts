import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { answeredOverHttp } from "#adapters/composition/answered-over-http.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { accountOverHttp } from "#adapters/composition/account/over-http.ts";
import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

const asha = customerId("asha");
const order = payableId("order-1");

/** A device of Asha's, with a server that answers each call after `meanwhile`. */
async function aDevice(meanwhile: (device: { isLeft: boolean }) => void) {
  const device = { isLeft: false };
  const server = createServer((request, response) => {
    request.resume();
    meanwhile(device);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ status: { status_code: 0, message: "Success." }, payload: null }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a server without a port");
  const url = `http://127.0.0.1:${address.port}`;
  const api: Api = { url, bearerOf: () => "token", ended: () => {}, hasLeft: (customer) => customer === asha && device.isLeft };
  const shop: SmallContainer = new SmallContainer(answeredOverHttp(overHttp(api), async () => shop));
  accountOverHttp(shop, api);
  ordersOverHttp(shop, api);
  return { shop, device };
}

const leave = (device: { isLeft: boolean }) => {
  device.isLeft = true;
};
async function allOf(pieces: ByteChunks): Promise<void> {
  for await (const _ of pieces);
}
const stay = () => {};
const isDropped = (ask: Promise<unknown>): Promise<boolean> =>
  ask.then(
    () => false,
    (error: unknown) => error instanceof SignedOut,
  );

const calls: readonly { readonly name: string; readonly ask: (shop: SmallContainer) => Promise<unknown> }[] = [
  { name: "as a customer", ask: (shop) => shop.get(RemoveMember)(asha, memberId("meera")) },
  { name: "in a session", ask: (shop) => shop.get(SignOut)({ id: sessionId("here"), customer: asha }) },
  {
    name: "as a reader of letters",
    ask: (shop) =>
      shop.get(OpenTicket)(
        { customer: asha, language: null },
        { subject: { kind: "order", id: order }, topic: "delivery", words: { id: "w1", text: "Where is it?", files: [] } },
      ),
  },
  { name: "for a paper", ask: (shop) => shop.get(DownloadDocument)(asha, { order, number: null }) },
  { name: "for a file of one's own", ask: (shop) => shop.get(ReadMyFile)(asha, fileId("0".repeat(32))) },
  { name: "for one's data", ask: (shop) => shop.get(TakeMyData)(asha) },
];

describe("an answer to a customer who asked", () => {
  it.each(calls)("is dropped where they have left meanwhile, and only then: $name", async ({ ask }) => {
    expect(await isDropped(ask((await aDevice(leave)).shop))).toBe(true);
    expect(await isDropped(ask((await aDevice(stay)).shop))).toBe(false);
  });

  it("is dropped, however much of it has come, where they leave before its end", async () => {
    const { shop, device } = await aDevice(stay);
    const taken = await shop.get(TakeMyData)(asha);
    if (taken.kind === "refused") return expect.unreachable();
    device.isLeft = true;
    expect(await isDropped(allOf(taken.value))).toBe(true);
  });

  it("is anybody's where nobody in particular asked", async () => {
    expect(await isDropped((await aDevice(leave)).shop.get(ListCategories)())).toBe(false);
  });
});
