import type { Capability } from '../kit/capability.ts';
import { listImportConflicts } from './conflicts/list-import-conflicts.ts';
import { importData } from './import-data.ts';
import { exportData } from './kinds/export-data.ts';
import { getImportExample } from './kinds/get-import-example.ts';
import { listImportKinds } from './kinds/list-import-kinds.ts';
import { getImportRun } from './upload/get-import-run.ts';
import { uploadImport } from './upload/upload-import.ts';

export const importsRoutes: Capability = [
  importData,
  uploadImport,
  getImportRun,
  listImportKinds,
  getImportExample,
  exportData,
  listImportConflicts,
];
