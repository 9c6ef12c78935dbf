const DAY = 86_400_000;

/** Whole days from one calendar day to another; negative for a day that has passed. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY);
