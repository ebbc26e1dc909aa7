import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import type { Gender } from "#core/identity/customer.ts";
import type { SpokenLanguage } from "#core/consultations/practitioner.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { DemoCity } from "./councils.ts";
import type { WeekName } from "./weeks.ts";

/** Somebody of the demo who practises. `focus` counts the texts of their therapy from 0, `price` their fees from the lowest class 0. */
export type DemoPractitioner = {
  readonly name: string;
  readonly gender: Gender;
  readonly therapy: Therapy;
  readonly city: DemoCity;
  /** The part of the city and the street of the clinic, with its pincode and place. */
  readonly clinic: readonly [area: string, street: string, pincode: string, latitude: number, longitude: number] | null;
  readonly since: number;
  readonly languages: readonly SpokenLanguage[];
  readonly week: WeekName;
  readonly focus: number;
  readonly price: number;
};

type Clinic = NonNullable<DemoPractitioner["clinic"]>;
type Row = readonly [
  who: readonly [name: string, gender: "f" | "m", since: number, languages: string],
  where: readonly [city: DemoCity, ...clinic: Clinic] | readonly [city: DemoCity],
  how: readonly [week: WeekName, focus: number, price: number],
];

const rows: Readonly<Record<Therapy, readonly Row[]>> = {
  ayurveda: [
    [
      ["Dr. Meenakshi Rao", "f", 2007, "mr kn hi en"],
      ["Pune", "Kothrud", "12 Paud Road", "411038", 18.507, 73.807],
      ["split", 0, 2],
    ],
    [
      ["Dr. Sudhir Gokhale", "m", 1994, "mr hi en"],
      ["Pune", "Sadashiv Peth", "886 Laxmi Road", "411030", 18.513, 73.851],
      ["split", 1, 3],
    ],
    [
      ["Dr. Neha Bapat", "f", 2017, "mr hi en"],
      ["Pune", "Aundh", "4 DP Road", "411007", 18.558, 73.807],
      ["evenings", 2, 1],
    ],
    [
      ["Dr. Prakash Vaidya", "m", 1989, "mr gu hi"],
      ["Mumbai", "Dadar West", "21 Ranade Road", "400028", 19.019, 72.842],
      ["mornings", 1, 3],
    ],
    [
      ["Dr. Shilpa Kamat", "f", 2009, "kok mr en"],
      ["Mumbai", "Vile Parle East", "7 Nehru Road", "400057", 19.099, 72.851],
      ["split", 2, 2],
    ],
    [
      ["Dr. Imtiaz Merchant", "m", 2013, "gu hi en ur"],
      ["Mumbai", "Byculla", "33 Clare Road", "400008", 18.97, 72.832],
      ["nights", 0, 2],
    ],
    [
      ["Dr. Rekha Sharma", "f", 2001, "hi pa en"],
      ["Delhi", "Karol Bagh", "9 Ajmal Khan Road", "110005", 28.651, 77.19],
      ["office", 0, 2],
    ],
    [
      ["Dr. Anil Bhardwaj", "m", 1997, "hi sa en"],
      ["Delhi", "Lajpat Nagar", "II-E 44", "110024", 28.567, 77.243],
      ["always", 1, 1],
    ],
    [
      ["Dr. Hetal Joshi", "f", 2012, "gu hi en"],
      ["Ahmedabad", "Navrangpura", "5 Stadium Road", "380009", 23.037, 72.561],
      ["split", 2, 1],
    ],
    [
      ["Dr. Kirit Vyas", "m", 1992, "gu hi sa"],
      ["Ahmedabad", "Maninagar", "18 Jawahar Chowk", "380008", 22.997, 72.603],
      ["mornings", 0, 2],
    ],
    [
      ["Dr. Gauri Tiwari", "f", 2018, "hi en"],
      ["Delhi", "Mayur Vihar I", "Pocket 2, 71", "110091", 28.608, 77.295],
      ["nights", 2, 0],
    ],
  ],
  homeopathy: [
    [
      ["Dr. Anjali Deshpande", "f", 2011, "mr hi en"],
      ["Mumbai", "Mulund West", "3 Zaver Road", "400080", 19.172, 72.957],
      ["split", 0, 2],
    ],
    [
      ["Dr. Cyrus Daruwala", "m", 1998, "gu en hi"],
      ["Mumbai", "Colaba", "14 Wodehouse Road", "400005", 18.915, 72.826],
      ["office", 1, 3],
    ],
    [
      ["Dr. Ujwala Shinde", "f", 2015, "mr hi"],
      ["Pune", "Hadapsar", "22 Solapur Road", "411028", 18.509, 73.926],
      ["evenings", 2, 0],
    ],
    [
      ["Dr. Rohan Kulkarni", "m", 2018, "mr en hi"],
      ["Pune", "Baner", "8 Balewadi High Street", "411045", 18.57, 73.775],
      ["nights", 0, 1],
    ],
    [
      ["Dr. Sarita Gupta", "f", 2003, "hi en pa"],
      ["Delhi", "Pitampura", "QU 61", "110034", 28.703, 77.132],
      ["split", 1, 1],
    ],
    [
      ["Dr. Naveen Chawla", "m", 2010, "hi pa en"],
      ["Delhi", "Janakpuri", "C-2 118", "110058", 28.622, 77.087],
      ["weekend", 2, 1],
    ],
    [
      ["Dr. Bina Parikh", "f", 1999, "gu hi en"],
      ["Ahmedabad", "Satellite", "11 Jodhpur Cross Road", "380015", 23.026, 72.525],
      ["mornings", 0, 1],
    ],
    [
      ["Dr. Mehul Rana", "m", 2016, "gu hi"],
      ["Ahmedabad", "Bapunagar", "40 Diamond Market Road", "380024", 23.034, 72.63],
      ["evenings", 1, 0],
    ],
    [
      ["Dr. Sneha Pawar", "f", 2014, "mr hi en"],
      ["Pune", "Pimpri", "18 Morwadi", "411018", 18.627, 73.81],
      ["weekend", 2, 1],
    ],
  ],
  yoga: [
    [
      ["Harsh Trivedi", "m", 2015, "gu hi en"],
      ["Ahmedabad", "Bodakdev", "6 Judges Bungalow Road", "380054", 23.041, 72.512],
      ["mornings", 0, 1],
    ],
    [["Falguni Mehta", "f", 2019, "gu en"], ["Ahmedabad"], ["evenings", 1, 0]],
    [
      ["Ashwini Sathe", "f", 2010, "mr hi en"],
      ["Pune", "Erandwane", "2 Prabhat Road", "411004", 18.512, 73.832],
      ["split", 1, 1],
    ],
    [["Girish Phadke", "m", 1996, "mr sa en"], ["Pune"], ["mornings", 2, 2]],
    [
      ["Tanvi Kelkar", "f", 2018, "mr hi en"],
      ["Mumbai", "Bandra West", "19 Waterfield Road", "400050", 19.06, 72.829],
      ["weekend", 0, 2],
    ],
    [
      ["Jagdish Pandey", "m", 2006, "hi sa"],
      ["Delhi", "Rohini", "Sector 8, B-4 23", "110085", 28.704, 77.117],
      ["mornings", 2, 0],
    ],
    [["Simran Bedi", "f", 2016, "pa hi en"], ["Delhi"], ["nights", 0, 1]],
    [["Nandini Rege", "f", 2013, "mr en"], ["Mumbai"], ["mornings", 1, 1]],
  ],
  physiotherapy: [
    [
      ["Dr. Aditi Limaye", "f", 2014, "mr hi en"],
      ["Pune", "Shivajinagar", "31 FC Road", "411005", 18.523, 73.84],
      ["office", 0, 2],
    ],
    [
      ["Dr. Vikram Salunkhe", "m", 2008, "mr hi en"],
      ["Pune", "Viman Nagar", "15 Datta Mandir Road", "411014", 18.568, 73.914],
      ["split", 1, 2],
    ],
    [
      ["Dr. Nazneen Contractor", "f", 2012, "gu hi en"],
      ["Mumbai", "Grant Road", "27 Sleater Road", "400007", 18.963, 72.815],
      ["split", 2, 2],
    ],
    [
      ["Dr. Kunal Desai", "m", 2017, "gu mr en"],
      ["Mumbai", "Borivali West", "5 Chandavarkar Road", "400092", 19.231, 72.853],
      ["evenings", 0, 1],
    ],
    [
      ["Dr. Pooja Malik", "f", 2013, "hi en"],
      ["Delhi", "Dwarka", "Sector 12, 7", "110078", 28.592, 77.04],
      ["office", 1, 1],
    ],
    [
      ["Dr. Sandeep Rawat", "m", 2005, "hi en"],
      ["Delhi", "Saket", "J-54", "110017", 28.523, 77.21],
      ["split", 2, 2],
    ],
    [
      ["Dr. Jignesh Solanki", "m", 2015, "gu hi en"],
      ["Ahmedabad", "Gota", "12 SG Highway", "382481", 23.1, 72.54],
      ["mornings", 0, 1],
    ],
  ],
  nutrition: [
    [
      ["Ritu Malhotra", "f", 2017, "hi pa en"],
      ["Delhi", "Greater Kailash I", "M-18", "110048", 28.549, 77.234],
      ["office", 0, 2],
    ],
    [["Zeba Khan", "f", 2014, "ur hi en"], ["Delhi"], ["evenings", 1, 1]],
    [
      ["Manasi Gadgil", "f", 2012, "mr hi en"],
      ["Pune", "Karve Nagar", "9 Cummins College Road", "411052", 18.49, 73.82],
      ["split", 1, 1],
    ],
    [
      ["Roshni Fernandes", "f", 2016, "kok en hi"],
      ["Mumbai", "Santacruz West", "12 Linking Road", "400054", 19.083, 72.836],
      ["office", 2, 2],
    ],
    [["Dhruv Patel", "m", 2019, "gu hi en"], ["Ahmedabad"], ["nights", 0, 0]],
    [
      ["Kinjal Shah", "f", 2013, "gu en hi"],
      ["Ahmedabad", "Ambawadi", "3 Panchvati", "380006", 23.023, 72.554],
      ["mornings", 2, 1],
    ],
    [["Aparna Ghosh", "f", 2015, "bn hi en"], ["Pune"], ["weekend", 0, 1]],
  ],
  siddha: [
    [
      ["Dr. Kavitha Selvan", "f", 2005, "ta en"],
      ["Chennai", "Mylapore", "28 Luz Church Road", "600004", 13.034, 80.268],
      ["split", 0, 2],
    ],
    [
      ["Dr. Murugan Pillai", "m", 1999, "ta hi en"],
      ["Mumbai", "Matunga East", "41 Bhandarkar Road", "400019", 19.027, 72.856],
      ["mornings", 1, 1],
    ],
    [
      ["Dr. Revathi Natarajan", "f", 2014, "ta mr en"],
      ["Pune", "Rasta Peth", "6 Ambedkar Road", "411011", 18.52, 73.868],
      ["evenings", 2, 1],
    ],
    [
      ["Dr. Senthil Kumar", "m", 2010, "ta hi en"],
      ["Delhi", "R K Puram", "Sector 4, 112", "110022", 28.566, 77.18],
      ["weekend", 0, 1],
    ],
  ],
  unani: [
    [
      ["Dr. Farid Ansari", "m", 2002, "ur hi en"],
      ["Delhi", "Daryaganj", "4 Ansari Road", "110002", 28.645, 77.242],
      ["split", 0, 2],
    ],
    [
      ["Dr. Shaheen Parveen", "f", 2011, "ur hi"],
      ["Delhi", "Okhla", "Abul Fazl D-77", "110025", 28.558, 77.294],
      ["mornings", 1, 0],
    ],
    [
      ["Dr. Salim Shaikh", "m", 2008, "ur mr hi"],
      ["Pune", "Camp", "512 Taboot Street", "411001", 18.514, 73.879],
      ["evenings", 2, 1],
    ],
    [
      ["Dr. Rukhsana Qureshi", "f", 2016, "ur hi en"],
      ["Mumbai", "Nagpada", "17 Bellasis Road", "400008", 18.966, 72.828],
      ["office", 1, 1],
    ],
    [
      ["Dr. Yusuf Momin", "m", 1995, "gu ur hi"],
      ["Ahmedabad", "Jamalpur", "61 Astodia Road", "380001", 23.017, 72.587],
      ["mornings", 0, 0],
    ],
    [
      ["Dr. Arshad Nomani", "m", 2012, "ur hi en"],
      ["Delhi", "Nizamuddin West", "B-24", "110013", 28.588, 77.241],
      ["nights", 2, 1],
    ],
  ],
  naturopathy: [
    [
      ["Dr. Vasudha Hegde", "f", 2009, "kn mr en"],
      ["Pune", "Bavdhan", "Plot 5, NDA Road", "411021", 18.515, 73.779],
      ["office", 0, 2],
    ],
    [
      ["Dr. Manoj Nambiar", "m", 2012, "ml hi en"],
      ["Mumbai", "Chembur", "10 Central Avenue", "400071", 19.057, 72.9],
      ["split", 1, 1],
    ],
    [
      ["Dr. Deepa Krishnan", "f", 2015, "ta hi en"],
      ["Delhi", "Vasant Kunj", "C-9 204", "110070", 28.529, 77.154],
      ["mornings", 2, 1],
    ],
    [
      ["Dr. Bhargav Raval", "m", 2011, "gu hi en"],
      ["Ahmedabad", "Thaltej", "9 Zydus Road", "380059", 23.054, 72.505],
      ["weekend", 0, 1],
    ],
  ],
  chiropractic: [
    [
      ["Daniel Pinto", "m", 2012, "en kok hi"],
      ["Mumbai", "Andheri West", "22 Veera Desai Road", "400053", 19.134, 72.838],
      ["split", 0, 3],
    ],
    [
      ["Maya Kapoor", "f", 2017, "hi en"],
      ["Delhi", "Hauz Khas", "E-12", "110016", 28.549, 77.203],
      ["office", 1, 3],
    ],
    [
      ["Aarav Sethi", "m", 2015, "en hi pa"],
      ["Pune", "Koregaon Park", "Lane 6, 14", "411001", 18.537, 73.894],
      ["evenings", 0, 2],
    ],
    [
      ["Karan Bhatt", "m", 2018, "gu en hi"],
      ["Ahmedabad", "Prahlad Nagar", "8 Corporate Road", "380015", 23.011, 72.508],
      ["mornings", 1, 2],
    ],
  ],
};

const LANGUAGES = ["en", "hi", "mr", "gu", "pa", "ur", "ta", "kn", "ml", "sa", "kok", "bn"] as const;

/** Sixty people who never lived, over the nine therapies and the cities of the footer. */
export const demoPractitioners: readonly DemoPractitioner[] = THERAPIES.flatMap((therapy) =>
  rows[therapy].map(([[name, gender, since, languages], [city, ...clinic], [week, focus, price]]): DemoPractitioner => {
    const [area, street, pincode, latitude, longitude] = clinic;
    return {
      name,
      gender: gender === "f" ? "female" : "male",
      therapy,
      city,
      clinic:
        area === undefined || street === undefined || pincode === undefined || latitude === undefined || longitude === undefined
          ? null
          : [area, street, pincode, latitude, longitude],
      since,
      languages: languages.split(" ").flatMap((code) => LANGUAGES.find((one) => one === code) ?? []),
      week,
      focus,
      price,
    };
  }),
);
