/** As people call each other: `Ines Moreno` is Ines; a name without a space is said whole. */
export const calledName = (displayName: string) => displayName.trim().split(/\s/)[0] ?? displayName;

/** Shifts start early: the morning begins at four, the evening at six. */
export const greetingAt = (now: Date) => {
  const hour = now.getHours();
  if (hour >= 4 && hour < 12) return 'greetingMorning';
  return hour >= 12 && hour < 18 ? 'greetingAfternoon' : 'greetingEvening';
};
