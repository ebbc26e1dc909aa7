-- What the site says about itself.

-- Texts of the site that staff change: one row.
create table content (
  only_row boolean default true primary key check (only_row),
  company jsonb,
  landing jsonb,
  menus jsonb,
  hospital_page jsonb,
  health_plan_page jsonb
);

-- Landing pages by their names.
create table landing_page (
  name text primary key,
  page jsonb not null
);
