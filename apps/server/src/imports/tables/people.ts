import { sortNameOf } from '../../kit/sort-name.ts';
import { amount, code, oneOf, text, timeOfDay, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { addressColumns } from './address-columns.ts';
import { MONEY, user } from './names.ts';

const toDepartment = { columns: ['departmentId'], table: 'department', key: ['department_id'], what: 'department' };
const toEmployee = { columns: ['employeeId'], table: 'employee', key: ['employee_id'], what: 'employee' };
const toWorkCentre = { columns: ['wc'], table: 'work_centre', key: ['wc'], what: 'work centre' };

const departments: ImportTable = {
  kind: 'departments',
  table: 'department',
  key: ['departmentId'],
  columns: [
    code('departmentId', { example: 'ASSY' }),
    text('departmentName', 100, { example: 'Assembly' }),
    ...addressColumns,
  ],
  derived: { column: 'sort_name', from: 'departmentName', make: sortNameOf },
};

const shifts: ImportTable = {
  kind: 'shifts',
  table: 'shift',
  key: ['shiftCode'],
  columns: [
    code('shiftCode', { example: 'DAY' }),
    text('shiftName', 60, { example: 'Day shift' }),
    timeOfDay('startTime', { example: '06:00' }),
    timeOfDay('endTime', { example: '14:30' }),
    whole('unpaidMinutes', 0, 1_440, { empty: '0', example: '30' }),
  ],
};

const employees: ImportTable = {
  kind: 'employees',
  table: 'employee',
  key: ['employeeId'],
  columns: [
    code('employeeId', { example: 'E1001' }),
    text('employeeName', 100, { example: 'Maria Lopez' }),
    code('departmentId', { example: 'ASSY' }),
    text('jobTitle', 100, { empty: null, example: 'Assembler' }),
    text('phone', 40, { empty: null }),
    text('email', 200, { empty: null }),
    amount('hourlyRate', MONEY, { empty: '0', example: '24.50' }),
    code('shiftCode', { empty: null, example: 'DAY' }),
    oneOf('contract', ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'APPRENTICE'], { empty: 'FULL_TIME' }),
    yesOrNo('active', 'true'),
  ],
  references: [toDepartment, { columns: ['shiftCode'], table: 'shift', key: ['shift_code'], what: 'shift' }],
};

const workCentres: ImportTable = {
  kind: 'workCentres',
  table: 'work_centre',
  key: ['wc'],
  columns: [
    code('wc', { example: 'ASSY-1' }),
    text('wcName', 100, { example: 'Assembly line 1' }),
    code('departmentId', { empty: null, example: 'ASSY' }),
    amount('hourlyCost', MONEY, { empty: '0', example: '38' }),
    amount('dayHours', { decimals: 4, most: '99.9999' }, { empty: '8', example: '8' }),
  ],
  references: [toDepartment],
};

const workCentreWorkers: ImportTable = {
  kind: 'workCentreWorkers',
  table: 'work_centre_worker',
  key: ['wc', 'employeeId'],
  columns: [code('wc', { example: 'ASSY-1' }), code('employeeId', { example: 'E1001' })],
  references: [toWorkCentre, toEmployee],
};

const workCentreLeads: ImportTable = {
  ...workCentreWorkers,
  kind: 'workCentreLeads',
  table: 'work_centre_lead',
};

const defectItems: ImportTable = {
  kind: 'defectItems',
  table: 'defect_item',
  key: ['wc', 'defectCode'],
  columns: [
    code('wc', { example: 'ASSY-1' }),
    code('defectCode', { example: 'SCRATCH' }),
    text('defectName', 100, { example: 'Scratched housing' }),
    yesOrNo('active', 'true'),
  ],
  references: [toWorkCentre],
};

const buyers: ImportTable = {
  kind: 'buyers',
  table: 'buyer',
  key: ['buyerCode'],
  columns: [
    code('buyerCode', { example: 'B1' }),
    text('buyerName', 100, { example: 'Purchasing, metals' }),
    text('actionType', 20, { empty: 'BUY' }),
    code('departmentId', { empty: null, example: 'ASSY' }),
    code('employeeId', { empty: null, example: 'E1001' }),
    user('userName', { column: 'user_id', empty: null, example: 'mlopez' }),
  ],
  references: [toDepartment, toEmployee],
};

const salesCodes: ImportTable = {
  kind: 'salesCodes',
  table: 'sales_code',
  key: ['salesCode'],
  columns: [
    code('salesCode', { example: 'S1' }),
    text('salesName', 100, { example: 'Sales, north' }),
    code('employeeId', { empty: null, example: 'E1001' }),
  ],
  references: [toEmployee],
};

export const people = {
  departments,
  shifts,
  employees,
  workCentres,
  workCentreWorkers,
  workCentreLeads,
  defectItems,
  buyers,
  salesCodes,
};
