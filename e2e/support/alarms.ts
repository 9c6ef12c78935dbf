import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';

/** Types of the demo company, by the level that their alarms begin with: quality, lead and manager handle them. */
export const TYPE = { out: 8, overload: 3, safety: 9 } as const;

/** An alarm that the page's person raises, past the screens. */
export const raiseAlarm = async (page: Page, description: string, type: number = TYPE.overload): Promise<Alarm> => {
  const body = { type, wc: 'GRD-01', description };
  const { data, success, msgCode } = await ask<Alarm>(page, 'POST', '/alarms', body);
  if (!success) throw new Error(`the alarm was not raised: ${msgCode}`);
  return data;
};

export const alarmNow = async (page: Page, id: number) => (await ask<Alarm>(page, 'GET', `/alarms/${id}`)).data;

/** Alarms with this description. */
export const alarmsSaying = async (page: Page, description: string) => {
  const { data } = await ask<{ items: Alarm[] }>(page, 'GET', '/alarms?mine=true&limit=100');
  return data.items.filter((alarm) => alarm.description === description);
};

/** The card of an alarm on the board. */
export const cardOf = (page: Page, description: string) => page.getByRole('listitem').filter({ hasText: description });

/** Seconds that a countdown shows; below zero once it is overdue. */
export const secondsLeft = (face: string) => {
  const parts = face.replace('+', '').split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return face.startsWith('+') ? -seconds : seconds;
};
