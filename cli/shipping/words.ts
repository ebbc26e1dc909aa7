const wholeNumber = new Intl.NumberFormat("en-IN");

export const pincodesPutText = (count: number): string =>
  count === 0 ? "There was no pincode to put.\n" : `${count === 1 ? "1 pincode" : `${wholeNumber.format(count)} pincodes`} put.\n`;
