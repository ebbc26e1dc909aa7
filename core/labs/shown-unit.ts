/** What people write where UCUM writes for machines: "10*3/uL" is 10³/µL, "m[IU]/L" mIU/L; signs for plain numbers are left out. */
export function shownUnit(unit: string | null): string {
  if (unit === null || PLAIN.has(unit)) return "";
  return unit
    .replace(/10\*(\d)/g, (_, power: string) => `10${SUPERSCRIPTS[Number(power)] ?? ""}`)
    .replace(/\bu(?=[a-zA-Z])/g, "µ")
    .replace("(24.h)", "24 h")
    .replace("{FEU}", " FEU")
    .replace("{1.73_m2}", "1.73 m²")
    .replaceAll(/[[\]]/g, "");
}

const PLAIN: ReadonlySet<string> = new Set(["{INR}", "{s.g.}", "[pH]", "1"]);
const SUPERSCRIPTS = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];
