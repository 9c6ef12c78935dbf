/** Labels of goods, drawn once and written as PDF, PNG and ZPL, and sent to the printers of the company. */

export { queueLabels } from './jobs/queue-labels.ts';
export { type PrinterPace, runPrinters } from './jobs/run-printers.ts';
export { drawTest } from './printers/draw-test.ts';
export { readPrinter, readPrinters } from './printers/printers.sql.ts';
export { labelsRoutes } from './routes.ts';
export { drawTemplate } from './templates/draw-template.ts';
export { readTemplates } from './templates/layouts.sql.ts';
