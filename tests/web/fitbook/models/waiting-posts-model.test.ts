import { describe, expect, it } from "vitest";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { LeavingModel } from "#web/features/fitbook/waiting/leaving-model.ts";
import { WaitingPostsModel, waitingPostsNeeds } from "#web/features/fitbook/waiting/waiting-posts-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aPost, ravi } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";

const text = postTextIn("Walked", LONGEST_POST) ?? expect.unreachable();
const waitingPost = (key: string): WaitingPost => ({ post: { key, text, audience: "me", group: null }, challenge: null, day: null });

/** A device on which posts of Asha's wait, as other windows see it, too. */
function aDevice(...keys: readonly string[]) {
  const shop = aShop();
  const stored = new Map<CustomerId, WaitingPost[]>([[asha, keys.map(waitingPost)]]);
  const device = { isFull: false, locks: 0, tellOthers: () => {}, followers: 0 };
  const of = async (customer: CustomerId) => [...(stored.get(customer) ?? [])];
  const drop = async (customer: CustomerId, key: string) =>
    void stored.set(
      customer,
      (await of(customer)).filter(({ post }) => post.key !== key),
    );
  shop.answers(WaitingPosts, {
    of,
    drop,
    keep: async (customer, waiting) => {
      if (!device.isFull) stored.set(customer, [...(stored.get(customer) ?? []), waiting]);
      return !device.isFull;
    },
    arrive: async () => {},
    end: async () => {},
    leave: async () => {},
    alone: async (work) => {
      device.locks += 1;
      await work();
    },
    followOtherWindows: (tell) => {
      device.followers += 1;
      device.tellOthers = tell;
      return () => {
        device.followers -= 1;
      };
    },
  });
  shop.answer(PublishPost, ok(aPost("p")));
  const heard: string[] = [];
  const model = new WaitingPostsModel(asha, lateNeeds(shop.allDependencies, waitingPostsNeeds), {
    sent: () => heard.push("sent"),
    sentElsewhere: () => heard.push("elsewhere"),
  });
  const shown = () => model.posts.map(({ post }) => post.key);
  const sent = () => shop.asked.map(([, post]) => (post as { readonly key: string }).key);
  return { ...shop, model, device, heard, shown, sent, drop, left: async () => (await of(asha)).map(({ post }) => post.key) };
}

describe("posts that wait on a device", () => {
  it("are sent in their order, alone, and told of once", async () => {
    const { model, sent, heard, left, shown, device } = aDevice("a", "b");
    await model.read();
    expect([shown(), model.state]).toEqual([["a", "b"], "resting"]);
    const sending = [model.send(), model.send()];
    expect(model.state).toBe("sending");
    await Promise.all(sending);
    expect([sent(), await left(), shown(), heard, device.locks, model.state]).toEqual([["a", "b"], [], [], ["sent"], 1, "resting"]);
    await model.send();
    expect(heard).toEqual(["sent"]);
  });

  it("stay from the first on that nobody answers", async () => {
    const { model, answer, sent, heard, left } = aDevice("a", "b", "c");
    answer(PublishPost, ok(aPost("p")), "out");
    await model.send();
    expect([sent(), await left(), heard, [...model.refusals]]).toEqual([["a", "b"], ["b", "c"], ["sent"], []]);
  });

  it("stay where the server refuses them, which keeps no other back and is told until it changes", async () => {
    const { model, answer, left, heard } = aDevice("a", "b");
    answer(PublishPost, refused({ kind: "not-entered" }), ok(aPost("p")));
    await model.send();
    expect([[...model.refusals], await left(), heard]).toEqual([[["a", { kind: "not-entered" }]], ["a"], ["sent"]]);
    await model.send();
    expect([[...model.refusals], await left()]).toEqual([[], []]);
  });

  it("are kept as they are told, unless the device is full", async () => {
    const { model, device, shown } = aDevice("a");
    expect([await model.keep(waitingPost("b")), shown()]).toEqual([true, ["a", "b"]]);
    device.isFull = true;
    expect([await model.keep(waitingPost("c")), shown()]).toEqual([false, ["a", "b"]]);
  });

  it("can be withdrawn one by one, as long as they were not sent meanwhile", async () => {
    const { model, drop, shown, left, device } = aDevice("a", "b", "c");
    await model.read();
    expect([await model.withdraw("b"), shown(), await left(), device.locks]).toEqual([waitingPost("b"), ["a", "c"], ["a", "c"], 1]);
    await drop(asha, "c");
    expect([await model.withdraw("c"), shown()]).toEqual([null, ["a"]]);
  });

  it("are gone elsewhere where another window has sent them, and nothing is told of more", async () => {
    const { model, drop, heard } = aDevice("a", "b");
    expect(await model.read()).toBe(0);
    await drop(asha, "a");
    expect(await model.read()).toBe(1);
    await drop(asha, "b");
    await model.send();
    expect(heard).toEqual(["elsewhere"]);
  });

  it("are not known where their code does not come", async () => {
    const { heard } = aDevice();
    const allDependencies = () => Promise.reject(new PortUnavailable("the code", null));
    const model = new WaitingPostsModel(asha, lateNeeds(allDependencies, waitingPostsNeeds), {
      sent: () => heard.push("sent"),
      sentElsewhere: () => heard.push("elsewhere"),
    });
    expect([await model.keep(waitingPost("a")), await model.withdraw("a"), await model.read()]).toEqual([false, null, 0]);
    await model.send();
    expect([model.posts, model.state, heard]).toEqual([[], "resting", []]);
  });
});

