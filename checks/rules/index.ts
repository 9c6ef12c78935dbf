import type { Rule } from '../kit/rule.ts';
import { callsServed } from './calls-served.ts';
import { fileSizes } from './file-sizes.ts';
import { layers } from './layers.ts';
import { migrations } from './migrations.ts';
import { noExportStar } from './no-export-star.ts';
import { noImportCycles } from './no-import-cycles.ts';
import { noPlainWords } from './no-plain-words.ts';
import { noSkippedTests } from './no-skipped-tests.ts';
import { openApiCurrent } from './open-api-current.ts';
import { packagesApart } from './packages-apart.ts';
import { refusalsKnown } from './refusals-known.ts';
import { sqlNamesCompany } from './sql-names-company.ts';
import { sqlWithoutValues } from './sql-without-values.ts';
import { textsInThreeLanguages } from './texts-in-three-languages.ts';
import { textsUsed } from './texts-used.ts';
import { wording } from './wording.ts';

export const rules: readonly Rule[] = [
  ...[noImportCycles, packagesApart, layers, noExportStar],
  ...[textsInThreeLanguages, textsUsed, noPlainWords, refusalsKnown],
  ...[callsServed, openApiCurrent, migrations, sqlNamesCompany, sqlWithoutValues],
  ...[fileSizes, wording, noSkippedTests],
];
