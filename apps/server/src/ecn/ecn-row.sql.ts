export const employeeOf = (column: string) =>
  `coalesce((select employee_name from employee where employee.company_id = ecn.company_id and employee_id = ecn.${column}), ecn.${column})`;

export const ROW = `
  ecn.ecn_number, ecn.title, ecn.status, ${employeeOf('engineer')} as engineer, ecn.due_date, ecn.effective_date,
  ecn.status = 'OPEN' and ecn.due_date < (now() at time zone company.time_zone)::date as overdue,
  (select count(*)::int from ecn_part part where part.company_id = ecn.company_id and part.ecn_number = ecn.ecn_number) as part_count,
  ecn.part_on_hold`;
