import { pick, seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { slugOf } from "../slug.ts";
import type { ConsumerCare, Maker } from "#core/catalogue/information/product-information.ts";
import type { Licence } from "#core/catalogue/information/licence.ts";

/** The company behind a brand, and in which state it works. */
type Company = { readonly name: string; readonly address: string; readonly state: State };
type State = keyof typeof STATES;

/** How a state begins its licences, and its number within those of FSSAI. */
const STATES = {
  delhi: { letters: "DL", fssai: "33" },
  gujarat: { letters: "GJ", fssai: "07" },
  karnataka: { letters: "KA", fssai: "12" },
  kerala: { letters: "KL", fssai: "13" },
  maharashtra: { letters: "MH", fssai: "15" },
  rajasthan: { letters: "RJ", fssai: "22" },
  uttarakhand: { letters: "UK", fssai: "26" },
  westBengal: { letters: "WB", fssai: "28" },
} as const;

const company = (name: string, address: string, state: State): Company => ({ name: `${name} Pvt Ltd`, address, state });

/** By brand; all invented. */
const COMPANIES: Readonly<Record<string, Company>> = {
  "Aranya Roots": company("Aranya Roots Herbals", "Plot 18, Sector 6A, SIDCUL, Haridwar, Uttarakhand 249403", "uttarakhand"),
  Dhatri: company("Dhatri Ayurveda Vaidyashala", "14/302 Ollur Industrial Estate, Thrissur, Kerala 680306", "kerala"),
  Rasavati: company("Rasavati Aushadhalaya", "Plot 211, Phase II, GIDC Vatva, Ahmedabad, Gujarat 382445", "gujarat"),
  "Vaidya Mandapam": company("Vaidya Mandapam Pharmacy", "KINFRA Park Road, Kanjikode, Palakkad, Kerala 678621", "kerala"),
  "Nadi & Stone": company("Nadi and Stone Botanicals", "Khasra 77, Selaqui, Dehradun, Uttarakhand 248197", "uttarakhand"),
  Himshikhar: company("Himshikhar Minerals", "9 Muni ki Reti Road, Rishikesh, Uttarakhand 249201", "uttarakhand"),
  Saumya: company("Saumya Body Care", "W-114, MIDC Bhosari, Pune, Maharashtra 411026", "maharashtra"),
  "Kutir Botanics": company("Kutir Botanics", "22 Hebbal Industrial Area, Mysuru, Karnataka 570016", "karnataka"),
  "Roop Rasa": company("Roop Rasa Cosmetics", "G-41, VKI Area Road 6, Jaipur, Rajasthan 302013", "rajasthan"),
  Keshavali: company("Keshavali Hair Care", "7/118 Feroke Industrial Road, Kozhikode, Kerala 673631", "kerala"),
  "Chandan Gali": company("Chandan Gali Soap Works", "31 Metagalli Industrial Area, Mysuru, Karnataka 570016", "karnataka"),
  "Dhoop Ghar": company("Dhoop Ghar Fragrances", "H-12, Basni Phase II, Jodhpur, Rajasthan 342005", "rajasthan"),
  "Zafran House": company("Zafran House Unani Laboratories", "B-72, Okhla Phase I, New Delhi 110020", "delhi"),
  "Dawakhana Noor": company("Dawakhana Noor", "2214 Ballimaran, Delhi 110006", "delhi"),
  "Gulshan-e-Tibb": company("Gulshan-e-Tibb Dawasaz", "F-155, Sector 2, DSIIDC Bawana, Delhi 110039", "delhi"),
  "Madhuban Apiary": company("Madhuban Apiaries", "Ramnagar Road, Kashipur, Uttarakhand 244713", "uttarakhand"),
  "Parvat Foods": company("Parvat Mountain Foods", "Patel Nagar Mandi, Dehradun, Uttarakhand 248001", "uttarakhand"),
  "Sattvik Tokri": company("Sattvik Tokri Foods", "Plot 56, GIDC Vitthal Udyognagar, Anand, Gujarat 388121", "gujarat"),
  "Anna Kosha": company("Anna Kosha Millers", "C-9, MIDC Ambad, Nashik, Maharashtra 422010", "maharashtra"),
  "Millet Mitra": company("Millet Mitra Foods", "88 Tarihal Industrial Area, Hubballi, Karnataka 580026", "karnataka"),
  "Gauri Gokul": company("Gauri Gokul Dairy", "Amul Dairy Road, Nadiad, Gujarat 387001", "gujarat"),
  "Neelgiri Leaf": company("Neelgiri Leaf Tea", "17 Bannur Road, Mysuru, Karnataka 570028", "karnataka"),
  "Chaubara Chai": company("Chaubara Chai Blenders", "5 Hyde Road, Kidderpore, Kolkata, West Bengal 700088", "westBengal"),
  "Meetha Bina": company("Meetha Bina Confectioners", "Plot 402, GIDC Makarpura, Vadodara, Gujarat 390010", "gujarat"),
  "Shunya Sugar": company("Shunya Sugar Foods", "A-27, Wagle Estate, Thane, Maharashtra 400604", "maharashtra"),
  "Prana Proteins": company("Prana Proteins Nutrition", "64 Peenya Industrial Area, Bengaluru, Karnataka 560058", "karnataka"),
  "Hari Thali": company("Hari Thali Plant Foods", "D-33, MIDC Waluj, Chhatrapati Sambhajinagar, Maharashtra 431136", "maharashtra"),
  "Vitaveda Labs": company("Vitaveda Laboratories", "DN-41, Sector V, Salt Lake, Kolkata, West Bengal 700091", "westBengal"),
  "Nutri Nakshatra": company("Nutri Nakshatra Healthcare", "R-705, TTC Rabale, Navi Mumbai, Maharashtra 400701", "maharashtra"),
  "Ojas & Oak": company("Ojas and Oak Wholefoods", "12 Jalan Complex, Domjur, Howrah, West Bengal 711411", "westBengal"),
  "Swasthya Setu": company("Swasthya Setu Herbals", "Plot 19, GIDC Sanand II, Ahmedabad, Gujarat 382110", "gujarat"),
  "Madhu Mitra": company("Madhu Mitra Wellness", "J-88, MIDC Shirol, Kolhapur, Maharashtra 416122", "maharashtra"),
  "Hridaya Care": company("Hridaya Care Herbals", "23 Taratala Road, Kolkata, West Bengal 700088", "westBengal"),
  "Sandhi Sukha": company("Sandhi Sukha Oushadham", "SIDCO Estate, Angamaly, Kochi, Kerala 683573", "kerala"),
  "Nari Nidhi": company("Nari Nidhi Women's Care", "Plot 5, MIDC Hinjawadi, Pune, Maharashtra 411057", "maharashtra"),
  "Ritu Bloom": company("Ritu Bloom Essentials", "140 Bommasandra Industrial Area, Bengaluru, Karnataka 560099", "karnataka"),
  Dantika: company("Dantika Oral Care", "Plot 3305, GIDC Ankleshwar, Bharuch, Gujarat 393002", "gujarat"),
  "Tamra Works": company("Tamra Works Metalcraft", "F-205, Madri Industrial Area, Udaipur, Rajasthan 313003", "rajasthan"),
  Yogabhumi: company("Yogabhumi Studio Goods", "Tapovan, Laxman Jhula Road, Rishikesh, Uttarakhand 249192", "uttarakhand"),
  "Arogya Peti": company("Arogya Peti Wellness", "27 Kothrud Udyog Bhavan, Pune, Maharashtra 411038", "maharashtra"),
  "Sampoorna Box": company("Sampoorna Box Gifting", "8 Camac Street, Kolkata, West Bengal 700016", "westBengal"),
  "Devdar Valley": company("Devdar Valley Wellness", "51 Yeshwanthpur Industrial Suburb, Bengaluru, Karnataka 560022", "karnataka"),
};

/** Who made it, or who brought it into the country. */
export function makerOf(brand: string, origin: string): Maker {
  const { name, address } = companyOf(brand);
  return { role: origin === "IN" ? "maker" : "importer", name, address };
}

/** A brand has one licence of each kind. Unani medicine is licensed under AYUSH as well, in a register of its own. */
export function licenceOf(brand: string, kind: Licence["kind"], system: "ayurveda" | "unani"): Licence {
  const { letters, fssai } = STATES[companyOf(brand).state];
  const year = pick(["14", "16", "17", "18", "19", "21"], "licence year", kind, brand);
  const serial = (digits: number): string =>
    String(1 + Math.floor(seededChance("licence", kind, brand) * (10 ** digits - 1))).padStart(digits, "0");
  switch (kind) {
    case "fssai":
      return { kind, number: `1${fssai}${year}${serial(9)}` };
    case "ayush":
      return { kind, number: `${letters}/${system === "unani" ? "UNA" : "AYU"}/20${year}/${serial(4)}` };
    case "cosmetic":
      return { kind, number: `${letters}/COS/20${year}/${serial(4)}` };
  }
}

/** Numbers that begin with 55555 are nobody's. */
export const consumerCareOf = (brand: string): ConsumerCare => ({
  phone: `+91 55555 ${20_000 + Math.floor(seededChance("consumer care", brand) * 10_000)}`,
  email: `care@${slugOf(brand)}.example`,
});

function companyOf(brand: string): Company {
  const found = COMPANIES[brand];
  if (found === undefined) throw new RangeError(`nobody stands behind ${brand}`);
  return found;
}
