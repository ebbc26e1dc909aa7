import * as z from "zod/mini";
import { PRESCRIPTION_KINDS } from "#core/consultations/prescription/prescription-kind.ts";
import { MOST_ITEMS } from "#core/consultations/prescriptions/write-refusal.ts";
import { DropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { LONGEST_TEMPLATE_NAME, templateId } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import { RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { idOf, perhaps } from "#adapters/http-contract/scalars.ts";
import { LONGEST_TEXT, templateItem } from "./prescription-shapes.ts";

const text = perhaps(LONGEST_TEXT);
const name = perhaps(LONGEST_TEMPLATE_NAME);
const id = idOf(templateId);

const content = {
  advice: text,
  tests: text,
  followUp: ["follow_up", text],
  items: z.array(templateItem).check(z.maxLength(MOST_ITEMS)),
} as const;

const template = fields({ id: ["_id", id], name: z.string(), kind: z.enum(PRESCRIPTION_KINDS), ...content });

const noPractitioner = { "no-practitioner": answerOf(404, "Therapist not found") } as const;
const unknown = { "unknown-template": answerOf(404, "Template not found") } as const;
const names = {
  "no-name": answerOf(422, "Please give it a name."),
  "name-taken": answerOf(409, "There is a template of that name."),
} as const;

export const listTemplates = endpoint(ListTemplates, {
  method: "GET",
  path: "/get/prescriptiontemplates",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(template),
  refusals: noPractitioner,
});

export const saveTemplate = endpoint(SaveTemplate, {
  method: "POST",
  path: "/add/prescriptiontemplate",
  in: "body",
  audience: "customer",
  request: fields({ name, ...content }),
  response: template,
  refusals: {
    ...noPractitioner,
    ...names,
    empty: answerOf(2, "There is nothing in it to prescribe."),
    "too-many-templates": answerOf(3, "Please delete a template first."),
  },
});

export const renameTemplate = endpoint(RenameTemplate, {
  method: "PUT",
  path: "/update/prescriptiontemplate",
  in: "body",
  audience: "customer",
  request: fields({ id: ["_id", id], name }),
  response: z.null(),
  refusals: { ...unknown, ...names },
});

export const dropTemplate = endpoint(DropTemplate, {
  method: "DELETE",
  path: "/delete/prescriptiontemplate",
  in: "query",
  audience: "customer",
  request: only("_id", id),
  response: z.null(),
  refusals: unknown,
});
