-- The look of a company: its logo, its own words in place of ours, and its usual label.

alter table company
  add label_template text collate "C" not null default 'part' check (label_template in ('part', 'box', 'pallet')),
  -- [{ language, key, text }]
  add wording        jsonb not null default '[]',
  -- Raised by every change of them: a device that knows it need not read them again.
  add look_version   integer not null default 1;
