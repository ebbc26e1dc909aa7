import { describe, expect, it } from "vitest";
import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { LONGEST_REPORT } from "#core/fitbook/reports/report.ts";
import { REPORT_LIMIT, ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

/** Asha, who has written something, and Ravi, signed in at one server. */
async function aPost() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const client = clientOf(url, asha.bearer);
  const text = postTextIn("A cure", LONGEST_POST) ?? expect.unreachable();
  const published = await client.get(PublishPost)(asha.id, { key: "a-press", text, audience: "everybody", group: null });
  const post = published.kind === "ok" ? published.value.id : expect.unreachable();
  const asked = async (bearer: string, path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
    const response = await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.text() };
  };
  return { memory, post, asked, asha: { ...asha, client }, ravi: { ...ravi, client: clientOf(url, ravi.bearer) } };
}

describe("reports over HTTP", () => {
  it("are acknowledged at once with until when they are decided, and with whom to ring", async () => {
    const { memory, post, ravi } = await aPost();
    const thing = { kind: "post", id: post } as const;
    const answer = await ravi.client.get(ReportContent)(ravi.id, { thing, reason: "self_harm", words: "Please look" });
    const [stored] = [...memory.ties.reports.values()];
    expect(answer).toMatchObject({ kind: "ok", value: { id: stored?.id, helplines: ["14416", "112"] } });
    expect(stored).toMatchObject({ thing, reporter: ravi.id, snapshot: "A cure", words: "Please look" });
  });

  it("of what is one's own, is not seen or never was are the same missing answer, as is another's report", async () => {
    const { post, asha, ravi, asked } = await aPost();
    const report = (bearer: string, thing: object) => asked(bearer, "/report/content", { thing, reason: "spam", text: "" });
    const missing = await report(ravi.bearer, { kind: "post", _id: "nothing" });
    expect(missing).toMatchObject({ status: 404, body: expect.stringContaining("This isn't available.") });
    expect(await report(asha.bearer, { kind: "post", _id: post })).toEqual(missing);
    expect(await report(ravi.bearer, { kind: "comment", _id: "nothing", post_id: post })).toEqual(missing);
    expect(await report(ravi.bearer, { kind: "group", _id: "nothing" })).toEqual(missing);
    expect(await report(ravi.bearer, { kind: "challenge", _id: "nothing" })).toEqual(missing);
    const waits = await ravi.client.get(ReportContent)(ravi.id, { thing: { kind: "post", id: post }, reason: "spam", words: "" });
    const id = waits.kind === "ok" ? waits.value.id : expect.unreachable();
    const unknown = refused({ kind: "unknown-report" });
    expect(await asha.client.get(AppealReport)(asha.id, { report: id, words: "No" })).toEqual(unknown);
    expect(await asha.client.get(AppealReport)(asha.id, { report: "nothing", words: "No" })).toEqual(unknown);
  });

  it("have at most 1,000 characters, and a day has at most 50", async () => {
    const { post, ravi, asked } = await aPost();
    const report = (text: string) => asked(ravi.bearer, "/report/content", { thing: { kind: "post", _id: post }, reason: "spam", text });
    expect((await report("x".repeat(LONGEST_REPORT + 1))).status).toBe(400);
    for (let nth = 0; nth < REPORT_LIMIT.most; nth += 1) expect((await report("")).status).toBe(200);
    expect(await report("")).toMatchObject({ status: 429, body: expect.stringContaining("That was a lot for one day.") });
  });
});
