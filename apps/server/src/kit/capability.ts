import type { Operation } from './http/operation.ts';

/** The operations of a capability, as its routes.ts lists them. */
export type Capability = readonly Operation[];
