import { fieldOf } from '../../apps/server/src/kit/database/fields.ts';
import type { Column } from './describe.ts';
import type { Field, Member, Shape } from './shapes.ts';

const NUMBERS = ['smallint', 'integer', 'bigint', 'oid', 'real', 'double precision'];

/** How the driver gives a column of this type (apps/server/src/kit/database/pool.ts). */
const kindOf = (type: string): Member['kind'] => {
  if (type === 'boolean') return 'boolean';
  if (NUMBERS.includes(type)) return 'number';
  if (type === 'bytea') return 'bytes';
  if (/^jsonb?(\[\])?$/.test(type)) return 'any';
  if (type === 'void') return 'void';
  return /^(timestamp without|interval)/.test(type) ? 'other' : 'string';
};

/** Elements of an array that the driver gives in another way than alone. */
const kindOfElement = (type: string): Member['kind'] => {
  if (type === 'bigint') return 'string';
  if (type === 'numeric') return 'number';
  return /^(date|timestamp)/.test(type) ? 'other' : kindOf(type);
};

const fits = (type: string, { members }: Shape): boolean => {
  const isArray = type.endsWith('[]');
  const kind = kindOf(type);
  return members.every((member) => {
    if (member.kind === 'any' || kind === 'any') return true;
    if (!isArray) return member.kind === kind;
    if (member.kind !== 'list') return false;
    return member.of.members.every((one) => one.kind === 'any' || one.kind === kindOfElement(type.slice(0, -2)));
  });
};

/** The fields that a row is declared to have; none where that is left open. */
const fieldsIn = (row: Shape | undefined): Field[] | undefined => {
  const [only, other] = row?.members ?? [];
  return only?.kind === 'object' && !other ? only.fields : undefined;
};

const isVoid = (row: Shape | undefined) => !row || row.members.every(({ kind }) => kind === 'void');

/** `select 1` asks only whether there is a row. */
const isUnnamed = ({ name }: Column) => name === '?column?';

export function compareRow(columns: readonly Column[], row: Shape | undefined, neverNull: readonly string[]): string[] {
  if (isVoid(row)) {
    const given = columns.filter(({ type }) => type !== 'void').map(({ name }) => name);
    return given.length === 0 ? [] : [`gives ${given.join(', ')}. Declare the row: statement<Params, Row>(…).`];
  }
  const fields = fieldsIn(row);
  if (!fields) return [`has the row ${row?.text}. Declare it as an object with a field for each column.`];
  const named = new Map(fields.map((field) => [field.name, field.shape]));
  const given = new Set(columns.map(({ name }) => fieldOf(name)));
  return [
    ...columns.flatMap((column) => compareColumn(column, named.get(fieldOf(column.name)), neverNull)),
    ...fields.flatMap(({ name }) =>
      given.has(name) ? [] : [`gives no column for the field ${name}. Select it, or take it out of the row type.`],
    ),
    ...neverNull.flatMap((name) =>
      given.has(name) ? [] : [`names ${name} in neverNull, which is no column. Take it out.`],
    ),
  ];
}

function compareColumn(column: Column, shape: Shape | undefined, neverNull: readonly string[]): string[] {
  const { name, type, nullable } = column;
  const field = fieldOf(name);
  const isSworn = neverNull.includes(field);
  if (!shape)
    return isUnnamed(column)
      ? []
      : [`gives ${name}, and the row type has no ${field}. Add \`${field}\` to it, or do not select ${name}.`];
  if (!fits(type, shape))
    return [
      `gives ${name} as ${type}, and the row type says ${field}: ${shape.text}. Change the type, or cast the column.`,
    ];
  if (nullable && !shape.mayBeNull && !isSworn && !shape.members.some(({ kind }) => kind === 'any'))
    return [
      `may give ${name} as null, and the row type says ${field}: ${shape.text}. Declare \`${shape.text} | null\`, use coalesce, or, where it is never null for another reason, add it to neverNull.`,
    ];
  if (!nullable && isSworn) return [`names ${field} in neverNull, and PostgreSQL knows it already. Take it out.`];
  return [];
}

const isText = (type: string) =>
  kindOf(type) === 'string' || /^(jsonb?|interval|timestamp without time zone)$/.test(type);

/** Whether a value of this type can be sent as a parameter of that one. */
const canSend = (type: string, member: Member): boolean => {
  if (member.kind === 'any') return true;
  if (type.endsWith('[]'))
    return member.kind === 'list' && member.of.members.every((one) => canSend(type.slice(0, -2), one));
  if (member.kind === 'string') return isText(type);
  if (member.kind === 'number') return kindOf(type) === 'number' || type === 'numeric';
  if (member.kind === 'object') return /^jsonb?$/.test(type);
  return member.kind === kindOf(type);
};

/** The parameters by the names that stand in the SQL. */
export function compareParams(names: readonly string[], types: readonly string[], params: Shape | undefined): string[] {
  const fields = isVoid(params) ? [] : (fieldsIn(params) ?? []);
  const shapes = new Map(fields.map((field) => [field.name, field.shape]));
  return [
    ...names.flatMap((name, index) => {
      const shape = shapes.get(name);
      const type = types[index] ?? 'text';
      if (!shape) return [`has the parameter :${name}, which is not declared. Add \`${name}\` to its parameters.`];
      if (shape.members.every((member) => canSend(type, member))) return [];
      return [
        `sends :${name} as ${type}, and it is declared as ${shape.text}. Change the type, or cast it: :${name}::….`,
      ];
    }),
    ...fields.flatMap(({ name }) =>
      names.includes(name) ? [] : [`declares the parameter ${name}, which its SQL does not use. Take it out.`],
    ),
  ];
}

/** The values of SQL that is put together from pieces: they have no names. */
export const compareValues = (values: readonly unknown[], types: readonly string[]): string[] =>
  values.flatMap((value, index) => {
    const type = types[index] ?? 'text';
    return value === undefined || value === null || canSend(type, memberOfValue(value))
      ? []
      : [`sends a ${typeof value} as $${index + 1}, which is ${type}. Change its type, or cast it.`];
  });

const memberOfValue = (value: unknown): Member => {
  if (Array.isArray(value)) {
    const members = value.map(memberOfValue);
    return { kind: 'list', of: { text: '', mayBeNull: false, mayBeMissing: false, members } };
  }
  if (Buffer.isBuffer(value)) return { kind: 'bytes' };
  return typeof value === 'object' ? { kind: 'object', fields: [] } : { kind: typeof value as 'string' };
};
