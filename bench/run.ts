import { benchListCall } from './list-call.ts';
import { serveForBench } from './serve.ts';

/** Each benchmark prints a ratio measured in one run and says whether the promise is kept. */
const bench = await serveForBench();
try {
  process.exitCode = (await benchListCall(bench)) >= 0.5 ? 0 : 1;
} finally {
  await bench.stop();
}
