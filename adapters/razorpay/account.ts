/** The shop's account there. `address` is theirs, except in tests. */
export type RazorpayAccount = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** As their page names it. */
  readonly shop: string;
  readonly address: string;
};

/** The one origin that forms of our pages may be sent to beside our own. */
export const RAZORPAY_ORIGIN = "https://api.razorpay.com";
