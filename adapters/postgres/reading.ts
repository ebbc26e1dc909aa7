import type { Connection, Submittable } from "pg";
import type { Statement } from "./database.ts";

type Column = { readonly name: string; readonly read: (text: string) => unknown };
type Told = { readonly name: string; readonly dataTypeID: number };

/** A connection as the driver's own queries use it, and what it keeps of their names. Their types say less than is sent. */
type Wire = Pick<Connection, "stream" | "parse" | "sync"> & {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  bind(said: { readonly portal: string; readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(said: { readonly type: "P"; readonly name: string }): void;
  execute(said: { readonly portal: string }): void;
};

/** How the type of a column is read. */
export type ReaderOf = (type: number) => (text: string) => unknown;

const described = new WeakMap<Connection, Map<string, readonly Column[]>>();

/**
 * A statement on its way, as the driver takes any (`Submittable`). What its columns are is asked once a connection, which the driver's own queries
 * ask each time: of a search that was a tenth of the server's work.
 */
export class Reading<Row> implements Submittable {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: Row[] = [];
  /** Set by the driver. */
  callback: ((error: unknown, reading?: this) => void) | null = null;
  readonly #readerOf: ReaderOf;
  #connection: Connection | null = null;
  #columns: readonly Column[] = [];
  #fault: unknown = null;

  constructor({ name, text }: Statement, values: readonly unknown[], readerOf: ReaderOf) {
    this.name = name ?? undefined;
    this.text = text;
    this.values = values.map(asText);
    this.#readerOf = readerOf;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    const { name = "", text, values } = this;
    const wire = connection as unknown as Wire;
    const known = name === "" ? undefined : described.get(connection)?.get(name);
    this.#columns = known ?? [];
    wire.stream.cork();
    if (name === "" || (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined)) {
      wire.parse({ name, text, types: [] }, true);
      if (name !== "") wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ portal: "", statement: name, values });
    if (known === undefined) wire.describe({ type: "P", name: "" });
    wire.execute({ portal: "" });
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Told[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.#readerOf(dataTypeID) }));
    if (this.#connection === null || this.name === undefined) return;
    const all = described.get(this.#connection) ?? new Map<string, readonly Column[]>();
    described.set(this.#connection, all.set(this.name, this.#columns));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#fault !== null) return;
    const row: Record<string, unknown> = {};
    const columns = this.#columns;
    try {
      for (let place = 0; place < columns.length; place += 1) {
        const [column, text] = [columns[place], fields[place] ?? null];
        if (column !== undefined) row[column.name] = text === null ? null : column.read(text);
      }
    } catch (fault) {
      this.#fault = fault; // Thrown here, it would end the connection.
    }
    this.rows.push(row as Row);
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  handleError(error: unknown): void {
    this.callback?.(this.#fault ?? error);
  }

  handleReadyForQuery(): void {
    if (this.#fault === null) this.callback?.(null, this);
    else this.callback?.(this.#fault);
  }
}

/** A value as PostgreSQL reads it. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return `{${value.map(elementOf).join(",")}}`;
  return value === null || value === undefined ? null : String(value);
}

const elementOf = (element: unknown): string =>
  element === null ? "NULL" : typeof element === "number" ? String(element) : `"${String(element).replace(/["\\]/g, "\\$&")}"`;
