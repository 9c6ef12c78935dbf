import type { Capability } from '../kit/capability.ts';
import { listImportConflicts } from './conflicts/list-import-conflicts.ts';
import { importData } from './import-data.ts';
import { exportData } from './kinds/export-data.ts';
import { getImportExample } from './kinds/get-import-example.ts';
import { listImportKinds } from './kinds/list-import-kinds.ts';
import { getImportProgress } from './upload/get-import-progress.ts';
import { uploadImport } from './upload/upload-import.ts';

export const importsRoutes: Capability = [
  importData,
  uploadImport,
  getImportProgress,
  listImportKinds,
  getImportExample,
  exportData,
  listImportConflicts,
];
