/** `npm run torture [file …]`: what `npm test` does briefly, at full length. A run is repeated by GEMBA_SEED. */
import { runTool } from './test/command.ts';

const FILES = [
  ...['promises/torture', 'shipping/last-unit', 'shipping/limits', 'receiving/many-at-once', 'warehouse/many-at-once'],
  ...['warehouse/serials-once', 'promises/whole-documents', 'promises/bucket-moves', 'approvals/two-at-once'],
  ...['approvals/random-cases', 'orders/list-orders', 'promises/function-rights', 'addresses/address-rights'],
  ...['promises/methods'],
];

const asked = process.argv.slice(2);
const files = (asked.length > 0 ? asked : FILES).map((name) => `src/${name}`);
const { code } = await runTool('vitest', ['run', '--project=server', '--no-file-parallelism', ...files], {
  env: { GEMBA_SWEEP: 'full' },
  live: true,
});
process.exitCode = code;
