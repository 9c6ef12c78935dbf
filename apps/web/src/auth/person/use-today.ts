import { todayIn } from '@gemba/contract/kit/dates';
import { useState } from 'react';
import { useStore } from '../../kit/store/store.ts';
import { companySetting } from './company-setting.ts';

/** Today in the company's time zone, and the day of any moment there. */
export const useToday = () => {
  const { timeZone } = useStore(companySetting);
  const [now] = useState(() => new Date());
  return { today: todayIn(timeZone, now), dayOf: (instant: string) => todayIn(timeZone, new Date(instant)) };
};
