import type { Capability } from '../kit/capability.ts';
import { subscribe } from './subscribe.ts';

export const messagesRoutes: Capability = [subscribe];
