import { getLeadBoard } from '@gemba/contract/tasks/lead/get-lead-board';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS, readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const LIVE_MS = 15_000;

const board = { ...readOf(getLeadBoard, taskKeys.board, {}), staleTime: FRESH_MS };

export const useGetLeadBoard = () => useQuery({ ...board, refetchInterval: LIVE_MS });

export const readLeadBoardAhead = () => queries.prefetchQuery(board);
