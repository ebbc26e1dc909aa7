-- Wishlists.

-- What a customer wishes for.
create table wish (
  customer text not null references customer on delete cascade,
  product text not null,
  place int8 not null generated always as identity,
  primary key (customer, product)
);

-- What a customer wishes for, for statements that join it with products.
create function own_wishes(whose text) returns table (product text, place int8) language plpgsql stable rows 20 as $$
#variable_conflict use_column
begin
  return query select product, place from wish where customer = whose;
end
$$;
