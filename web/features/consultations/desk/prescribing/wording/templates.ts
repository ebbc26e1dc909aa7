import type { Facts } from "#web/design/phrase.ts";
import type { UnknownTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import type { TemplateRefusal } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";

/** What the desk says of a practitioner's own templates. */
export const templatePhrases = {
  title: "Your templates",
  notShown: "Your templates can't be shown right now.",
  none: "Keep what you prescribe often, and put it into the next prescription with one press.",
  without:
    "A template keeps items, advice, tests and follow-up of this form. Complaint, findings, diagnosis and reasons stay out. Please write nothing of the patient into it.",
  name: "Name of a new template",
  newName: "New name",
  keep: "Save as template",
  use: "Use",
  rename: "Rename",
  drop: "Delete",
  leave: "Leave it as it is",
  undo: "Undo",
  used: ({ name }: Facts<"name">) => `Put into the form: ${name}`,
  done: {
    saved: ({ name }: Facts<"name">) => `Saved: ${name}`,
    renamed: ({ name }: Facts<"name">) => `It is now called: ${name}`,
    dropped: ({ name }: Facts<"name">) => `Deleted: ${name}`,
  },
  refused: {
    "no-practitioner": "This account is no practitioner's.",
    "unknown-template": "This template was deleted meanwhile.",
    "no-name": "Please give it a name.",
    "name-taken": "You have a template of that name.",
    "too-many-templates": "You have 50 templates. Please delete one first.",
    empty: "There is nothing to keep yet: add an item, advice, tests or follow-up.",
  } satisfies Record<(TemplateRefusal | UnknownTemplate)["kind"], string>,
  unavailable: "The server could not be reached. Nothing was changed.",
};
