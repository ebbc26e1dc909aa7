import { describe, expect, it } from "vitest";
import { isPushService, LONGEST_ENDPOINT } from "#core/devices/push/push-address.ts";
import { makePushToCustomer } from "#core/devices/push/push-to-customer.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { memoryPushAddresses } from "#adapters/memory/devices/push-addresses.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";
import type { KeptPushAddress } from "#core/devices/push/push-address.ts";
import type { PushedText, PushSender } from "#core/devices/push/push-sender.port.ts";

describe("an endpoint", () => {
  it("is one of the push services that browsers use", () => {
    const theirs = [
      "https://fcm.googleapis.com/fcm/send/dJx:APA91b",
      "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
      "https://web.push.apple.com/QGx",
      "https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAD%2b",
    ];
    expect(theirs.filter((endpoint) => !isPushService(endpoint))).toEqual([]);
  });

  it("is refused where the server would call anything else", () => {
    const others = [
      "http://fcm.googleapis.com/x",
      "https://fcm.googleapis.com:8443/x",
      "https://fcm.googleapis.com:443/x",
      "https://fcm.googleapis.com",
      "https://fcm.googleapis.com@10.0.0.1/x",
      "https://asha:secret@fcm.googleapis.com/x",
      "https://fcm.googleapis.com.evil.example/x",
      "https://evilfcm.googleapis.com/x",
      "https://push.apple.com/x",
      "https://evil-push.apple.com.example/x",
      "https://web.push.apple.com.evil.example/x",
      "https://x.notify.windows.com.evil.example/x",
      "https://evilpush.apple.com/x",
      "https://10.0.0.1/x",
      "https://[::1]/x",
      "https://localhost/x",
      "https://2130706433/x",
      "https://fcm.googleapis.com\\@10.0.0.1/x",
      "https://fcm.googleapis.com/x y",
      "https://FCM.googleapis.com/x",
      " https://fcm.googleapis.com/x",
      "https://fcm.googleapis.com/x\n",
      "javascript:alert(1)//fcm.googleapis.com/x",
      `https://fcm.googleapis.com/${"x".repeat(LONGEST_ENDPOINT)}`,
      "",
    ];
    expect(others.filter(isPushService)).toEqual([]);
  });
});

describe("a text for a customer's devices", () => {
  const asha = customerId("asha");
  const text = { en: "A reminder you set", hi: "आपका लगाया हुआ रिमाइंडर" };

  /** Asha's devices, each with its language, and what is sent to them. */
  async function devices(answers: Readonly<Record<string, "sent" | "gone" | Error>>, key: string | null = "key") {
    const memory = new Memory();
    const [sessions, addresses] = [memorySessions(memory), memoryPushAddresses(memory)];
    for (const [nth, endpoint] of Object.keys(answers).entries()) {
      const { session } = await sessions.open(asha, now);
      const address: KeptPushAddress = { endpoint, p256dh: "", auth: endpoint, language: nth % 2 === 0 ? "en" : "hi" };
      await addresses.keep(session, address, { at: now - nth, most: 20 });
    }
    const sent: (PushedText & { readonly to: string })[] = [];
    const sender: PushSender = {
      key,
      async send({ endpoint }, pushed) {
        sent.push({ to: endpoint, ...pushed });
        const answer = answers[endpoint] ?? "gone";
        if (answer instanceof Error) throw answer;
        return answer;
      },
    };
    const push = makePushToCustomer({ addresses, sender, now: () => now });
    return { push, sent, left: async () => (await addresses.ofCustomer(asha, now)).map(({ endpoint }) => endpoint) };
  }

  it("goes to each once, in its language, for as long as somebody is to see it", async () => {
    const { push, sent } = await devices({ phone: "sent", laptop: "sent" });
    await push(asha, { text, until: now + 90_999 });
    await push(customerId("ravi"), { text, until: now + 90_999 });
    expect(sent).toEqual([
      { to: "phone", text: text.en, seconds: 90 },
      { to: "laptop", text: text.hi, seconds: 90 },
    ]);
  });

  it("deletes the addresses that reach nobody any more", async () => {
    const { push, left } = await devices({ phone: "gone", laptop: "sent" });
    await push(asha, { text, until: now + 60_000 });
    expect(await left()).toEqual(["laptop"]);
  });

  it("reaches the others where one can't be reached, and tells of that afterwards", async () => {
    const { push, sent, left } = await devices({ phone: new PortUnavailable("a push service", 500), laptop: "gone", tablet: "sent" });
    await expect(push(asha, { text, until: now + 60_000 })).rejects.toThrow("a push service cannot be reached");
    expect([sent.map(({ to }) => to), await left()]).toEqual([
      ["phone", "laptop", "tablet"],
      ["phone", "tablet"],
    ]);
  });

  it("is not sent once its time is over, nor without keys", async () => {
    const late = await devices({ phone: "sent" });
    await late.push(asha, { text, until: now + 999 });
    const keyless = await devices({ phone: "sent" }, null);
    await keyless.push(asha, { text, until: now + 60_000 });
    expect([late.sent, keyless.sent]).toEqual([[], []]);
  });
});
