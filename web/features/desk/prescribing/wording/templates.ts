import type { Facts } from "#web/design/phrase.ts";
import type { UnknownTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import type { TemplateRefusal } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";

/** What the desk says of a practitioner's own templates. */
export const templatePhrases = {
  title: "Your templates",
  notShown: "Your templates can't be shown right now.",
  none: "Save what you prescribe often, and add it to the next prescription with one tap.",
  without:
    "A template keeps items, advice, tests and follow-up of this form. Complaint, findings, diagnosis and reasons stay out. Please don't write anything about the patient in it.",
  name: "Name of a new template",
  newName: "New name",
  keep: "Save as template",
  use: "Use",
  rename: "Rename",
  drop: "Delete",
  leave: "Cancel",
  undo: "Undo",
  used: ({ name }: Facts<"name">) => `Added to the form: ${name}`,
  done: {
    saved: ({ name }: Facts<"name">) => `Saved: ${name}`,
    renamed: ({ name }: Facts<"name">) => `It is now called: ${name}`,
    dropped: ({ name }: Facts<"name">) => `Deleted: ${name}`,
  },
  refused: {
    "no-practitioner": "This account isn't a practitioner's.",
    "unknown-template": "This template has been deleted.",
    "no-name": "Please give it a name.",
    "name-taken": "You already have a template with that name.",
    "too-many-templates": "You have 50 templates. Please delete one first.",
    empty: "There is nothing to save yet: add an item, advice, tests or follow-up.",
  } satisfies Record<(TemplateRefusal | UnknownTemplate)["kind"], string>,
  unavailable: "The server could not be reached. Nothing was changed.",
};
