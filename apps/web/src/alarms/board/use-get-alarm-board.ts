import { getAlarmBoard } from '@gemba/contract/alarms/board/get-alarm-board';
import { useQuery } from '@tanstack/react-query';
import { LIVE_ALARMS } from '../../kit/client/live.ts';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS, readOf } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

const AGAIN_MS = 30_000;
const AFTER_ERROR_MS = 5_000;

const readAlarmBoard = { ...readOf(getAlarmBoard, alarmKeys.board, {}), staleTime: FRESH_MS, meta: LIVE_ALARMS };

/** A board that hangs on a wall is read again even where the stream is silent, and for ever where the server is out of reach. */
export const useGetAlarmBoard = () =>
  useQuery({
    ...readAlarmBoard,
    refetchInterval: ({ state }) => (state.error ? AFTER_ERROR_MS : AGAIN_MS),
  });

export const readAlarmBoardAhead = () => queries.prefetchQuery(readAlarmBoard);
