import pg from "pg";

/**
 * What is sent to one database while something is done, over whichever connections: each statement, and the beginning and end of each
 * transaction.
 */
export async function sentStatements(database: string, act: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  const noted = function (this: pg.Client, ...given: Parameters<typeof query>) {
    const [asked] = given as unknown as [string | { readonly text: string }];
    if (this.database === database) sent.push(typeof asked === "string" ? asked : asked.text);
    return query.apply(this, given);
  };
  pg.Client.prototype.query = noted as typeof query;
  try {
    await act();
    return sent;
  } finally {
    pg.Client.prototype.query = query;
  }
}
