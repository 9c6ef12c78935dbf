import { broken, type Violation, when } from '../../kit/rules.ts';
import { isAlarmTypeName } from '../alarm-type-name.ts';

export const alarmTypeRules = ({ typeName }: { readonly typeName: string }): Violation[] =>
  when(!isAlarmTypeName(typeName), () => broken('ALARM_TYPE_NAME_INVALID', 'typeName'));
