import { makeAutoObservable } from "mobx";
import { LONGEST_GROUP_NAME, LONGEST_GROUP_TEXT, SHORTEST_GROUP_NAME } from "#core/fitbook/group.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { codePoints, lineIn } from "#core/fitbook/post-text.ts";
import { ok, refused } from "#core/shared/result.ts";
import { allRead } from "#web/platform/forms/all-read.ts";
import { RefusableFormModel } from "#web/platform/forms/refusable-form-model.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { ChosenGroupPictureModel, chosenGroupPictureNeeds } from "#web/features/fitbook/group-picture/chosen-group-picture-model.ts";
import type { ChosenPicture } from "#core/fitbook/groups/group-picture.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { GroupDetails, GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FormModel } from "#web/platform/forms/form-model.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type GroupField = "name" | "about" | "rules" | "open" | "membersInvite" | "picture";
type Refusal = "not-entered" | "too-many-owned" | "unknown-group" | "not-allowed" | "unknown-picture";

/** `like`: the settings that the form begins with; `edits`: what is changed; null: a new one is made. */
type Given = { readonly like: (GroupDetails & Pick<VisibleGroup, "hasPicture" | "isOfCompany">) | null; readonly edits: GroupId | null };
export const groupFormNeeds = { makeGroup: MakeGroup, editGroup: EditGroup, ...chosenGroupPictureNeeds };

type Needs = NeedsOf<typeof groupFormNeeds> & { readonly customer: CustomerId };

/** The settings of a group while they are filled in. */
export class GroupFormModel {
  readonly picture: ChosenGroupPictureModel;
  readonly #settings: RefusableFormModel<GroupField, "wrong", Refusal>;
  readonly #given: Given;
  readonly #needs: Needs;
  readonly #keyOf = keyPerRequest(newKey);

  constructor(given: Given, needs: Needs) {
    this.#given = given;
    this.#needs = needs;
    this.#settings = new RefusableFormModel(valuesOf(given.like));
    this.picture = new ChosenGroupPictureModel(given.edits !== null && given.like?.hasPicture === true, needs.customer, needs);
    makeAutoObservable(this, { picture: false }, { autoBind: true, deep: false });
  }

  get form(): FormModel<GroupField, "wrong"> {
    return this.#settings.form;
  }

  get refusal(): Refusal | null {
    return this.#settings.refusal;
  }

  get isEditing(): boolean {
    return this.#given.edits !== null;
  }

  /** Whether who comes into it is for its people to say: into a company's group it is not. */
  get hasWays(): boolean {
    const { like, edits } = this.#given;
    return edits === null || like?.isOfCompany !== true;
  }

  /** The group that was made or changed; null: it was not taken. */
  async save(): Promise<GroupId | null> {
    const answer = await this.#settings.send(this.read(), (settings) => this.send(settings));
    if (answer === null) return null;
    this.picture.saved();
    return answer.value;
  }

  private async send(settings: GroupDetails & ChosenPicture) {
    const { customer, ...useCases } = this.#needs;
    const { edits } = this.#given;
    if (edits === null) return useCases.makeGroup(customer, { ...settings, key: this.#keyOf(settings) });
    const answer = await useCases.editGroup(customer, { group: edits, ...settings });
    return answer.kind === "ok" ? ok(edits) : answer;
  }

  private read() {
    const { name, about, rules, open, membersInvite } = this.form.values;
    return allRead({
      name: readName(name.trim()),
      about: readText(about.trim()),
      rules: readText(rules.trim()),
      isOpen: ok(open === "yes"),
      mayMembersInvite: ok(membersInvite === "yes"),
      picture: this.picture.fault === null ? ok(this.picture.chosen) : refused("wrong"),
    });
  }
}

const readName = (name: string) =>
  lineIn(name, { shortest: SHORTEST_GROUP_NAME, longest: LONGEST_GROUP_NAME }) === null ? refused("wrong") : ok(name);

const readText = (text: string) => (codePoints(text) > LONGEST_GROUP_TEXT ? refused("wrong") : ok(text));

function valuesOf(like: GroupDetails | null): Readonly<Record<GroupField, string>> {
  const { name, about, rules, isOpen, mayMembersInvite } = like ?? USUAL;
  return { name, about, rules, open: isOpen ? "yes" : "no", membersInvite: mayMembersInvite ? "yes" : "", picture: "" };
}

const USUAL: GroupDetails = { name: "", about: "", rules: "", isOpen: true, mayMembersInvite: true };
