import { isIP } from 'node:net';
import type { Printer } from '@gemba/contract/labels/printers/printer';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { addressesIn } from '../../kit/outside/addresses.ts';
import { refuse } from '../../kit/refuse.ts';

const selectNamed = statement<{ companyId: number; name: string; printerId: string | null }, object>(
  `select 1 from label_printer
    where company_id = :companyId and name_key = lower(:name) and printer_id is distinct from :printerId::text::bigint`,
);

// Two who add or rename at once take turns: the names stay different, and there are never too many printers.
const lockPrinters = statement<{ companyId: number }>(
  `select pg_advisory_xact_lock(:companyId, hashtext('label_printer'))`,
);

interface Wish {
  name: string;
  host: string | null;
}

/** Refuses an address that the server may not reach. Where a name leads is looked at with each job. */
function checkHost({ host }: Wish, networks: readonly string[]) {
  if (host === null) return;
  const isAllowed = isIP(host) ? addressesIn(networks)(host) : networks.length > 0;
  if (!isAllowed) refuse('PRINTER_NOT_ALLOWED', { field: 'host' });
}

export async function checkPrinter(
  tx: Tx,
  companyId: number,
  printerId: string | null,
  wish: Wish,
  networks: readonly string[],
) {
  checkHost(wish, networks);
  await tx.run(lockPrinters({ companyId }));
  if (await tx.first(selectNamed({ companyId, name: wish.name, printerId })))
    refuse('PRINTER_NAME_TAKEN', { name: wish.name, field: 'name' });
}

/** The fields of a printer in the audit trail. */
export const auditedPrinter = ({ name, place, width, height, dpi, host, port, active }: Printer) => ({
  printerName: name,
  place,
  labelSize: `${width} × ${height} mm`,
  dpi,
  printerAddress: host === null ? null : `${host}:${port}`,
  active,
});
