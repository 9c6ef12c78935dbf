/** `npm run torture [file …]`: what `npm test` does briefly, at full length. A run is repeated by GEMBA_SEED. */
import { runTool } from './test/command.ts';

const FILES = [
  'promises/torture',
  'shipping/posting/last-unit',
  'shipping/posting/limits',
  'receiving/purchase-order/many-at-once',
  'warehouse/many-at-once',
  'warehouse/move/serials-once',
  'tasks/clock/clocks',
  'tasks/reports/many-at-once',
  'alarms/many-time-outs',
  'promises/killed-backups',
  'promises/webhooks',
  'promises/many-streams',
  'promises/whole-documents',
  'promises/bucket-moves',
  'approvals/decide/two-at-once',
  'approvals/decide/random-cases',
  'orders/list-orders',
  'promises/function-rights',
  'addresses/address-rights',
  'promises/methods',
  'documents/random-uploads',
  'promises/random-input',
  'promises/random-names',
  'promises/bad-clients',
  'imports/interleavings',
  'imports/killed',
];

const asked = process.argv.slice(2);
const files = (asked.length > 0 ? asked : FILES).map((name) => `src/${name}`);
const { code } = await runTool('vitest', ['run', '--project=server', '--no-file-parallelism', ...files], {
  env: { GEMBA_SWEEP: 'full' },
  live: true,
});
process.exitCode = code;
