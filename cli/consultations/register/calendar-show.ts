import { storedSlotsCommand } from "./stored-slots-command.ts";

/** Shows the calendar of a practitioner. */
export const calendarShow = storedSlotsCommand({
  name: "calendar show",
  files: 1,
  options: [],
  practitioner: ({ files }) => files[0],
});
