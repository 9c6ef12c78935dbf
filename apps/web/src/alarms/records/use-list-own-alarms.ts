import { readAlarmsAhead, useListAlarms } from './use-list-alarms.ts';

const OWN = { mine: 'true' } as const;

/** The alarms that this person has raised. */
export const useListOwnAlarms = () => useListAlarms(OWN);

export const readOwnAlarmsAhead = () => readAlarmsAhead(OWN);
