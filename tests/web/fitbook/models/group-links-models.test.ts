import { describe, expect, it } from "vitest";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { groupLinkId, groupLinkToken } from "#core/fitbook/groups/group-link.ts";
import { ListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { GroupLinksModel, groupLinksNeeds } from "#web/features/fitbook/links/group-links-model.ts";
import { LinkedGroupModel, linkedGroupNeeds } from "#web/features/fitbook/links/linked-group-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aGroup, walkers } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const token = groupLinkToken("t");
const aLink = (id: string) =>
  ({ id: groupLinkId(id), group: walkers, kind: "join", uses: 0, mostUses: 50, endsAt: 1_800_000_000_000, isRevoked: false }) as const;
const made = { link: aLink("l"), token };

describe("the links of a group", () => {
  const aModel = () => {
    const shop = aShop();
    shop.answer(ListGroupLinks, ok([aLink("l")]));
    return { ...shop, model: new GroupLinksModel(asha, walkers, lateNeeds(shop.allDependencies, groupLinksNeeds)) };
  };

  it("are read, and none where the group is not theirs to run", async () => {
    const { model, answer, asked } = aModel();
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: [aLink("l")] }, [[asha, walkers]]]);
    answer(ListGroupLinks, refused({ kind: "unknown-group" }));
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: [] });
  });

  it("are made for a week and fifty people, or as is chosen, and listed then", async () => {
    const { model, answer, asked } = aModel();
    answer(MakeGroupLink, ok(made));
    expect([model.chosen, model.made, model.refusal, model.submission]).toEqual([{ kind: "join", days: 7, uses: 50 }, null, null, "ready"]);
    model.choose({ kind: "ask" });
    model.choose({ uses: 5 });
    await model.make();
    expect(asked).toEqual([
      [asha, { group: walkers, kind: "ask", days: 7, uses: 5 }],
      [asha, walkers],
    ]);
    expect([model.made, model.state.kind]).toEqual([made, "read"]);
  });

  it("stay as they are where one more is refused, and the one just made stays in sight", async () => {
    const { model, answer, asked } = aModel();
    answer(MakeGroupLink, ok(made), refused({ kind: "too-many-links" }), "out");
    await model.make();
    await model.make();
    expect([model.made, model.refusal, asked.length]).toEqual([made, "too-many-links", 4]);
    await model.make();
    expect([model.made, model.submission, asked.length]).toEqual([made, "unavailable", 5]);
  });

  it("are revoked one by one; the one just made is out of sight then, and no other", async () => {
    const { model, answer, asked } = aModel();
    answer(MakeGroupLink, ok(made));
    answer(RevokeGroupLink, ok(null), refused({ kind: "not-allowed" }), ok(null), "out");
    await model.make();
    expect([await model.revoke(groupLinkId("other")), model.made, asked.at(-2)]).toEqual([
      true,
      made,
      [asha, { group: walkers, link: "other" }],
    ]);
    expect([await model.revoke(aLink("l").id), model.made, model.refusal, asked.length]).toEqual([false, made, "not-allowed", 6]);
    expect([await model.revoke(aLink("l").id), model.made, model.refusal]).toEqual([true, null, null]);
    expect([await model.revoke(aLink("l").id), asked.length]).toEqual([false, 9]);
  });

  it("can be revoked where none was made here", async () => {
    const { model, answer } = aModel();
    answer(RevokeGroupLink, ok(null));
    expect([await model.revoke(aLink("l").id), model.made]).toEqual([true, null]);
  });
});

describe("a group behind a link", () => {
  const aModel = () => {
    const shop = aShop();
    shop.answer(ShowLinkedGroup, ok({ group: aGroup(), kind: "join" as const }));
    return { ...shop, model: new LinkedGroupModel(asha, token, lateNeeds(shop.allDependencies, linkedGroupNeeds)) };
  };

  it("is shown, and come into once that is taken", async () => {
    const { model, answer, asked } = aModel();
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: ok({ group: aGroup(), kind: "join" }) }, [[asha, token]]]);
    answer(FollowGroupLink, "out", refused({ kind: "group-full" }), ok("member"));
    await model.follow();
    expect([model.hasCome, model.refusal, model.submission]).toEqual([false, null, "unavailable"]);
    await model.follow();
    expect([model.hasCome, model.refusal]).toEqual([false, "group-full"]);
    await model.follow();
    expect([model.hasCome, model.refusal, model.submission, asked[1]]).toEqual([true, null, "ready", [asha, token]]);
  });
});
