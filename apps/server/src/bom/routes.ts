import type { Capability } from '../kit/capability.ts';
import { addBom } from './add-bom.ts';
import { changeBom } from './change-bom.ts';
import { getBom } from './get-bom.ts';
import { getRouting } from './get-routing.ts';
import { listBoms } from './list-boms.ts';

export const bomRoutes: Capability = [listBoms, getBom, getRouting, addBom, changeBom];
