import type { Rows } from './rows.ts';

const CENTRES = [
  ['SAW-01', 'Saw', 'MCH'],
  ['CNC-04', 'CNC lathe 4', 'MCH'],
  ['HOB-02', 'Gear hobber 2', 'MCH'],
  ['GRD-01', 'Gear grinder', 'MCH'],
  ['LINE-1', 'Shaft assembly', 'ASM'],
  ['LINE-2', 'Gearbox assembly', 'ASM'],
  ['PNT-01', 'Paint booth', 'ASM'],
  ['TST-01', 'Test stand', 'ASM'],
  ['CMM-1', 'Measuring room', 'QUA'],
  ['PKG-01', 'Packing', 'WHS'],
] as const;

export const WORKERS: Record<string, string[]> = {
  'SAW-01': ['E-171', 'E-172'],
  'CNC-04': ['E-170', 'E-171'],
  'HOB-02': ['E-173', 'E-172'],
  'GRD-01': ['E-170', 'E-173'],
  'LINE-1': ['E-174', 'E-175'],
  'LINE-2': ['E-175', 'E-176', 'E-174'],
  'PNT-01': ['E-176', 'E-177'],
  'TST-01': ['E-177'],
};

/** The packing place has none on purpose: reporting a defect there is refused. */
export const DEFECTS: Record<string, string[]> = {
  'SAW-01': ['LENGTH', 'BURR'],
  'CNC-04': ['POROSITY', 'BURR', 'DIMENSION'],
  'HOB-02': ['PROFILE', 'BURR'],
  'GRD-01': ['BURN', 'PROFILE'],
  'LINE-1': ['FIT', 'SCRATCH'],
  'LINE-2': ['LEAK', 'NOISE', 'SCRATCH'],
  'PNT-01': ['RUNS', 'DUST'],
  'TST-01': ['NOISE', 'LEAK'],
  'CMM-1': ['DIMENSION'],
};

export const HOURLY_COST = '62.00';

/** The people who plan the work of a work centre. */
const LEADS: Record<string, string[]> = {
  'E-180': ['SAW-01', 'CNC-04', 'HOB-02', 'GRD-01', 'LINE-2', 'PKG-01'],
  'E-100': CENTRES.map(([wc]) => wc),
};

const PAID_BY_PIECE = ['SAW-01', 'CNC-04', 'HOB-02', 'GRD-01'];
/** A minute of a worker, and a little more for those who are quick. */
const PIECE_MINUTE = (34 / 60) * 1.1;

/** Money for one good piece at a machine; elsewhere nobody is paid by the piece. */
export const pieceRateOf = ({ wc, each }: { wc: string; each: number }) =>
  PAID_BY_PIECE.includes(wc) ? (each * PIECE_MINUTE).toFixed(2) : null;

const capital = (code: string) => code.charAt(0) + code.slice(1).toLowerCase();

export function writeWorkCentres(rows: Rows) {
  for (const [wc, wc_name, department_id] of CENTRES) {
    rows.add('work_centre', {
      wc,
      wc_name,
      department_id,
      online: wc === 'PKG-01' ? 0 : 1,
      hourly_cost: HOURLY_COST,
      day_hours: '8.5',
    });
    for (const employee_id of WORKERS[wc] ?? []) rows.add('work_centre_worker', { wc, employee_id });
    for (const [employee_id, led] of Object.entries(LEADS))
      if (led.includes(wc)) rows.add('work_centre_lead', { wc, employee_id });
    for (const defect_code of DEFECTS[wc] ?? [])
      rows.add('defect_item', { wc, defect_code, defect_name: capital(defect_code) });
  }
}
