import { code, text, yesOrNo } from '../columns.ts';
import type { ImportTable, Reference } from '../import-table.ts';
import { to } from './names.ts';

const some = { empty: null };

/** People of a customer, a vendor or a department, found by name and job there. */
const contactsOf = (kind: string, id: string, example: string, reference: Reference): ImportTable => ({
  kind,
  table: 'contact',
  only: `old.${reference.key[0]} is not null`,
  key: [id, 'contactName', 'jobTitle'],
  columns: [
    code(id, { example }),
    text('contactName', 100, { example: 'Ana Ruiz' }),
    text('jobTitle', 100, { empty: null, example: 'Purchasing' }),
    text('phone', 40, some),
    text('mobile', 40, some),
    text('email', 200, { empty: null, example: 'ana@example.com' }),
    yesOrNo('forSo', 'false'),
    yesOrNo('forPo', 'false'),
    yesOrNo('forAcct', 'false'),
    yesOrNo('forRfq', 'false'),
    yesOrNo('forStatement', 'false'),
    yesOrNo('forGateCard', 'false'),
    yesOrNo('isDefault', 'false', { example: 'true' }),
  ],
  references: [reference],
});

export const contacts = {
  departmentContacts: contactsOf('departmentContacts', 'departmentId', 'ASSY', to.department('departmentId')),
  customerContacts: contactsOf('customerContacts', 'customerId', 'C1001', to.customer('customerId')),
  vendorContacts: contactsOf('vendorContacts', 'vendorId', 'V2001', to.vendor('vendorId')),
};
