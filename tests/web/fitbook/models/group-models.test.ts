import { afterEach, describe, expect, it, vi } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { LONGEST_GROUP_NAME, LONGEST_GROUP_TEXT } from "#core/fitbook/group.ts";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { ListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ChosenGroupPictureModel, chosenGroupPictureNeeds } from "#web/features/fitbook/group-picture/chosen-group-picture-model.ts";
import { MembersModel, membersNeeds } from "#web/features/fitbook/group-members/members-model.ts";
import { RequestsModel, requestsNeeds } from "#web/features/fitbook/group-members/requests-model.ts";
import { GroupFormModel, groupFormNeeds } from "#web/features/fitbook/groups/group-form-model.ts";
import { GroupModel, groupNeeds } from "#web/features/fitbook/groups/group-model.ts";
import { GroupsModel, groupsNeeds } from "#web/features/fitbook/groups/groups-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aGroup, aPerson, walkers } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { Result } from "#core/shared/result.ts";

const unknown = refused({ kind: "unknown-group" } as const);
const jpeg = () => new Blob([new Uint8Array([1, 2])], { type: "image/jpeg" });

describe("the form of a group", () => {
  type Given = ConstructorParameters<typeof GroupFormModel>[0];
  const aForm = (given: Given = { like: null, edits: null }) => {
    const shop = aShop();
    shop.answer(MakeGroup, ok(walkers));
    shop.answer(EditGroup, ok(null));
    return { ...shop, model: new GroupFormModel(given, { customer: asha, ...lateNeeds(shop.allDependencies, groupFormNeeds) }) };
  };
  const details = { name: "Walkers", about: "We walk", rules: "Be kind", isOpen: false, mayMembersInvite: false };

  it("begins empty, open, and with members who may invite", () => {
    const { model } = aForm();
    expect(model.form.values).toEqual({ name: "", about: "", rules: "", open: "yes", membersInvite: "yes", picture: "" });
    expect([model.isEditing, model.hasWays, model.picture.hadOne, model.refusal]).toEqual([false, true, false, null]);
  });

  it("begins with the settings of a group that is changed, or is like another's", () => {
    const like = aGroup({ isOpen: false, hasPicture: true });
    const { model } = aForm({ like, edits: walkers });
    const values = { name: "Walkers", about: "We walk", rules: "Be kind", open: "no", membersInvite: "", picture: "" };
    expect([model.form.values, model.isEditing, model.picture.hadOne]).toEqual([values, true, true]);
    expect(aForm({ like, edits: null }).model.picture.hadOne).toBe(false);
    expect(aForm({ like: aGroup(), edits: walkers }).model.picture.hadOne).toBe(false);
  });

  it("asks for the ways into a group, save for a company's that is changed", () => {
    const company = aGroup({ isOfCompany: true });
    expect(aForm({ like: company, edits: walkers }).model.hasWays).toBe(false);
    expect(aForm({ like: company, edits: null }).model.hasWays).toBe(true);
    expect(aForm({ like: aGroup(), edits: walkers }).model.hasWays).toBe(true);
  });

  it("makes a group of what was filled in, without blanks around it", async () => {
    const { model, asked } = aForm();
    model.form.fill("name", " Walkers ");
    model.form.fill("about", " We walk ");
    model.form.fill("rules", " Be kind ");
    model.form.fill("open", "no");
    model.form.fill("membersInvite", "");
    expect(await model.save()).toBe(walkers);
    expect(asked).toEqual([[asha, { ...details, picture: undefined, key: expect.stringMatching(/^[\da-f-]{36}$/) }]]);
    expect([model.refusal, model.form.isChanged, model.picture.isSaved]).toEqual([null, false, true]);
  });

  it("makes one group where its answer was lost, and another where something else is asked", async () => {
    const { model, asked, answer } = aForm();
    model.form.fill("name", "Walkers");
    answer(MakeGroup, "out", ok(walkers));
    await model.save();
    await model.save();
    model.form.fill("name", "Runners");
    await model.save();
    const [first, again, other] = asked.map(([, made]) => (made as { readonly key: string }).key);
    expect([again, other === first]).toEqual([first, false]);
  });

  it("changes a group, and answers which", async () => {
    const { model, asked } = aForm({ like: aGroup({ hasPicture: true }), edits: walkers });
    model.form.fill("open", "yes");
    model.form.fill("membersInvite", "yes");
    model.picture.takeOff(true);
    expect(await model.save()).toBe(walkers);
    expect(asked).toEqual([[asha, { group: walkers, ...details, isOpen: true, mayMembersInvite: true, picture: null }]]);
  });

  it("says why it was not taken, and stays as it is", async () => {
    const { model, answer } = aForm({ like: aGroup(), edits: walkers });
    answer(EditGroup, refused({ kind: "not-allowed" }), "out");
    model.form.fill("name", "Runners");
    expect([await model.save(), model.refusal, model.form.isChanged, model.picture.isSaved]).toEqual([null, "not-allowed", true, false]);
    expect([await model.save(), model.refusal, model.form.state]).toEqual([null, null, "unavailable"]);
  });

  it.each([
    ["name", "ab", "abc"],
    ["name", "x".repeat(LONGEST_GROUP_NAME + 1), "x".repeat(LONGEST_GROUP_NAME)],
    ["about", "x".repeat(LONGEST_GROUP_TEXT + 1), "x".repeat(LONGEST_GROUP_TEXT)],
    ["rules", "x".repeat(LONGEST_GROUP_TEXT + 1), "x".repeat(LONGEST_GROUP_TEXT)],
  ] as const)("says that a %s of another length is wrong", async (field, wrong, right) => {
    const { model, asked } = aForm({ like: aGroup(), edits: walkers });
    model.form.fill(field, wrong);
    expect([await model.save(), model.form.problemOf(field), asked]).toEqual([null, "wrong", []]);
    model.form.fill(field, right);
    expect([await model.save(), model.form.problemOf(field), asked.length]).toEqual([walkers, null, 1]);
  });

  it("waits for its picture, and goes with it", async () => {
    const { model, answer, asked } = aForm({ like: aGroup(), edits: walkers });
    const heard = pending<Result<FileId, { readonly kind: "no-picture" }>>();
    answer(SendGroupPicture, heard.promise);
    await model.picture.choose(jpeg());
    expect([await model.save(), model.form.problemOf("picture"), model.form.problemOf("name")]).toEqual([null, "wrong", null]);
    heard.answer(ok(fileId("f1")));
    await expect.poll(() => model.picture.fault).toBeNull();
    await model.save();
    expect([asked.at(-1), model.form.problemOf("picture")]).toEqual([[asha, expect.objectContaining({ picture: "f1" })], null]);
  });
});

