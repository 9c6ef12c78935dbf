import { benchAddresses } from './addresses.ts';
import { benchCompression } from './compression.ts';
import { benchFixedCost, benchOrderDetail } from './details.ts';
import { benchImportParts } from './import-parts.ts';
import { benchInfoCentres } from './info-centres.ts';
import { benchListCall } from './list-call.ts';
import { benchOrderLists } from './orders-list.ts';
import { benchPartsSearch } from './parts-search.ts';
import { benchPhone } from './phone.ts';
import { benchPostings } from './postings.ts';
import { benchSearch } from './search.ts';
import { type Bench, serveForBench } from './serve.ts';
import { benchSigningIn } from './sign-in.ts';
import { benchTimeReports } from './time-reports.ts';

/** Each prints ratios measured in one run, and says whether its promise is kept. */
const benches: Record<string, (bench: Bench) => Promise<boolean>> = {
  list: async (bench) => (await benchListCall(bench)) >= 0.5,
  'sign-in': benchSigningIn,
  'fixed-cost': benchFixedCost,
  'order-detail': benchOrderDetail,
  compression: benchCompression,
  addresses: benchAddresses,
  parts: async (bench) => (await benchPartsSearch(bench)).worst <= 2,
  search: async (bench) => (await benchSearch(bench)).ratio <= 1.5,
  postings: benchPostings,
  phone: benchPhone,
  'time-reports': benchTimeReports,
  'info-centres': benchInfoCentres,
  'import-parts': benchImportParts,
  orders: async () => (await benchOrderLists()) <= 3,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !benches[name]);
if (unknown) throw new Error(`There is no bench ${unknown}. There are ${Object.keys(benches).join(', ')}.`);
const bench = await serveForBench();
try {
  let kept = true;
  // Those that load a large company or need one are run by name.
  for (const name of asked.length > 0 ? asked : ['list', 'sign-in', 'fixed-cost', 'order-detail', 'compression'])
    kept = (await benches[name]?.(bench)) === true && kept;
  process.exitCode = kept ? 0 : 1;
} finally {
  await bench.stop();
}
