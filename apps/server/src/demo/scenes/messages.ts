import { addDays } from '@gemba/contract/kit/dates';
import { isWorkday, minutesBefore } from '../calendar.ts';
import type { World } from '../world.ts';
import { LETTERS_OF_THE_LAST_WEEKS } from './letters-of-the-last-weeks.ts';
import { LETTERS_OF_TODAY } from './letters-of-today.ts';

interface Sent {
  sender: number | null;
  receivers: number[];
  title: string;
  content: string;
  sentAt: string;
  readAt: string | null;
}

export function playMessages(world: World) {
  const { rows, numbers } = world;
  const letters = [...lastWeeks(world), ...today(world)].toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
  const asked = new Map<string, number>();
  letters.forEach(({ sender, receivers, title, content, sentAt, readAt }, at) => {
    const message_id = at + 1;
    asked.set(title, message_id);
    const reply_to = asked.get(title.replace('RE: ', '')) ?? message_id;
    const answers = reply_to === message_id ? null : reply_to;
    rows.add('message', { message_id, sender, title, content, send_date: sentAt, reply_to: answers });
    // Where one user is everybody, the letter comes once.
    for (const receiver of new Set(receivers)) rows.add('message_receiver', { receiver, message_id, read_at: readAt });
  });
  numbers.message = letters.length;
}

const today = ({ users, now }: World) =>
  LETTERS_OF_TODAY.map(([from, to, minutes, read, title, content]): Sent => {
    const sentAt = minutesBefore(now, minutes);
    const [sender, readAt] = [from === null ? null : users[from], read ? minutesBefore(now, minutes - 20) : null];
    return { sender, receivers: [users[to]], title, content, sentAt, readAt };
  });

const lastWeeks = ({ users, calendar, today: day }: World) =>
  LETTERS_OF_THE_LAST_WEEKS.map(([back, minute, from, to, readAfter, title, content]): Sent => {
    const on = lastWorkday(addDays(day, -back));
    const readAt = readAfter === null ? null : calendar.at(on, minute + readAfter);
    const receivers = to.map((name) => users[name]);
    return { sender: users[from], receivers, title, content, sentAt: calendar.at(on, minute), readAt };
  });

const lastWorkday = (day: string): string => (isWorkday(day) ? day : lastWorkday(addDays(day, -1)));
