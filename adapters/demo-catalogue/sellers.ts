import { gstinCheckLetter } from "#core/catalogue/gstin.ts";

export type Seller = { readonly name: string; readonly address: string; readonly state: string; readonly gstin: string };

type Registered = Omit<Seller, "gstin"> & { readonly stateCode: string; readonly pan: string };

/** State code, PAN of a company, first registration, Z, check letter. */
function seller({ stateCode, pan, ...named }: Registered): Seller {
  const first14 = `${stateCode}${pan}1Z`;
  return { ...named, gstin: first14 + gstinCheckLetter(first14) };
}

export const sellers = {
  kerala: seller({
    name: "Malabar Aushadhi Traders",
    address: "12 Court Road, Kozhikode 673001",
    state: "Kerala",
    stateCode: "32",
    pan: "AAKCM4821Q",
  }),
  uttarakhand: seller({
    name: "Doon Herbal Supply",
    address: "4 Paltan Bazaar, Dehradun 248001",
    state: "Uttarakhand",
    stateCode: "05",
    pan: "AAFCD7310K",
  }),
  maharashtra: seller({
    name: "Sahyadri Wellness Retail",
    address: "27 Market Yard, Pune 411037",
    state: "Maharashtra",
    stateCode: "27",
    pan: "AAUCS2647M",
  }),
  gujarat: seller({
    name: "Narmada Health Store",
    address: "9 Station Road, Bharuch 392001",
    state: "Gujarat",
    stateCode: "24",
    pan: "AAGCN9052B",
  }),
  delhi: seller({
    name: "Ballimaran Unani Depot",
    address: "318 Gali Qasim Jan, Delhi 110006",
    state: "Delhi",
    stateCode: "07",
    pan: "AABCB1938R",
  }),
  karnataka: seller({
    name: "Kaveri Organics",
    address: "41 Sayyaji Rao Road, Mysuru 570001",
    state: "Karnataka",
    stateCode: "29",
    pan: "AAHCK6174E",
  }),
  rajasthan: seller({
    name: "Aravalli Crafts and Care",
    address: "6 Bapu Bazaar, Udaipur 313001",
    state: "Rajasthan",
    stateCode: "08",
    pan: "AARCA3569L",
  }),
  westBengal: seller({
    name: "Hooghly Lifecare",
    address: "15 Strand Road, Kolkata 700001",
    state: "West Bengal",
    stateCode: "19",
    pan: "AADCH8426T",
  }),
} as const satisfies Record<string, Seller>;
