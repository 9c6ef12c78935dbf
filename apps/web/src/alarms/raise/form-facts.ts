import type { getAlarmForm } from '@gemba/contract/alarms/board/get-alarm-form';
import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import type { CallReply } from '@gemba/contract/kit/call';

/** The values that the form begins with, and what there is to choose from. */
export type FormFacts = CallReply<typeof getAlarmForm> & { types: readonly AlarmType[] };
