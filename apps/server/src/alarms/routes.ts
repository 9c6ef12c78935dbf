import type { Capability } from '../kit/capability.ts';
import { addAlarmPhoto } from './alarm/add-alarm-photo.ts';
import { getAlarm } from './alarm/get-alarm.ts';
import { getAlarmPhoto } from './alarm/get-alarm-photo.ts';
import { handleAlarm } from './alarm/handle-alarm.ts';
import { listAlarms } from './alarm/list-alarms.ts';
import { openAlarm } from './alarm/open-alarm.ts';
import { raiseAlarm } from './alarm/raise-alarm.ts';
import { respondToAlarm } from './alarm/respond-to-alarm.ts';
import { getAlarmBoard } from './board/get-alarm-board.ts';
import { getAlarmForm } from './board/get-alarm-form.ts';
import { getAlarmStatistics } from './board/get-alarm-statistics.ts';
import { addAlarmType } from './types/add-alarm-type.ts';
import { deleteAlarmHandler } from './types/delete-alarm-handler.ts';
import { deleteAlarmType } from './types/delete-alarm-type.ts';
import { editAlarmType } from './types/edit-alarm-type.ts';
import { listAlarmTypes } from './types/list-alarm-types.ts';
import { listHandlerCandidates } from './types/list-handler-candidates.ts';
import { setAlarmHandler } from './types/set-alarm-handler.ts';

export const alarmsRoutes: Capability = [
  listAlarmTypes,
  addAlarmType,
  editAlarmType,
  deleteAlarmType,
  setAlarmHandler,
  deleteAlarmHandler,
  listHandlerCandidates,
  listAlarms,
  getAlarm,
  raiseAlarm,
  openAlarm,
  respondToAlarm,
  handleAlarm,
  addAlarmPhoto,
  getAlarmPhoto,
  getAlarmBoard,
  getAlarmForm,
  getAlarmStatistics,
];
