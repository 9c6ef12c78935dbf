import type * as z from 'zod/mini';

type Check = { _zod: { def: { check: string; maximum?: number } } };
type Definition = { innerType?: z.ZodMiniType; checks?: readonly Check[] };

/** The longest text that a schema accepts; undefined where it has no such limit. */
export const maximumLength = (schema: z.ZodMiniType): number | undefined => {
  const { innerType, checks = [] } = schema._zod.def as Definition;
  if (innerType) return maximumLength(innerType);
  return checks.map((check) => check._zod.def).find(({ check }) => check === 'max_length')?.maximum;
};
