export { movementsOf, scrapBookings } from './inspection/goods-out-of-qa.ts';
export { changesBy, resultOf } from './inspection/report-figures.ts';
export { checkStillInQa, lockReports } from './inspection/still-in-qa.ts';
export { qualityRoutes } from './routes.ts';