describe("a window with posts that wait", () => {
  /** What a window hears: in Node the global object hears nothing of itself. */
  const aWindow = () => {
    const window = new EventTarget();
    const before = Object.getOwnPropertyDescriptor(globalThis, "addEventListener");
    Object.defineProperty(globalThis, "addEventListener", { configurable: true, value: window.addEventListener.bind(window) });
    const close = () => {
      if (before === undefined) Reflect.deleteProperty(globalThis, "addEventListener");
      else Object.defineProperty(globalThis, "addEventListener", before);
    };
    return { tell: (cause: string) => window.dispatchEvent(new Event(cause)), close };
  };

  it("sends them as it opens, as the line comes back and as it is looked at, and listens to others until it ends", async () => {
    const { tell, close } = aWindow();
    const { model, answer, sent, heard, drop, device } = aDevice("a", "b");
    answer(PublishPost, "out");
    const end = model.begin();
    close();
    await turnOver();
    tell("online");
    await turnOver();
    tell("focus");
    await turnOver();
    expect([sent(), device.followers]).toEqual([["a", "a", "a"], 1]);
    device.tellOthers();
    await turnOver();
    expect(heard).toEqual([]);
    await drop(asha, "a");
    device.tellOthers();
    await turnOver();
    expect(heard).toEqual(["elsewhere"]);
    end();
    tell("online");
    await turnOver();
    expect([sent(), device.followers]).toEqual([["a", "a", "a"], 0]);
  });

  it("listens to nobody where it ends before it was ready", async () => {
    const { close } = aWindow();
    const { model, answer, device } = aDevice("a");
    const heard = pending<never>();
    answer(PublishPost, heard.promise);
    const end = model.begin();
    close();
    await turnOver();
    end();
    heard.fail();
    await turnOver();
    expect(device.followers).toBe(0);
  });
});

describe("whoever signs out while posts wait", () => {
  const leaving = async (...keys: readonly string[]) => {
    const device = aDevice(...keys);
    await device.model.read();
    const answers: boolean[] = [];
    return { ...device, leaving: new LeavingModel(device.model, (isLeaving) => answers.push(isLeaving)), answers };
  };

  it("may stay, or leave them", async () => {
    const { leaving: model, answers } = await leaving("a", "b");
    expect([model.count, model.isSending, model.hasTried]).toEqual([2, false, false]);
    model.stay();
    model.drop();
    expect([answers, model.hasTried]).toEqual([[false, true], false]);
  });

  it("is signed out once all are sent", async () => {
    const { leaving: model, answers } = await leaving("a");
    const sending = model.send();
    expect(model.isSending).toBe(true);
    await sending;
    expect([answers, model.hasTried, model.count, model.isSending]).toEqual([[true], true, 0, false]);
  });

  it("stays signed in where one is left", async () => {
    const { leaving: model, answers, answer } = await leaving("a");
    answer(PublishPost, "out");
    await model.send();
    expect([answers, model.hasTried, model.count]).toEqual([[], true, 1]);
  });
});

it("posts of another are nobody else's to send", async () => {
  const { model, sent, device, allDependencies } = aDevice("a");
  const others = new WaitingPostsModel(ravi, lateNeeds(allDependencies, waitingPostsNeeds), { sent: () => {}, sentElsewhere: () => {} });
  await others.send();
  expect([sent(), others.posts, device.locks, model.posts]).toEqual([[], [], 1, []]);
});
