/** A UUID of version 4. The server does a call with the same key only once. Not randomUUID, which exists only on secure addresses. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, nth) => byteText(nth === 6 ? (byte & 0x0f) | 0x40 : nth === 8 ? (byte & 0x3f) | 0x80 : byte)).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const byteText = (byte: number): string => byte.toString(16).padStart(2, "0");