describe("the picture of a group", () => {
  const aPicture = (hadOne = true) => {
    const shop = aShop();
    shop.answer(SendGroupPicture, ok(fileId("f1")));
    return { ...shop, model: new ChosenGroupPictureModel(hadOne, asha, lateNeeds(shop.allDependencies, chosenGroupPictureNeeds)) };
  };
  const drawing = { width: 400, height: 200 } as ImageBitmap;

  it("stays as it is unless one is chosen or it is taken off", () => {
    const { model } = aPicture();
    expect([model.hadOne, model.chosen, model.isChanged, model.fault, model.opened, model.isSaved]).toEqual([
      ...[true, undefined, false, null, null, false],
    ]);
    model.takeOff(true);
    expect([model.chosen, model.isChanged]).toEqual([null, true]);
    model.saved();
    expect(model.isChanged).toBe(false);
    model.takeOff(false);
    expect([model.chosen, model.isTakenOff]).toEqual([undefined, false]);
  });

  it("is the one that was sent, also where the former was taken off", async () => {
    const { model } = aPicture();
    model.takeOff(true);
    await model.choose(jpeg()); // Nothing draws it here, so that it goes as it is.
    expect([model.fault, model.isChanged]).toEqual(["picture-sending", true]);
    await expect.poll(() => model.fault).toBeNull();
    expect(model.chosen).toBe("f1");
    model.takeOff(false);
    expect(model.isChanged).toBe(true);
  });

  it("has failed where nobody took it, and is none where it is no picture", async () => {
    const { model, answer } = aPicture(false);
    answer(SendGroupPicture, "out");
    await model.choose(jpeg());
    await expect.poll(() => model.fault).toBe("picture-failed");
    const other = aPicture(false).model;
    await other.choose(new Blob(["x"], { type: "text/plain" }));
    expect([other.files.trouble, other.opened, other.fault, other.isChanged]).toEqual(["no-picture", null, null, false]);
  });

  describe("of which a part is chosen", () => {
    const crop = { zoom: 2, across: 0.5, down: 0.5 };
    afterEach(() => void vi.unstubAllGlobals());

    /** In a browser that draws the file that is chosen, and turns what is drawn into these bytes. */
    const opened = async () => {
      const chosen = jpeg();
      const canvas = { getContext: () => null, toBlob: (heard: (drawn: Blob) => void) => heard(new Blob([new Uint8Array([7])])) };
      vi.stubGlobal("createImageBitmap", async (file: Blob) => (file === chosen ? drawing : Promise.reject(new Error("undrawn"))));
      vi.stubGlobal("document", { createElement: () => canvas });
      const picture = aPicture();
      await picture.model.choose(chosen);
      return picture;
    };

    it("is open meanwhile, can be moved and left, and is nothing of another kind", async () => {
      const { model, asked } = await opened();
      expect([model.opened?.picture.drawing, model.fault, model.isChanged, asked]).toEqual([drawing, "picture-open", true, []]);
      model.move(crop);
      expect(model.opened?.crop).toEqual(crop);
      model.leave();
      expect([model.opened, model.fault, model.isChanged]).toEqual([null, null, false]);
      model.move(crop);
      await model.keep();
      expect([model.opened, model.files.files]).toEqual([null, []]);
      await model.choose(new Blob(["x"], { type: "text/plain" }));
      expect([model.opened, model.files.trouble]).toEqual([null, "no-picture"]);
    });

    it("is sent as it was drawn", async () => {
      const { model, asked } = await opened();
      await model.keep();
      await expect.poll(() => model.chosen).toBe("f1");
      expect([model.opened, model.fault, asked[0]?.[1]]).toEqual([null, null, new Uint8Array([7])]);
    });
  });
});

