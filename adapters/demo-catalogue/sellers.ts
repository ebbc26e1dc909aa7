export type Seller = { readonly name: string; readonly state: string; readonly gstin: string };

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The fifteenth letter of a GSTIN over its first fourteen, as the tax department reckons it: base 36, weights 1 and 2 in turn. */
export function gstinCheckLetter(first14: string): string {
  let sum = 0;
  for (const [place, letter] of [...first14].entries()) {
    const product = LETTERS.indexOf(letter) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return LETTERS.charAt((36 - (sum % 36)) % 36);
}

/** State code, PAN of a company, first registration, Z, check letter. */
function seller(name: string, state: string, stateCode: string, pan: string): Seller {
  const first14 = `${stateCode}${pan}1Z`;
  return { name, state, gstin: first14 + gstinCheckLetter(first14) };
}

export const sellers = {
  kerala: seller("Malabar Aushadhi Traders", "Kerala", "32", "AAKCM4821Q"),
  uttarakhand: seller("Doon Herbal Supply", "Uttarakhand", "05", "AAFCD7310K"),
  maharashtra: seller("Sahyadri Wellness Retail", "Maharashtra", "27", "AAUCS2647M"),
  gujarat: seller("Narmada Health Store", "Gujarat", "24", "AAGCN9052B"),
  delhi: seller("Ballimaran Unani Depot", "Delhi", "07", "AABCB1938R"),
  karnataka: seller("Kaveri Organics", "Karnataka", "29", "AAHCK6174E"),
  rajasthan: seller("Aravalli Crafts and Care", "Rajasthan", "08", "AARCA3569L"),
  westBengal: seller("Hooghly Lifecare", "West Bengal", "19", "AADCH8426T"),
} as const satisfies Record<string, Seller>;
