import type { Rule } from '../kit/rule.ts';
import { accessListCurrent } from './access-list-current.ts';
import { callsServed } from './calls-served.ts';
import { commentOpenings } from './comment-openings.ts';
import { fileSizes } from './file-sizes.ts';
import { folderSizes } from './folder-sizes.ts';
import { hooksNamed } from './hooks-named.ts';
import { layers } from './layers.ts';
import { migrations } from './migrations.ts';
import { noExportStar } from './no-export-star.ts';
import { noImportCycles } from './no-import-cycles.ts';
import { noPlainWords } from './no-plain-words.ts';
import { noSkippedTests } from './no-skipped-tests.ts';
import { packagesApart } from './packages-apart.ts';
import { patternsLinear } from './patterns-linear.ts';
import { refusalsKnown } from './refusals-known.ts';
import { screensLoadTheirTexts } from './screens-load-their-texts.ts';
import { sqlNamesCompany } from './sql-names-company.ts';
import { sqlWithoutValues } from './sql-without-values.ts';
import { textsInThreeLanguages } from './texts-in-three-languages.ts';
import { textsUsed } from './texts-used.ts';
import { wording } from './wording.ts';

export const rules: readonly Rule[] = [
  noImportCycles,
  packagesApart,
  layers,
  noExportStar,
  textsInThreeLanguages,
  textsUsed,
  screensLoadTheirTexts,
  noPlainWords,
  refusalsKnown,
  callsServed,
  accessListCurrent,
  hooksNamed,
  migrations,
  sqlNamesCompany,
  sqlWithoutValues,
  fileSizes,
  folderSizes,
  commentOpenings,
  wording,
  noSkippedTests,
  patternsLinear,
];
