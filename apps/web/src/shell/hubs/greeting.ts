/** As people call each other: `Ines Moreno` is Ines; a name without a space is said whole. */
export const calledName = (displayName: string) => displayName.trim().split(/\s/)[0] ?? displayName;

const hourIn = (timeZone: string, now: Date) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** By the company's clock, as every moment is told. Shifts start early: the morning begins at four, the evening at six. */
export const greetingAt = (timeZone: string, now: Date) => {
  const hour = hourIn(timeZone, now);
  if (hour >= 4 && hour < 12) return 'greetingMorning';
  return hour >= 12 && hour < 18 ? 'greetingAfternoon' : 'greetingEvening';
};
