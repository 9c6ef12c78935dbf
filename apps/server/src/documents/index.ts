export { inspectContent } from './content/inspect-content.ts';
export { documentsRoutes } from './routes.ts';
export { sweepDocuments } from './sweep-documents.ts';
