/** What the account's menu says of orders: apart from what their pages say. */
export const ordersEntryWords = { title: "My orders", hint: "Parcels, bills, returns" };
