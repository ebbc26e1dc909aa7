export const ENQUIRY_STATES = ["new", "contacted", "closed", "spam"] as const;
/** How far an enquiry is. Source: specification/content.md, Enquiries. */
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

const after: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ["contacted", "spam"],
  contacted: ["closed", "spam"],
  closed: [],
  spam: [],
};

/** From where an enquiry comes into this state. */
export const statesBefore = (state: EnquiryState): readonly EnquiryState[] => ENQUIRY_STATES.filter((one) => after[one].includes(state));
