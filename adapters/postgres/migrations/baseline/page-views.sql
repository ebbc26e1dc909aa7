-- How often pages were looked at.

-- How often the pages of a route were looked at on an Indian day.
create table page_view (
  day date not null,
  route text not null,
  views int8 not null check (views > 0),
  primary key (day, route)
);
