import { getAlarmBoard } from '@gemba/contract/alarms/board/get-alarm-board';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

/** A board that hangs on a wall is read again even where the stream is silent. */
const AGAIN_MS = 30_000;

export const useGetAlarmBoard = () =>
  useQuery({ ...readOf(getAlarmBoard, alarmKeys.board, {}), staleTime: 0, refetchInterval: AGAIN_MS });
