/** What makes a call one call, however often it arrives. Not randomUUID: that is there on secure addresses alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
