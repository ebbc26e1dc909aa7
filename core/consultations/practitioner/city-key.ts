import { searchedText } from "../../shared/searched-text.ts";

/**
 * A city's name as names are compared: without regard to letter case, marks and blanks, an old name as the new one.
 * Source: specification/consultations.md, Directory.
 */
export function cityKey(name: string): string {
  const plain = searchedText(name).replace(/[^\p{L}\p{M}]/gu, "");
  return NEW_NAMES.get(plain) ?? plain;
}

/** Old names and other spellings of cities, and parts of a city whose names our links use for the whole city. */
const NEW_NAMES = new Map([
  ["bombay", "mumbai"],
  ["poona", "pune"],
  ["centraldelhi", "delhi"],
  ["delhicentraldelhi", "delhi"],
  ["newdelhi", "delhi"],
  ["bangalore", "bengaluru"],
  ["calcutta", "kolkata"],
  ["madras", "chennai"],
  ["baroda", "vadodara"],
  ["benares", "varanasi"],
  ["banaras", "varanasi"],
  ["cochin", "kochi"],
  ["calicut", "kozhikode"],
  ["trivandrum", "thiruvananthapuram"],
  ["mysore", "mysuru"],
  ["mangalore", "mangaluru"],
  ["hubli", "hubballi"],
  ["belgaum", "belagavi"],
  ["gurgaon", "gurugram"],
  ["allahabad", "prayagraj"],
  ["pondicherry", "puducherry"],
  ["vizag", "visakhapatnam"],
  ["simla", "shimla"],
  ["trichy", "tiruchirappalli"],
  ["ahmadabad", "ahmedabad"],
  ["nasik", "nashik"],
]);
