import { getLeadBoard } from '@gemba/contract/tasks/lead/get-lead-board';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const LIVE_MS = 15_000;

export const useGetLeadBoard = () =>
  useQuery({ ...readOf(getLeadBoard, taskKeys.board, {}), staleTime: 0, refetchInterval: LIVE_MS });
