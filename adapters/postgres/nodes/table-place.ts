// Decision: docs/decisions/rows-lie-by-customer.md

/**
 * Why the rows of a table stay on the coordinator of a distributed PostgreSQL:
 * - `identity`: it is unique over all customers, or read before it is known who asks;
 * - `account`: a few rows a customer, which don't grow by the day and change in one transaction with the account;
 * - `offer`: staff and sellers write it and everybody reads it. It would be a copy on every node as soon as a table by customer refers to
 *   it;
 * - `several`: a row is of several customers, or is read with those of others;
 * - `scarce`: orders of many customers move it: stock, seats, serial numbers;
 * - `by-id`: it is one customer's, but found by an id or a time that does not tell whose it is;
 * - `work`: what servers and staff keep of their own work.
 */
export type StayReason = "identity" | "account" | "offer" | "several" | "scarce" | "by-id" | "work";

/**
 * Where the rows of a table lie in a distributed PostgreSQL. `by-customer`: each customer's on one node, whose choice is the database's.
 */
export type TablePlace = "by-customer" | StayReason;

/**
 * The places of an area's tables. One that is new lies `by-customer` if its keys hold the customer; a statement that joins it with other
 * rows reads it by a function.
 */
export type Places<Table extends string> = Readonly<Record<Table, TablePlace>>;
