/** What is wrong with a field of a tool. */
export type FieldProblem = "needed" | "range" | "not-above-neck";

export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What a tool makes of what is filled in: its answers as far as they go, and what is wrong where. */
export type Worked<Field extends string, Answers> = {
  readonly answers: Answers;
  readonly problems: { readonly [Name in Field]?: FieldProblem };
};

/** What a tool's page begins with; `worked` null: nothing has been asked yet. */
export type ToolData<Field extends string, Answers> = {
  readonly values: Values<Field>;
  readonly worked: Worked<Field, Answers> | null;
};
