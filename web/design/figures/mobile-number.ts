/** A mobile as it is read out: +91 98200 12345. */
export const shownMobile = (mobile: string): string => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
