import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { isDecimal } from './decimal-text.ts';
import { rowsIn } from './page.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** One column of a list as a table: where its value stands in a row. Of a list inside a row, `each` names what is told. */
export interface Column {
  readonly path: readonly string[];
  readonly kind: 'text' | 'number';
  readonly each?: readonly string[];
  /** Stands over it instead of what its field is usually called. */
  readonly heading?: string;
}

const bare = (schema: Schema): Schema => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'nullable' || def.type === 'optional' || def.type === 'default' ? bare(def.innerType) : schema;
};
const defOf = (schema: Schema): Def => (bare(schema) as z.core.$ZodTypes)._zod.def;

const leaves = (schema: Schema, path: readonly string[]): Column[] => {
  const def = defOf(schema);
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, one]) => leaves(one, [...path, name]));
  if (def.type === 'array') {
    const inner = defOf(def.element);
    return [{ path, kind: 'text', ...(inner.type === 'object' && { each: Object.keys(inner.shape) }) }];
  }
  return [{ path, kind: def.type === 'number' || isDecimal(bare(schema)) ? 'number' : 'text' }];
};

/** Fields for programs only: they would be noise among the columns. */
const FOR_PROGRAMS = new Set([
  'version',
  'documentId',
  'previewable',
  'downloadable',
  'sessionId',
  'delegationId',
  'userId',
  'usedFurther',
]);

/** The columns of a list as a table: all that its rows hold, or those that the call names. Nothing where it is no list. */
export const columnsOf = ({ reply, columns }: Call): readonly Column[] | undefined => {
  const rows = rowsIn(reply);
  if (!rows) return undefined;
  const all = leaves(rows.row, []);
  const named = (wanted: string): Column => {
    const [name, heading] = wanted.split(':');
    const column = all.find(({ path }) => path.join('.') === name);
    if (!column) throw new Error(`no row holds ${name}`);
    return heading === undefined ? column : { ...column, heading };
  };
  return columns?.map(named) ?? all.filter(({ path }) => !path.some((name) => FOR_PROGRAMS.has(name)));
};

const at = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null | undefined)?.[name];

type Cell = string | number | boolean | null | undefined;
const written = (value: Cell) => (value === null || value === undefined ? null : String(value));

/** The value of a column in one row, plain: codes, decimals and ISO dates as they travel. */
export const cellOf = (row: unknown, { path, each }: Column): string | null => {
  const value = path.reduce(at, row) as Cell | Cell[];
  if (!Array.isArray(value)) return written(value);
  const told = (one: Cell) =>
    each ? each.map((name) => written(at(one, name) as Cell) ?? '-').join(' ') : written(one);
  return value.map(told).join('; ');
};
