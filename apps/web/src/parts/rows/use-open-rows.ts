import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { type OpenKind, openKinds } from './open-kinds.ts';
import { rowsOf } from './rows-of.ts';

export const useOpenRows = (kind: OpenKind, partNumber: string) => usePages(openKinds[kind], rowsOf(kind, partNumber));

export const readOpenRowsAhead = (kind: OpenKind, partNumber: string) =>
  readPagesAhead(openKinds[kind], rowsOf(kind, partNumber));
