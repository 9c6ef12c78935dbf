import { MINUTES_AT_MOST } from '@gemba/contract/alarms/types/alarm-type';
import { ROLES } from '@gemba/contract/kit/roles';
import { IS_ADMINISTRATOR, MAY_ADMINISTER, TAKES_SEAT } from '../../administration/index.ts';
import { amount, code, day, message, oneOf, someOf, text, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { alarmType, MONEY, to, user, userName } from './names.ts';

/** The hash of nothing that anybody knows: nobody signs in by it until somebody sets a password. */
const NO_PASSWORD = `'$argon2id$v=19$m=19456,t=2,p=1$' || rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '=')
  || '$' || rtrim(encode(sha256(gen_random_uuid()::text::bytea), 'base64'), '=')`;

/** Seats of the licence and administrators are counted when all rows are written. */
const COUNTED: Pick<ImportTable, 'before' | 'afterChecks'> = {
  before: [
    // Locked as on the screens, so that two who take the role from each other do not both succeed.
    `select from app_user where company_id = $1 and ${MAY_ADMINISTER} order by user_id for update`,
    'select from licence where company_id = $1 for update',
    'alter table import_row add column was_new boolean, add column was_administrator boolean',
    `update import_row as new set was_new = not exists (select from app_user as old
        where old.company_id = $1 and name_key(old.user_name) = name_key(new.user_name))`,
    `update import_row as new set was_administrator = exists (select from app_user
        where company_id = $1 and name_key(app_user.user_name) = name_key(new.user_name) and ${IS_ADMINISTRATOR})`,
  ],
  afterChecks: [
    {
      column: 'roles',
      find: `select min(line) as line, null as value from import_row where was_administrator
             having min(line) is not null and not exists (select from app_user where company_id = $1 and ${IS_ADMINISTRATOR})`,
      wrong: 'LAST_ADMINISTRATOR',
    },
    {
      column: 'userName',
      find: `select line, seats_allowed::text as value
               from (select max(line) as line from import_row where was_new) as added, licence
              where company_id = $1 and line is not null
                and seats_allowed < (select count(*) from app_user where company_id = $1 and ${TAKES_SEAT})`,
      wrong: 'NO_SEAT_LEFT',
    },
  ],
};

/** Without what is decided here: password, lock, badge and PIN. API keys are not among them. */
const users: ImportTable = {
  kind: 'users',
  table: 'app_user',
  only: 'not old.is_machine',
  key: ['userName'],
  columns: [
    userName(),
    text('displayName', 100, { example: 'Maria Lopez' }),
    code('employeeId', { column: 'ref_id', empty: null, example: 'E1001' }),
    code('terminalWc', { empty: null }),
    someOf('roles', ROLES, {
      example: 'FIND_INVENTORY UPDATE_RECEIVER',
      special: {
        shown: `(select coalesce(string_agg(role, ' ' order by role collate "C"), '') from unnest(old.roles) as role)`,
        differs: 'not (old.roles <@ new.roles and new.roles <@ old.roles)',
      },
    }),
    yesOrNo('realTime', 'true'),
    day('expiresOn', { empty: null }),
  ],
  references: [to.employee('employeeId'), to.workCentre('terminalWc')],
  made: { password_hash: NO_PASSWORD },
  checks: [
    {
      column: 'terminalWc',
      find: `select line, 'employeeId or terminalWc' as value from import_row
              where terminal_wc is not null and $1::integer is not null and ref_id is not null`,
      wrong: 'NEITHER',
    },
  ],
  ...COUNTED,
};

const approvalAuthorities: ImportTable = {
  kind: 'approvalAuthorities',
  table: 'approval_authority',
  key: ['userName', 'kind'],
  columns: [
    user('userName', { column: 'user_id', example: 'mlopez' }),
    oneOf('kind', ['po', 'so', 'qo', 'wo', 'rma', 'rtv'], { example: 'po' }),
    amount('limitAmount', MONEY, { example: '40000' }),
  ],
};

/** Adds the types that stand above others in the file, from the root down, so that those find them. */
const ADD_PARENTS = `
  insert into alarm_type (company_id, parent, type_name)
  select distinct $1::integer, above.type_id, new.type_name
    from import_row as new left join alarm_type as above on above.company_id = $1 and above.deleted_at is null
     and array_to_string(alarm_type_path($1, above.type_id), ' - ') = new.parent_said
   where new.type_name is not null and (new.parent_said is null or above.type_id is not null)
     and exists (select from import_row as below where below.parent_said = concat_ws(' - ', new.parent_said, new.type_name))
     and not exists (select from alarm_type as old where old.company_id = $1 and old.deleted_at is null
                        and old.parent is not distinct from above.type_id and old.type_name = new.type_name)`;
const LEVELS = 9;

const alarmTypes: ImportTable = {
  kind: 'alarmTypes',
  table: 'alarm_type',
  only: 'old.deleted_at is null',
  key: ['parent', 'typeName'],
  columns: [
    alarmType('parent', { empty: null }),
    code(
      'typeName',
      { example: 'Machine' },
      { matches: (cell) => /^[^\p{Cc}\p{Cs}\p{Bidi_Control}-]{1,60}$/u.test(cell), rule: 'up to 60 signs, no hyphen' },
    ),
    message('description', 500, { empty: '', example: 'A machine stands still' }),
    whole('level', 1, 9, { empty: '1', example: '1' }),
    whole('presetResponseTime', 0, MINUTES_AT_MOST, { empty: '0', example: '10' }),
    whole('presetHandleTime', 0, MINUTES_AT_MOST, { empty: '0', example: '60' }),
  ],
  prepare: Array.from({ length: LEVELS }, () => ADD_PARENTS),
  versioned: true,
};

const alarmHandlers: ImportTable = {
  kind: 'alarmHandlers',
  table: 'alarm_handler',
  key: ['type', 'level', 'userName'],
  columns: [
    alarmType('type', { column: 'type_id', example: 'Machine' }),
    whole('level', 1, 9, { example: '1' }),
    user('userName', { column: 'user_id', example: 'mlopez' }),
    yesOrNo('preset', 'true', { example: 'true' }),
  ],
};

export const userTables = { users, approvalAuthorities, alarmTypes, alarmHandlers };
