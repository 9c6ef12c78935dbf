import type { Changes } from './change-items.sql.ts';
import type { ChangeRow } from './changes.sql.ts';

/** The new values that a change asks for. */
export const changesIn = ({ fields }: Pick<ChangeRow, 'fields'>): Changes =>
  Object.fromEntries(fields.flatMap(({ field, newValue }) => (newValue === null ? [] : [[field, newValue]])));
