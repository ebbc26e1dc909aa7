/** How many characters a patient may write before an appointment. */
export const LONGEST_COMPLAINT = 1000;

/** What a patient wrote, without blanks around it; null: nothing. Source: specification/consultations.md, Holding a time. */
export const complaintIn = (written: string | null): string | null => {
  const words = written?.trim() ?? "";
  return words === "" ? null : words;
};
