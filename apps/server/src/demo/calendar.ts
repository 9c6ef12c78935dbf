import { addDays } from '@gemba/contract/kit/dates';

const MINUTE = 60_000;

/** Days of the company and moments of its time zone. */
export class Calendar {
  readonly timeZone: string;
  private readonly offsets = new Map<string, number>();
  private readonly formatter: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.timeZone = timeZone;
    this.formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  /** The moment when a clock on the wall shows so many minutes after midnight. */
  at(day: string, minutes: number): string {
    return new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - this.offset(day)) * MINUTE).toISOString();
  }

  /** Minutes after midnight that a clock on the wall shows at a moment. */
  minuteOf(moment: string) {
    const text = new Intl.DateTimeFormat('en-GB', { timeZone: this.timeZone, timeStyle: 'short' }).format(
      Date.parse(moment),
    );
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return hours * 60 + minutes;
  }

  // Taken at noon: the hours around a change of the clocks are outside any shift.
  private offset(day: string) {
    let offset = this.offsets.get(day);
    if (offset === undefined) {
      const name = this.formatter.format(new Date(`${day}T12:00:00Z`));
      const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
      offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
      this.offsets.set(day, offset);
    }
    return offset;
  }
}

/** 0 is Sunday. */
export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
export const isWorkday = (day: string) => weekday(day) % 6 !== 0;

export const workdayFrom = (day: string): string => (isWorkday(day) ? day : workdayFrom(addDays(day, 1)));

export const addWorkdays = (day: string, count: number): string => {
  let end = day;
  for (let left = count; left > 0; left -= 1) end = workdayFrom(addDays(end, 1));
  return end;
};

export const minutesBefore = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) - minutes * MINUTE).toISOString();