describe("a group", () => {
  const aModel = () => {
    const shop = aShop();
    shop.answer(ShowGroup, ok(aGroup()));
    return { ...shop, model: new GroupModel(asha, walkers, lateNeeds(shop.allDependencies, groupNeeds)) };
  };

  it("is what the customer sees of it, or nothing", async () => {
    const { model, answer, asked } = aModel();
    await model.ask();
    expect([model.state, asked]).toEqual([{ kind: "read", value: aGroup() }, [[asha, walkers]]]);
    answer(ShowGroup, unknown);
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
  });

  it("is read anew after a step, unless nobody answered that", async () => {
    const { model, answer, asked } = aModel();
    answer(ChangeGroupMember, ok("member"), refused({ kind: "group-full" }), "out");
    await model.take("join");
    const step = { group: walkers, person: null, event: "join", withPosts: false };
    expect([asked, model.steps.became, model.state.kind]).toEqual([
      [
        [asha, step],
        [asha, walkers],
      ],
      "member",
      "read",
    ]);
    await model.take("leave", true);
    expect([asked[2], asked[3], model.steps.refusal]).toEqual([
      [asha, { ...step, event: "leave", withPosts: true }],
      [asha, walkers],
      "group-full",
    ]);
    expect(model.steps.became).toBe("member");
    await model.take("leave");
    expect(asked).toHaveLength(5);
  });

  it("can be deleted and brought back", async () => {
    const { model, answer, asked } = aModel();
    answer(DeleteGroup, ok(null));
    answer(RestoreGroup, refused({ kind: "too-many-owned" }), ok(null));
    expect([model.isDeleted, model.deletion, model.deletionRefusal]).toEqual([false, "ready", null]);
    await model.delete();
    expect([model.isDeleted, asked]).toEqual([
      true,
      [
        [asha, walkers],
        [asha, walkers],
      ],
    ]);
    await model.restore();
    expect([model.isDeleted, model.deletionRefusal]).toEqual([true, "too-many-owned"]);
    await model.restore();
    expect([model.isDeleted, model.deletionRefusal, model.state]).toEqual([false, null, { kind: "read", value: aGroup() }]);
  });

  it("stays where nobody answers, and where it may not be deleted", async () => {
    const { model, answer, asked } = aModel();
    answer(DeleteGroup, "out", refused({ kind: "not-allowed" }));
    await model.delete();
    expect([model.isDeleted, model.deletion, asked.length]).toEqual([false, "unavailable", 1]);
    await model.delete();
    expect([model.isDeleted, model.deletionRefusal, asked.length]).toEqual([false, "not-allowed", 3]);
  });
});

