import { benchListCall } from './list-call.ts';
import { serveForBench } from './serve.ts';

/** Each benchmark prints a ratio measured in one run and says whether the promise is kept. */
const bench = await serveForBench();
try {
  const kept = await benchListCall(bench);
  process.exitCode = kept ? 0 : 1;
} finally {
  await bench.stop();
}
