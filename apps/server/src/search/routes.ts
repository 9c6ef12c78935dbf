import type { Capability } from '../kit/capability.ts';
import { findEverything } from './find-everything.ts';

export const searchRoutes: Capability = [findEverything];
