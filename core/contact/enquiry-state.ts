export const ENQUIRY_STATES = ["new", "contacted", "closed", "spam"] as const;
/** The state of an enquiry. Source: specification/content.md, Enquiries. */
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

const after: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ["contacted", "spam"],
  contacted: ["closed", "spam"],
  closed: [],
  spam: [],
};

/** The states from which an enquiry can come into this one. */
export const statesBefore = (state: EnquiryState): readonly EnquiryState[] => ENQUIRY_STATES.filter((one) => after[one].includes(state));
