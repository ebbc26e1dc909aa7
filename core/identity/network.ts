/**
 * The place that limits count by: an IPv4 address, the /64 of an IPv6 address (one household or phone), or this machine itself.
 *
 * A text that is no address is used as it is.
 */
export function networkOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, "")
    .replace(/%.*$/, "");
  if (plain === "::1" || /^127\./.test(plain)) return "here";
  if (!plain.includes(":")) return plain;
  const [before = "", after] = plain.split("::");
  const head = groups(before);
  const tail = after === undefined ? [] : groups(after);
  const between = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return `${[...head, ...between, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

const groups = (text: string): readonly string[] => (text === "" ? [] : text.split(":"));
