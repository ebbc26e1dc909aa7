import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";

/** As many as rate one product at most. */
export const MOST_RATINGS = 400;

/** The names of customers who only rate, each once: a first name and a last name that go together. */
export function reviewerNames(): readonly string[] {
  const pairs = REGIONS.flatMap(({ first, last }) => first.flatMap((one) => last.map((other) => `${one} ${other}`)));
  return pairs.toSorted((a, b) => seededChance("reviewer", a) - seededChance("reviewer", b)).slice(0, MOST_RATINGS);
}

/** Whether the reviewer of this name is a woman. */
export const isWoman = (name: string): boolean => WOMEN.has(name.split(" ")[0] ?? "");

const words = (text: string): readonly string[] => text.split(" ");

const REGIONS: readonly { readonly first: readonly string[]; readonly last: readonly string[] }[] = [
  {
    first: words("Aarti Alok Anita Deepak Kavita Manoj Neha Pankaj Pooja Rakesh Rekha Sanjay Shweta Vivek Poonam Ashish"),
    last: words("Sharma Verma Gupta Mishra Tiwari Yadav Srivastava Chauhan Saxena"),
  },
  {
    first: words("Amruta Ganesh Jyoti Mahesh Prajakta Sachin Sneha Swapnil Vaishali Nilesh"),
    last: words("Patil Deshmukh Joshi Kulkarni Pawar Shinde Jadhav"),
  },
  {
    first: words("Ananya Arun Divya Ganga Karthik Lakshmi Meenakshi Naveen Priya Revathi Suresh Vidya"),
    last: words("Nair Menon Iyer Reddy Rao Hegde Pillai Krishnan"),
  },
  {
    first: words("Anirban Debjani Moumita Rupa Sourav Subrata Tanushree Paromita"),
    last: words("Sen Ghosh Mukherjee Das Chatterjee Bose"),
  },
  {
    first: words("Harpreet Gurmeet Jaspreet Manpreet Navjot Simran"),
    last: words("Kaur Gill Sandhu Dhillon"),
  },
  {
    first: words("Ayesha Imran Nasreen Rehana Salman Tabassum Zubair"),
    last: words("Khan Ansari Shaikh Qureshi"),
  },
  { first: words("आशा दीपिका कमला मनीष राजेश सरिता सुनील ऊषा"), last: words("शर्मा वर्मा पटेल त्रिपाठी ठाकुर") },
  { first: words("Bhavna Chirag Hetal Jignesh Kinjal Parth Urvi"), last: words("Patel Shah Mehta Desai Trivedi") },
];

const WOMEN = new Set(
  words(
    "Aarti Anita Kavita Neha Pooja Rekha Shweta Poonam Amruta Jyoti Prajakta Sneha Vaishali Ananya Divya Ganga Lakshmi Meenakshi Priya Revathi Vidya Debjani Moumita Rupa Tanushree Paromita Harpreet Jaspreet Manpreet Simran Ayesha Nasreen Rehana Tabassum आशा दीपिका कमला सरिता ऊषा Bhavna Hetal Kinjal Urvi",
  ),
);
