import pg from "pg";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What is sent through pg meanwhile, the statements without values too. */
export async function recording<Answer>(
  act: () => Promise<Answer>,
): Promise<{ readonly statements: readonly Statement[]; readonly answer: Answer }> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const noted = function (this: pg.Client, ...given: Parameters<typeof query>) {
    const [asked, values] = given as unknown as [string | { readonly text: string; readonly values?: readonly unknown[] }, unknown];
    const text = typeof asked === "string" ? asked : asked.text;
    const own = typeof asked === "string" ? undefined : asked.values;
    statements.push({ text, values: Array.isArray(values) ? values : (own ?? []) });
    return query.apply(this, given);
  };
  pg.Client.prototype.query = noted as typeof query;
  try {
    return { answer: await act(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** Throws where it was refused. */
export function okay<Value>(
  result: { readonly kind: "ok"; readonly value: Value } | { readonly kind: "refused"; readonly refusal: unknown },
): Value {
  if (result.kind === "refused") throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** What was written to a file as JSON, with bytes and moments as they were. */
export function recordedIn(text: string): unknown {
  return JSON.parse(text, (_, value) => {
    if (value?.type === "Buffer") return Buffer.from(value.data);
    return typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : value;
  });
}
