import { describe, expect, it } from "vitest";
import { COMING_AREAS } from "#core/content/coming-areas.ts";
import { comingPageWords } from "#web/features/content/wording/coming.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";

const server = composeMemory();
const drawn = (path: string) => render(new Request(`https://niramaya.example${path}`), server, shopFrame);
const addresses = COMING_AREAS.flatMap(({ paths }) => paths).map((path) =>
  path.replace("/:id?", "/abc123").replace("/:id/:slug", "/abc123/dr-asha-rao"),
);

describe("an area that is not open yet", () => {
  it.each(addresses)("says so at %s", async (address) => {
    const answer = await drawn(address);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(comingPageWords.kicker);
    expect(page).toContain('name="robots" content="noindex"');
  });

  it("has no page for a therapy that nobody knows", async () => expect((await drawn("/zzz/mumbai")).status).toBe(404));
});
