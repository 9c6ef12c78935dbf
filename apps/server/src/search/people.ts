import { beginsWord } from '../kit/begins-word.ts';
import { statement } from '../kit/database/statement.ts';
import { type Asked, columnsOf, type HitRow, WORDS } from './hit-row.ts';

/** People have no number that others know: they are found by the words of their name and their job. */
type ByWords = Asked & { typed: string };

export const selectEmployees = statement<ByWords, HitRow>(
  `select ${columnsOf({ id: 'o.department_id', name: 'o.employee_name', detail: 'o.job_title', phone: 'o.phone' })}, ${WORDS} as rank
     from find_by_words('employee', :typed, 20 * :limit::int) as found
     join employee o on o.company_id = :companyId and o.employee_id = found and o.active
    order by ${beginsWord('o')} desc, o.employee_name, o.employee_id limit :limit`,
);

type Party = 'customer' | 'vendor' | 'department';

/** The people of customers, vendors or departments, each under its address. */
const contactsOf = (party: Party) =>
  // sql: the pieces are constants of ours
  statement<ByWords, HitRow>(
    `select ${columnsOf({ id: `o.${party}_id`, name: 'o.contact_name', detail: `party.${party}_name`, phone: 'o.phone' })}, ${WORDS} as rank
       from find_by_words('contact', :typed, 20 * :limit::int) as found
       join contact o on o.company_id = :companyId and o.contact_id = found::bigint
       join ${party} party on party.company_id = o.company_id and party.${party}_id = o.${party}_id
      order by ${beginsWord('o')} desc, o.contact_name, o.contact_id limit :limit`,
  );

export const selectContacts = {
  customerContact: contactsOf('customer'),
  vendorContact: contactsOf('vendor'),
  departmentContact: contactsOf('department'),
};
