/**
 * The number by which a customer knows their order: "NM10000001" and so on. `serial` is how many orders were made before it.
 * Source: specification/orders.md, Order summary.
 */
export const orderNumber = (serial: number): string => `NM${String(FIRST + serial).padStart(8, "0")}`;

const FIRST = 10_000_000;