describe("lists of groups and of their people", () => {
  it("go on page by page", async () => {
    const { allDependencies, answer, asked } = aShop();
    const other = aGroup({ name: "Runners" });
    answer(ListGroups, { groups: [aGroup()], next: walkers }, { groups: [other], next: null });
    const model = new GroupsModel("mine", asha, lateNeeds(allDependencies, groupsNeeds));
    await model.ask();
    expect(model.more).toBe("ready");
    await model.askMore();
    expect(model.state).toEqual({ kind: "read", value: { groups: [aGroup(), other], next: null } });
    expect(asked).toEqual([
      [asha, { kind: "mine", after: null }],
      [asha, { kind: "mine", after: walkers }],
    ]);
  });

  it("are empty where a group does not show them", async () => {
    const { allDependencies, answer, asked } = aShop();
    const member = (name: string) => ({ person: aPerson(name), state: "member" as const });
    answer(
      ListGroupMembers,
      ok({ members: [member("Ravi")], next: customerId("ravi") }),
      ok({ members: [member("Meera")], next: null }),
      unknown,
    );
    const model = new MembersModel({ group: walkers, list: "members" }, asha, lateNeeds(allDependencies, membersNeeds));
    await model.ask();
    await model.askMore();
    expect([model.state, model.more]).toEqual([
      { kind: "read", value: { members: [member("Ravi"), member("Meera")], next: null } },
      "ready",
    ]);
    expect(asked.map(([, what]) => what)).toEqual([
      { group: walkers, list: "members", after: null },
      { group: walkers, list: "members", after: "ravi" },
    ]);
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: { members: [], next: null } });
  });
});

describe("who asks to be let in", () => {
  const requested = (...names: readonly string[]) =>
    ok({ members: names.map((name) => ({ person: aPerson(name), state: "requested" as MemberState })), next: null });
  const aModel = async (...names: readonly string[]) => {
    const shop = aShop();
    shop.answer(ListGroupMembers, requested(...names));
    const model = new RequestsModel(walkers, asha, lateNeeds(shop.allDependencies, requestsNeeds));
    await model.look();
    expect(shop.asked.splice(0)).toEqual([[asha, { group: walkers, list: "requests", after: null }]]);
    return { ...shop, model, chosen: () => [...model.chosen] };
  };
  const step = (person: string, event: string) => [asha, { group: walkers, person, event }];

  it("is chosen one by one, or all at once", async () => {
    const { model, chosen } = await aModel("Ravi", "Meera");
    expect(chosen()).toEqual([]);
    model.choose(customerId("meera"), true);
    model.choose(customerId("ravi"), true);
    model.choose(customerId("meera"), true);
    expect(chosen()).toEqual(["ravi", "meera"]);
    model.choose(customerId("ravi"), false);
    expect(chosen()).toEqual(["meera"]);
    model.chooseAll();
    expect(chosen()).toEqual(["ravi", "meera"]);
  });

  it("is answered one after the other, and read anew then", async () => {
    const { model, answer, asked, chosen } = await aModel("Ravi", "Meera", "Asim");
    answer(ChangeGroupMember, ok("member"));
    answer(ListGroupMembers, requested("Asim"));
    model.choose(customerId("ravi"), true);
    model.choose(customerId("meera"), true);
    await model.answer("let_in");
    expect([asked.slice(0, 2), asked.length, chosen()]).toEqual([[step("ravi", "let_in"), step("meera", "let_in")], 3, []]);
  });

  it("stays chosen from the first on that is refused, as far as they still ask", async () => {
    const { model, answer, asked, chosen } = await aModel("Ravi", "Meera", "Asim");
    answer(ChangeGroupMember, ok("member"), refused({ kind: "group-full" }));
    answer(ListGroupMembers, requested("Meera"));
    model.chooseAll();
    await model.answer("let_in");
    expect([asked.length, chosen(), model.steps.refusal]).toEqual([3, ["meera"], "group-full"]);
  });

  it("stays as it is without a line, and nobody is listed as chosen before the list has come", async () => {
    const { model, answer, asked, chosen } = await aModel("Ravi", "Meera");
    answer(ChangeGroupMember, "out", ok("none"), "out");
    model.chooseAll();
    await model.answer("turn_down");
    expect([asked, chosen()]).toEqual([[step("ravi", "turn_down")], ["ravi", "meera"]]);
    await model.answer("turn_down");
    expect([asked.length, chosen()]).toEqual([3, ["meera"]]);
    const shop = aShop();
    shop.answer(ListGroupMembers, "out");
    const unread = new RequestsModel(walkers, asha, lateNeeds(shop.allDependencies, requestsNeeds));
    unread.chooseAll();
    expect([...unread.chosen]).toEqual([]);
    unread.choose(customerId("ravi"), true);
    await unread.look();
    expect([...unread.chosen]).toEqual(["ravi"]);
  });
});
