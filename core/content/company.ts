/** Who runs the shop, as its footer and its letters say. Source: specification/content.md, Company. */
export type Company = {
  readonly name: string;
  readonly email: string;
  readonly officeAddress: string;
  readonly registeredAddress: string;
  /** The first is the one to call. */
  readonly phones: readonly string[];
};
