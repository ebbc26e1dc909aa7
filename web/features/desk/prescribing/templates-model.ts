import { makeAutoObservable } from "mobx";
import { DropTemplate } from "#core/consultations/prescriptions/templates/drop-template.use-case.ts";
import { ListTemplates } from "#core/consultations/prescriptions/templates/list-templates.use-case.ts";
import { inOrderOfNames } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import { RenameTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import { SaveTemplate } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { PrescriptionTemplate, TemplateContent } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { UnknownTemplate } from "#core/consultations/prescriptions/templates/rename-template.use-case.ts";
import type { TemplateRefusal } from "#core/consultations/prescriptions/templates/save-template.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Done = { readonly kind: "saved" | "renamed" | "dropped"; readonly template: PrescriptionTemplate };

export const templatesNeeds = {
  listTemplates: ListTemplates,
  renameTemplate: RenameTemplate,
  dropTemplate: DropTemplate,
  saveTemplate: SaveTemplate,
};

/** A practitioner's templates: kept, named anew and deleted, a call at a time. */
export class TemplatesModel {
  /** What a new template, or the one that is renamed, is to be called. */
  name = "";
  /** The template that is renamed; null: none is. */
  renamed: PrescriptionTemplate | null = null;
  /** What was done last; null: nothing. */
  done: Done | null = null;
  /** How often a name was refused: then its field takes the focus. */
  faults = 0;
  readonly #account: CustomerId;
  readonly #useCases: NeedsOf<typeof templatesNeeds>;
  readonly #read: Resource<readonly PrescriptionTemplate[]>;
  readonly #sending = new RefusableSubmission<PrescriptionTemplate | null, TemplateRefusal | UnknownTemplate>();

  constructor(account: CustomerId, useCases: NeedsOf<typeof templatesNeeds>) {
    this.#account = account;
    this.#useCases = useCases;
    this.#read = new Resource(async () => {
      const answer = await useCases.listTemplates(account);
      return answer.kind === "ok" ? answer.value : [];
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get reading(): ResourceState<readonly PrescriptionTemplate[]> {
    return this.#read.state;
  }

  get sending(): SubmissionState<TemplateRefusal | UnknownTemplate> {
    return this.#sending.state;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  write(name: string): void {
    this.name = name;
    this.#sending.clear();
  }

  /** Begins to rename one; null: it stays as it is called. */
  choose(template: PrescriptionTemplate | null): void {
    this.renamed = template;
    this.done = null;
    this.write(template?.name ?? "");
  }

  /** Keeps what stands in the form under the name that was written. */
  async save(content: TemplateContent): Promise<void> {
    await this.keep({ ...content, name: this.name });
  }

  /** Keeps again what was deleted last. */
  async putBack(): Promise<void> {
    if (this.done?.kind !== "dropped") return;
    const { id: _, kind: __, ...content } = this.done.template;
    await this.keep(content);
  }

  async rename(): Promise<void> {
    const { renamed, name } = this;
    if (renamed === null) return;
    const answer = await this.#sending.send(() => this.#useCases.renameTemplate(this.#account, { id: renamed.id, name }));
    if (answer === null) return this.isRefused();
    const template = { ...renamed, name: name.trim() };
    this.isDone({ kind: "renamed", template });
  }

  async drop(template: PrescriptionTemplate): Promise<void> {
    const answer = await this.#sending.send(() => this.#useCases.dropTemplate(this.#account, template.id));
    if (answer !== null) this.isDone({ kind: "dropped", template });
  }

  private async keep(written: TemplateContent & { readonly name: string }): Promise<void> {
    const answer = await this.#sending.send(() => this.#useCases.saveTemplate(this.#account, written));
    if (answer === null) return this.isRefused();
    const template = answer.value;
    if (template !== null) this.isDone({ kind: "saved", template });
  }

  /** Where the templates are not known yet, they are asked for again. */
  private isDone(done: Done): void {
    this.done = done;
    this.name = "";
    this.renamed = null;
    const { state } = this.#read;
    if (state.kind !== "read") return void this.ask();
    const others = state.value.filter(({ id }) => id !== done.template.id);
    this.#read.take(inOrderOfNames(done.kind === "dropped" ? others : [...others, done.template]));
  }

  private isRefused(): void {
    if (this.#sending.state.kind === "refused") this.faults += 1;
  }
}
