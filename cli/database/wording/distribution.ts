/** What is said of where a table's rows lie, in the order in which it is told. */
export const PLACES = {
  goes: "Would lie on the nodes, by customer",
  lies: "Lies on the nodes, by customer",
  "by-id": "Stays: one customer's, but found by an id or a time that does not tell whose it is",
  several: "Stays: of several customers, or read with those of others",
  scarce: "Stays: stock, seats and serial numbers, which orders of many customers move",
  identity: "Stays: unique over all customers, or read before it is known who asks",
  account: "Stays: a few rows a customer, which change with the account",
  offer: "Stays: staff and sellers write it, everybody reads it",
  work: "Stays: what servers and staff keep of their own work",
} as const;

/** What stands in the way of a table, each before the names of what it is. */
export const HINDRANCES = {
  "no-customer": "names no customer",
  key: "unique without the customer:",
  refers: "refers to others by",
  "is-referred-to": "is referred to by",
  identity: "numbered by the server:",
  trigger: "has triggers:",
} as const;

/** What a table loses as it is moved, each before the names of what it is. */
export const LOSSES = {
  "foreign-key": "loses foreign keys:",
  index: "loses indexes:",
  trigger: "loses triggers:",
} as const;

export const REFUSALS = {
  "no-citus":
    "This is a plain PostgreSQL: there are no nodes. Begin with docs/operations.md, A distributed PostgreSQL. Nothing was changed.",
  "no-nodes": "No node takes rows: add one with citus_add_node. Nothing was changed.",
  "old-tables": "The tables are not up to date: begin with niramaya migrate. Nothing was changed.",
} as const;
