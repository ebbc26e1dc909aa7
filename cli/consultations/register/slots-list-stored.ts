import { storedSlotsCommand } from "./stored-slots-command.ts";

/** `slots list` of a practitioner whom the shop's data hold. */
export const slotsListStored = storedSlotsCommand({
  name: "slots list",
  files: 0,
  options: ["practitioner"],
  practitioner: ({ options }) => options.get("practitioner"),
});
