import type { Capability } from '../kit/capability.ts';
import { changeWeeklyDigest } from './digest/change-weekly-digest.ts';
import { getWeeklyDigest } from './digest/get-weekly-digest.ts';
import { getToday } from './get-today.ts';

export const todayRoutes: Capability = [getToday, getWeeklyDigest, changeWeeklyDigest];
