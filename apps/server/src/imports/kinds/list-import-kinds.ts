import type { ImportColumn, ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import * as contract from '@gemba/contract/imports/kinds/list-import-kinds';
import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { operation } from '../../kit/http/operation.ts';
import type { ImportTable } from '../import-table.ts';
import { IMPORT_TABLES } from '../tables/index.ts';
import { headingOf } from './heading-of.ts';

const columnsOf = ({ columns, key }: ImportTable, language: Language): ImportColumn[] =>
  columns.map(({ name, empty, example }) => ({
    name,
    heading: headingOf(name, language),
    otherNames: [...new Set(LANGUAGES.map((one) => headingOf(name, one)))],
    example,
    key: key.includes(name),
    needed: empty === undefined,
  }));

export const listImportKinds = operation(contract.listImportKinds, async (_, __, ___, { language }) => ({
  kinds: IMPORT_TABLES.map((table) => ({
    kind: table.kind as ImportKindName,
    columns: columnsOf(table, language),
  })),
}));
