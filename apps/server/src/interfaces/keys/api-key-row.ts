import type { ApiKey } from '@gemba/contract/interfaces/keys/api-key';

export type KeyRow = ApiKey;

/** An API key `k` with its user `u`, as the contract shows it. */
export const KEY_COLUMNS = `k.key_id, k.name, u.roles, k.created_at, k.last_used_at, host(k.last_address) as last_address, k.revoked_at,
  to_char(k.expires_on, 'YYYY-MM-DD') as expires_on,
  case when k.revoked_at is not null then 'REVOKED' when k.expires_on < company_today(k.company_id) then 'EXPIRED' else 'ACTIVE' end as state,
  case when maker.user_id is not null then json_build_object('userId', maker.user_id, 'name', maker.display_name) end as created_by`;

export const KEY_ROWS = `api_key k
  join app_user u on u.company_id = k.company_id and u.user_id = k.user_id
  left join app_user maker on maker.company_id = k.company_id and maker.user_id = k.created_by`;
