/** What a customer calls their order, by how many orders were made before it: "NM10000001" and so on. Source: specification/orders.md, Order summary. */
export const orderNumber = (serial: number): string => `NM${String(FIRST + serial).padStart(8, "0")}`;

const FIRST = 10_000_000;
