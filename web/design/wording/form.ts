/** What all forms say. */
export const formWords = {
  save: "Save",
  saving: "Saving",
  cancel: "Cancel",
  optional: "(optional)",
  unavailable: "We could not reach the shop. What you entered is still here.",
  tryAgain: "Try again",
  unsaved: "Leave without saving?",
  unsavedText: "What you entered has not been saved.",
  stay: "Keep editing",
  leave: "Leave",
  close: "Close",
};
