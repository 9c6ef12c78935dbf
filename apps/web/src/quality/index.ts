/** Quality: goods in QA are released or rejected, and what does not conform is followed until it is settled. */
export { useListNcrs } from './ncr/use-list-ncrs.ts';
export { qualityScreens } from './screens.ts';
