const indian = new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Kolkata", hour: "numeric", minute: "2-digit", hour12: true });

export function timeAt(milliseconds: number): string {
  const parts = indian.formatToParts(milliseconds);
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${partOfDay(Number(told("hour")), told("dayPeriod"))} ${told("hour")}:${told("minute")} बजे`;
}

/** Hindi names the part of the day, not its half. */
function partOfDay(hour: number, half: string): string {
  if (half === "AM") return hour === 12 || hour < 4 ? "रात" : "सुबह";
  if (hour === 12 || hour < 4) return "दोपहर";
  return hour < 8 ? "शाम" : "रात";
}

export function minutesAndSeconds(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
