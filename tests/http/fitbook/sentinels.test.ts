import { afterEach, describe, expect, it, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Posts } from "#core/fitbook/posts/posts.port.ts";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { groupLinkToken } from "#core/fitbook/groups/group-link.ts";
import { groupId } from "#core/fitbook/group.ts";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { LONGEST_COMMENT, LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { composeMemory } from "#tests/composition.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { watchedServer } from "#tests/http/watched-server.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Words of a post, a comment, a group's name and rules, and a report. */
const WORDS = { post: "Zephyrine", comment: "Quillon", group: "Marzipan", rules: "Tamarisk", report: "Obsidian" } as const;
const GROUP = { name: `${WORDS.group} club`, about: "", rules: WORDS.rules, open: false, members_invite: false };

const written = (words: string, most: number) => postTextIn(words, most) ?? expect.unreachable();

/** Asha, Ravi who follows her, and Farah to whom neither is known, at a server that writes its log. */
async function aServer() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const outage = { is: false };
  const posts = container.get(Posts);
  const reached = new Proxy(posts, {
    get: (of, name) => (outage.is ? () => Promise.reject(new PortUnavailable("posts", new Error("connect"))) : Reflect.get(of, name)),
  });
  container.rebind(Posts).toConstantValue(reached);
  const server = await watchedServer(container);
  const { url, ask, addresses, heads } = server;
  const person = async (name: string) => {
    const { id, bearer } = await signedIn(container, memory, name);
    const headers = { authorization: `Bearer ${bearer}`, cookie: `token=${bearer}` };
    return {
      id,
      at: clientOf(url, bearer),
      read: async (path: string) => (await ask(`${url}${path}`, { headers })).text(),
      send: async (method: string, path: string, body: string) =>
        (await fetch(`${url}/api${path}`, { method, body, headers: { ...headers, "content-type": "application/json" } })).text(),
    };
  };
  const [asha, ravi, farah] = [await person("Asha"), await person("Ravi"), await person("Farah")];
  memory.ties.follows.set(pairKey(ravi.id, asha.id), "following");
  return {
    asha,
    ravi,
    farah,
    outage,
    addresses,
    heads,
    async end() {
      const figures = await asha.read("/api/metrics");
      return { log: await server.end(), figures };
    },
  };
}

describe("what people of Fitbook write", () => {
  it("stands in no log, address, head, figure or page, and in no answer to whoever may not see it", async () => {
    const { asha, ravi, farah, outage, addresses, heads, end } = await aServer();
    const words = { text: written(`${WORDS.post} by the lake`, LONGEST_POST), audience: "followers", group: null } as const;
    const post = valueOf(await asha.at.get(PublishPost)(asha.id, { key: "one", ...words }));
    const comment = { key: "two", post: post.id, parent: null, text: written(WORDS.comment, LONGEST_COMMENT) } as const;
    valueOf(await ravi.at.get(WriteComment)(ravi.id, comment));
    const thing = { kind: "post", id: post.id } as const;
    valueOf(await ravi.at.get(ReportContent)(ravi.id, { thing, reason: "other", words: WORDS.report }));
    const group = groupId(JSON.parse(await asha.send("POST", "/fitbook/groups", JSON.stringify(GROUP))).payload.group_id);
    const made = JSON.parse(
      await asha.send("POST", "/fitbook/groups/link", JSON.stringify({ group_id: group, kind: "join", days: 7, uses: 5 })),
    );
    const token = groupLinkToken(made.payload.token);
    valueOf(await ravi.at.get(ShowLinkedGroup)(ravi.id, token));
    expect((await ravi.at.get(FollowGroupLink)(ravi.id, token)).kind).toBe("ok");
    const told = [
      await ravi.at.get(ListPosts)(ravi.id, { list: { kind: "feed" }, after: null, as: null }),
      await ravi.at.get(ShowThread)(ravi.id, post.id),
      await ravi.read(`/api/fitbook/group?group_id=${group}`),
    ];
    const sentinels = [...Object.values(WORDS), String(token)];
    const among = (text: string): readonly string[] =>
      sentinels.filter((one) => decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, "%25")).includes(one));
    expect(among(JSON.stringify(told))).toEqual([WORDS.post, WORDS.comment, WORDS.group, WORDS.rules]); // Whoever may see it is told.

    const refusedBodies: readonly (readonly [string, string, string])[] = [
      [
        "POST",
        "/fitbook/posts",
        JSON.stringify({ key: "k", text: WORDS.post.repeat(300), audience: "followers", group_id: null, pictures: [] }),
      ],
      ["POST", "/fitbook/posts", JSON.stringify({ key: "k", text: WORDS.post, audience: "group", group_id: "none", pictures: [] })],
      ["POST", "/fitbook/posts", `{"key": "k", "text": "${WORDS.post}`],
      ["PUT", "/fitbook/posts", JSON.stringify({ post_id: WORDS.post, text: WORDS.post, audience: 5 })],
      ["POST", "/fitbook/comments", JSON.stringify({ post_id: "none", parent_id: null, key: "k", text: WORDS.comment })],
      ["POST", "/fitbook/groups", JSON.stringify({ ...GROUP, name: `${WORDS.group} ${"x".repeat(80)}` })],
      ["PUT", "/fitbook/groups", JSON.stringify({ ...GROUP, group_id: "none" })],
      ["POST", "/report/content", JSON.stringify({ thing: { kind: "post", _id: "none" }, reason: "other", text: WORDS.report })],
      ["POST", "/fitbook/groups/linked", `{"token": "${token}"`],
    ];
    for (const [method, path, body] of refusedBodies) expect(among(await farah.send(method, path, body))).toEqual([]);
    outage.is = true;
    await asha.at
      .get(PublishPost)(asha.id, { key: "away", ...words })
      .catch(() => null);
    await ravi.at
      .get(ShowThread)(ravi.id, post.id)
      .catch(() => null);
    outage.is = false;

    const ids = `post_id=${post.id}&group_id=${group}&user_id=${asha.id}&_id=${post.id}&name=asha&kind=feed&after=`;
    const calls = endpoints.filter(({ method, path }) => method === "GET" && !path.includes("live") && !path.includes("export"));
    const requested = await Promise.all(calls.map(async ({ path }) => `${path} ${await farah.read(`/api${path}?${ids}`)}`));
    expect(requested.length).toBeGreaterThan(50);
    expect(requested.filter((answer) => among(answer).length > 0)).toEqual([]);
    const pages = await Promise.all(
      [
        "/fitbook",
        `/fitbookPost?id=${post.id}`,
        `/fitbookgroups/${group}`,
        `/joingroup/${group}`,
        `/fitbookuserprofile/${asha.id}`,
      ].flatMap((path) => [asha.read(path), ravi.read(path), farah.read(path)]),
    );
    expect(pages.every((page) => page.includes("</html>"))).toBe(true);

    const { log, figures } = await end();
    expect([log.includes("outage"), log.includes("/fitbook/posts"), figures.includes("/fitbook/posts")]).toEqual([true, true, true]);
    const left = { log, figures, addresses: addresses.join(" "), heads: heads.join(" "), pages: pages.join(" ") };
    expect(Object.entries(left).flatMap(([where, text]) => among(text).map((one) => `${one} in ${where}`))).toEqual([]);
  });
});
