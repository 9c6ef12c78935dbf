import { EcnFields } from '@gemba/contract/ecn/change-ecn';
import type { Ecn } from '@gemba/contract/ecn/ecn';
import { CHOICES_AT_MOST, type EcnChoice } from '@gemba/contract/ecn/get-ecn-choices';

type Field = keyof EcnFields;
/** The fields as a form has them: an empty text where the change says nothing. */
export type Typed = { [Name in Field]: EcnFields[Name] extends boolean ? boolean : string };

export const typedFrom = (ecn: Ecn): Typed => ({
  title: ecn.title,
  description: ecn.description,
  dueDate: ecn.dueDate,
  effectiveDate: ecn.effectiveDate ?? '',
  engineerId: ecn.engineerId,
  drawRevised: ecn.drawRevised,
  wiRevised: ecn.wiRevised,
  wiWaitsForId: ecn.wiWaitsForId ?? '',
  onOrderAction: ecn.onOrderAction ?? '',
  inInventoryAction: ecn.inInventoryAction ?? '',
});

export const fieldsOf = (typed: Typed): EcnFields => ({
  ...typed,
  title: typed.title.trim(),
  description: typed.description.trim(),
  effectiveDate: typed.effectiveDate || null,
  engineerId: typed.engineerId.trim(),
  wiWaitsForId: typed.wiWaitsForId.trim() || null,
  onOrderAction: (typed.onOrderAction || null) as EcnFields['onOrderAction'],
  inInventoryAction: (typed.inInventoryAction || null) as EcnFields['inInventoryAction'],
});

type Employees = readonly EcnChoice[] | undefined;

/** Nobody by that number. Where there are more people than the server offers, only the server can tell. */
const isUnknown = (employeeId: string, { engineerId, wiWaitsForId }: Ecn, employees: Employees) =>
  !!employees &&
  employees.length < CHOICES_AT_MOST &&
  employeeId !== engineerId &&
  employeeId !== wiWaitsForId &&
  !employees.some(({ code }) => code === employeeId);

/** The fields that the contract or the company would refuse. */
export const wrongFields = (typed: Typed, ecn: Ecn, employees: Employees): ReadonlySet<Field> => {
  const fields = fieldsOf(typed);
  const read = EcnFields.safeParse(fields);
  const wrong = new Set<Field>(read.success ? [] : read.error.issues.map(({ path }) => path[0] as Field));
  for (const field of ['engineerId', 'wiWaitsForId'] as const) {
    const employeeId = fields[field];
    if (employeeId && isUnknown(employeeId, ecn, employees)) wrong.add(field);
  }
  return wrong;
};
