import type { FieldDef } from 'pg';

const known = new Map<string, string>();

/** `part_number` is the field `partNumber`. A name with a capital letter was chosen in the SQL and stays. */
export const fieldOf = (column: string) => {
  let field = known.get(column);
  if (field === undefined) {
    field = /[A-Z]/.test(column) ? column : column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    if (known.size < 5_000) known.set(column, field);
  }
  return field;
};

/** Gives the columns of an answer the names of their fields, before its rows are read. */
export const nameFields = (columns: FieldDef[]) => {
  for (const column of columns) column.name = fieldOf(column.name);
};
