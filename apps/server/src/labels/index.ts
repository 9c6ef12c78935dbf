/** Labels of goods, drawn once and written as PDF, PNG and ZPL. */
export { labelsRoutes } from './routes.ts';
