/** Functions of PostgreSQL that give a value for every value. Casts and arithmetic are known without a list. */
export const GIVES_VALUE = new Set(
  `abs array_append array_cat array_remove array_to_string ascii btrim cardinality ceil ceiling chr clock_timestamp current_database
   date_part date_trunc decode div encode extract floor gen_random_uuid hashtext host initcap jsonb_array_length left length lower lpad ltrim
   make_date make_interval md5 mod nextval now octet_length position power quote_ident quote_literal random repeat replace reverse right round
   row_to_json rpad rtrim set_config sha256 sign split_part starts_with statement_timestamp string_to_array strpos substr timezone to_char
   to_date to_json to_jsonb to_number to_timestamp transaction_timestamp translate trunc upper uuidv7 pg_current_xact_id pg_current_snapshot
   generate_series`.split(/\s+/),
);

/** Those that give a value even for null. */
export const GIVES_VALUE_FOR_NULL = new Set([
  'concat',
  'concat_ws',
  'format',
  'json_build_object',
  'json_build_array',
  'jsonb_build_object',
  'jsonb_build_array',
  'num_nulls',
  'num_nonnulls',
]);

/** Operators that look for something which may not be there. */
export const MAY_MISS = new Set(['->', '->>', '#>', '#>>', '@?', '@@']);

/** Aggregates that give a value for every group in which something has one; `count` also for nothing. */
export const SUMS_UP = new Set(
  'sum min max avg array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg string_agg bool_and bool_or every first_value last_value'.split(
    ' ',
  ),
);

export const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile', 'percent_rank', 'cume_dist']);
