/** Where the sandbox's page is, beside the shop's. */
export const PAY_PATH = "/sandbox/pay";
