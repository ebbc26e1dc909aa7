/** Says once whether they sign out now. */
export type SignsOut = (signsOut: boolean) => void;
