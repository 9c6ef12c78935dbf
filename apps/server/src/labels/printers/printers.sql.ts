import type { Printer } from '@gemba/contract/labels/printers/printer';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

const COLUMNS = `p.printer_id::text as printer_id, p.name, p.place, p.width, p.height, p.dpi, p.host, p.port, p.active, p.version,
  (select count(*)::int from print_job j
    where j.company_id = p.company_id and j.printer_id = p.printer_id and j.state in ('WAITING', 'SENDING')) as waiting,
  (select count(*)::int from print_job j
    where j.company_id = p.company_id and j.printer_id = p.printer_id and j.state = 'FAILED') as failed`;

const selectPrinters = statement<{ companyId: number }, Printer>(
  `select ${COLUMNS} from label_printer p where p.company_id = :companyId order by p.active desc, p.name_key`,
);

const selectPrinter = statement<{ companyId: number; printerId: string }, Printer>(
  `select ${COLUMNS} from label_printer p where p.company_id = :companyId and p.printer_id = :printerId::text::bigint`,
);

/** Those in use first, by name. */
export const readPrinters = (tx: Tx, companyId: number) => tx.all(selectPrinters({ companyId }));

export const readPrinter = async (tx: Tx, companyId: number, printerId: string) =>
  (await tx.first(selectPrinter({ companyId, printerId }))) ?? refuse('PRINTER_NOT_EXIST');
