import * as contract from '@gemba/contract/imports/kinds/get-import-example';
import { operation } from '../../kit/http/operation.ts';
import { exampleFile } from '../example-file.ts';
import { tableOfKind } from './table-of-kind.ts';

export const getImportExample = operation(contract.getImportExample, async (_, __, { params: { kind } }) => ({
  fileName: `${kind}.csv`,
  contentType: 'text/csv; charset=utf-8',
  inline: false,
  content: exampleFile(tableOfKind(kind)),
}));
