import type { Capability } from '../kit/capability.ts';
import { importData } from './import-data.ts';

export const importsRoutes: Capability = [importData];
