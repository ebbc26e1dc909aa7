import { aPerson } from "./person.ts";
import type { DemoPerson } from "./person.ts";

/** A company whose app brings its people. The key says which app speaks for somebody; without their own token it opens nothing. */
export const demoAggregators = [{ name: "arogya-benefits", apiKey: "demo-arogya-benefits-key" }] as const;

/**
 * A dozen customers who differ in what a customer can be, one who looks after the pages, and two who practise. Their numbers begin with 5,
 * as no Indian mobile does.
 */
export const demoPeople: readonly DemoPerson[] = [
  aPerson({
    key: "asha",
    name: "Asha Kulkarni",
    mobile: "5555500001",
    gender: "female",
    birthdate: "1988-04-12",
    joined: 760,
    members: [
      { name: "Vinayak Kulkarni", relation: "Husband", birthdate: "1985-09-30", gender: "male", isConsented: false },
      { name: "Ira Kulkarni", relation: "Daughter", birthdate: "2016-01-22", gender: "female", isConsented: true },
      { name: "Aarav Kulkarni", relation: "Son", birthdate: "2014-06-17", gender: "male", isConsented: true },
    ],
    addresses: [
      address("Flat 4, Neelkanth", "Prabhat Road", "Behind the library", "Pune", "Maharashtra", "411004", "home"),
      address("Block C, Magarpatta", "Hadapsar", "", "Pune", "Maharashtra", "411028", "work"),
    ],
    points: [
      { points: 34, reason: "Order of 12 pieces", days: 300 },
      { points: 18, reason: "Order of 5 pieces", days: 120 },
      { points: -6, reason: "Return of 1 piece", days: 110 },
    ],
    wishes: [4, 11, 19],
    cart: [
      { goods: 0, pieces: 2 },
      { goods: 3, pieces: 1 },
      { goods: 7, pieces: 3 },
    ],
    coupon: "WELCOME50",
  }),
  aPerson({ key: "ravi", name: "Ravi Subramaniam", mobile: "5555500002", gender: "male", birthdate: "1992-11-03" }),
  aPerson({
    key: "farah",
    name: "Farah Siddiqui",
    mobile: "5555500003",
    gender: "female",
    birthdate: "1979-07-25",
    joined: 200,
    members: [
      { name: "Imran Siddiqui", relation: "Husband", birthdate: "1976-02-14", gender: "male", isConsented: false },
      { name: "Zoya Siddiqui", relation: "Daughter", birthdate: "2011-05-09", gender: "female", isConsented: true },
      { name: "Ayaan Siddiqui", relation: "Son", birthdate: "2014-12-01", gender: "male", isConsented: true },
      { name: "Shabana Siddiqui", relation: "Mother", birthdate: "1951-03-18", gender: "female", isConsented: false },
    ],
    addresses: [address("House 21, Nizamuddin East", "Mathura Road", "Opposite the park", "Delhi", "Delhi", "110013", "home")],
    wishes: [2],
    cart: [{ goods: 12, pieces: 2 }],
  }),
  aPerson({ key: "devanshi", name: "देवांशी पटेल", mobile: null, gender: "female", birthdate: "1999-08-16", wishes: [1, 5] }),
  aPerson({
    key: "thomas",
    name: "Thomas Kurian",
    mobile: "5555500005",
    gender: "male",
    birthdate: "1968-12-24",
    joined: 380,
    asksToLeave: 12,
  }),
  aPerson({
    key: "meera",
    name: "Meera Nair",
    mobile: "5555500006",
    email: "meera@arogya-benefits.example",
    gender: "female",
    birthdate: "1990-02-28",
    aggregator: "arogya-benefits",
    addresses: [address("Tower 2, Infopark", "Kakkanad", "", "Kochi", "Kerala", "682030", "work")],
    points: [{ points: 50, reason: "Welcome from Arogya Benefits", days: 30 }],
    cart: [{ goods: 20, pieces: 1 }],
  }),
  aPerson({
    key: "arjun",
    name: "Arjun Mehta",
    mobile: null,
    email: "arjun@arogya-benefits.example",
    gender: "male",
    birthdate: "1995-06-06",
    aggregator: "arogya-benefits",
  }),
  aPerson({
    key: "gurpreet",
    name: "Gurpreet Kaur",
    mobile: "5555500008",
    gender: "female",
    birthdate: "1983-10-10",
    wishes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    points: [{ points: 240, reason: "Orders of a year", days: 20 }],
  }),
  aPerson({
    key: "bhavesh",
    name: "Bhavesh Shah",
    mobile: "5555500009",
    email: null,
    gender: "male",
    birthdate: "1974-01-31",
    addresses: [
      address("12 Ashram Road", "Navrangpura", "Near the river", "Ahmedabad", "Gujarat", "380009", "home"),
      address("Shop 3, CG Road", "Navrangpura", "", "Ahmedabad", "Gujarat", "380009", "work"),
      address("Amba Nivas", "Station Road", "", "Anand", "Gujarat", "388001", "other"),
    ],
    cart: [
      { goods: 1, pieces: 4 },
      { goods: 9, pieces: 6 },
      { goods: 15, pieces: 2 },
      { goods: 22, pieces: 1 },
    ],
    coupon: "SEASON20",
  }),
  aPerson({ key: "lakshmi", name: "Lakshmi Iyer", mobile: "5555500010", gender: "female", birthdate: "1947-05-21", joined: 700 }),
  aPerson({ key: "kabir", name: "Kabir Das", mobile: "5555500011", gender: "other", birthdate: "2001-09-09", joined: 2 }),
  aPerson({
    key: "sunita",
    name: "Sunita Yadav",
    mobile: "5555500012",
    gender: "female",
    birthdate: "1986-03-03",
    joined: 60,
    wishes: [14],
  }),
  aPerson({ key: "nisha", name: "Nisha Rao", mobile: "5555500013", gender: "female", birthdate: "1991-07-07", role: "content" }),
  aPerson({ key: "anil", name: "Anil Bhardwaj", mobile: "5555500014", gender: "male", birthdate: "1971-05-17", role: "practitioner" }),
  aPerson({
    key: "meenakshi",
    name: "Meenakshi Rao",
    mobile: "5555500015",
    gender: "female",
    birthdate: "1982-09-02",
    role: "practitioner",
  }),
  aPerson({ key: "imtiaz", name: "Imtiaz Merchant", mobile: "5555500016", gender: "male", birthdate: "1986-04-19", role: "practitioner" }),
];

function address(
  line1: string,
  line2: string,
  landmark: string,
  city: string,
  state: string,
  pincode: string,
  kind: DemoPerson["addresses"][number]["kind"],
): DemoPerson["addresses"][number] {
  return { line1, line2, landmark, city, state, pincode, kind };
}
