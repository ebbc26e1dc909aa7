export type PincodeRecord = { readonly pincode: string; readonly state: string; readonly days: number; readonly cash_on_delivery: boolean };

/** State, days until delivery, and its pincodes; those behind the bar are prepaid only. */
const areas: readonly (readonly [state: string, days: number, cash: string, prepaid?: string])[] = [
  [
    "Maharashtra",
    2,
    "400001 400013 400016 400028 400050 400053 400058 400064 400069 400076 400601 400703 411001 411004 411014 411038 411045 411057",
  ],
  ["Maharashtra", 4, "413001 422001 431001 440001 440010", "425001 444601"],
  ["Delhi", 2, "110001 110003 110005 110006 110016 110017 110019 110024 110048 110060 110085"],
  ["Haryana", 3, "121001 122001 122018 124001 132001", "125001"],
  ["Punjab", 4, "140301 141001 143001 144001", "148001"],
  ["Chandigarh", 3, "160017 160022 160036"],
  ["Himachal Pradesh", 5, "171001 173212", "175001 176215"],
  ["Jammu and Kashmir", 6, "180001", "190001 192101"],
  ["Ladakh", 9, "", "194101"],
  ["Uttar Pradesh", 3, "201301 201010 208001 211001 221005 226001 226010 226016 282001 250001", "273001 284001"],
  ["Uttarakhand", 4, "248001 249201 249401", "263001 246001"],
  ["Rajasthan", 3, "302001 302015 302017 313001 324005 342001", "334001 345001"],
  ["Gujarat", 2, "380001 380009 380015 382007 390001 390007 395003 395007 360001", "361001 370001"],
  ["Madhya Pradesh", 4, "452001 452010 462001 462016 474001 482001", "456010 485001"],
  ["Chhattisgarh", 5, "492001 490006 495001", "497001"],
  ["Goa", 4, "403001 403507 403601"],
  ["Karnataka", 3, "560001 560004 560011 560037 560038 560066 560102 570001 575001 580020", "590001 577201"],
  ["Kerala", 4, "682001 682016 682030 695001 695014 673001 680001 686001", "676505 670001"],
  ["Tamil Nadu", 3, "600001 600004 600017 600020 600028 600040 625001 641001 641012 620001", "629001 643001"],
  ["Puducherry", 4, "605001 605008"],
  ["Andhra Pradesh", 4, "520001 530001 530017 517501 522001", "515001 518001"],
  ["Telangana", 3, "500001 500016 500032 500034 500081 506002", "503001"],
  ["Odisha", 5, "751001 751024 753001 769001", "760001"],
  ["West Bengal", 3, "700001 700019 700020 700027 700064 700156 711101 713216", "734001 721301"],
  ["Bihar", 5, "800001 800020 842001", "812001 823001"],
  ["Jharkhand", 5, "834001 831001 826001", "814112"],
  ["Assam", 6, "781001 781005 785001", "788001 786001"],
  ["Meghalaya", 7, "793001", "794001"],
  ["Tripura", 7, "799001"],
  ["Manipur", 8, "", "795001"],
  ["Nagaland", 8, "", "797001"],
  ["Mizoram", 8, "", "796001"],
  ["Arunachal Pradesh", 9, "", "791111"],
  ["Sikkim", 7, "737101"],
  ["Andaman and Nicobar Islands", 10, "", "744101"],
  ["Lakshadweep", 12, "", "682555"],
  ["Dadra and Nagar Haveli and Daman and Diu", 4, "396210 396230"],
];

/** Places that the demo shop delivers to. */
export const demoPincodes = (): readonly PincodeRecord[] =>
  areas.flatMap(([state, days, cash, prepaid = ""]) => [
    ...listed(cash).map((pincode) => ({ pincode, state, days, cash_on_delivery: true })),
    ...listed(prepaid).map((pincode) => ({ pincode, state, days: days + 1, cash_on_delivery: false })),
  ]);

const listed = (pincodes: string): readonly string[] => pincodes.split(" ").filter((pincode) => pincode !== "");
