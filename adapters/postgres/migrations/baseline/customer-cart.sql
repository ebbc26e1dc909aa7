-- Carts of customers. They refer to no row of another area, so that they can lie on many nodes. Whoever changes a cart locks its row of `cart` first
-- (`change_cart`). A statement that joins a cart with what is offered reads it by a function, which PostgreSQL plans by itself: where carts lie on
-- many nodes, the function asks one of them, and the statement around it the coordinator alone.

-- A customer's cart and the coupon that they chose for it.
create table cart (
  customer text primary key references customer on delete cascade,
  choice text not null default 'automatic' check (choice in ('automatic', 'none', 'typed')),
  code text,
  changed_at timestamptz not null,
  check ((choice = 'typed') = (code is not null))
) with (fillfactor = 80);

-- What is in a cart. `place` is the order in which the lines were added.
create table cart_line (
  customer text not null,
  product text not null,
  place int8 not null generated always as identity,
  quantity int not null check (quantity between 1 and 999999),
  primary key (customer, product)
) with (fillfactor = 80);

-- What a customer is told of their cart: that a product was removed, or fewer pieces are left of it.
create table cart_notice (
  customer text not null,
  product text not null,
  place int8 not null generated always as identity,
  kind text not null check (kind in ('removed', 'limited')),
  title text not null,
  hindi text,
  slug text not null,
  reason text check (reason in ('inactive', 'no-seller', 'out-of-stock')),
  from_quantity int8,
  to_quantity int8,
  primary key (customer, product),
  check ((kind = 'removed') = (reason is not null)),
  check ((kind = 'limited') = (from_quantity is not null) and (kind = 'limited') = (to_quantity is not null))
);

-- The answer to each sync of a device, so that one that comes twice counts once.
create table cart_sync (
  customer text not null,
  id text not null,
  kept jsonb not null,
  synced_at timestamptz not null,
  primary key (customer, id)
);

-- One row, also of somebody without a cart. Products and quantities are in the order of the lines.
create function own_cart(whose text, out choice text, out code text, out products text[], out quantities int[], out notices json)
  language plpgsql stable as $$
#variable_conflict use_column
begin
  select cart.choice, cart.code, line.products, line.quantities, (select json_agg(notice order by place) from cart_notice notice where customer = whose)
    into own_cart.choice, own_cart.code, own_cart.products, own_cart.quantities, own_cart.notices
    from cart, (select array_agg(product order by place) products, array_agg(quantity order by place) quantities
      from cart_line where customer = whose) line
    where cart.customer = whose;
end
$$;

-- Nobody else changes this cart until the transaction ends. It is made for whoever has none.
create function change_cart(whose text, at timestamptz) returns void language plpgsql as $$
begin
  update cart set changed_at = at where customer = whose;
  if not found then
    insert into cart (customer, changed_at) select id, at from customer where id = whose for key share
      on conflict (customer) do update set changed_at = excluded.changed_at;
    if not found then
      raise foreign_key_violation using message = 'there is no customer ' || whose;
    end if;
  end if;
end
$$;

-- Takes what was ordered out of a cart. Pieces that were added meanwhile stay.
create function leave_cart(whose text, ordered text[], pieces int8[], at timestamptz) returns void language plpgsql as $$
begin
  if not exists (select from cart where customer = whose) then
    return; -- The account was erased since, and is not given a cart again.
  end if;
  -- Where carts lie on many nodes, an insert from a query is committed in two phases, and with it all that the transaction does: no crash takes the
  -- goods out of the cart without the order.
  insert into cart (customer, changed_at) select id, at from customer where id = whose
    on conflict (customer) do update set changed_at = excluded.changed_at;
  with bought as materialized (select * from unnest(ordered, pieces) bought (product, pieces)),
    gone as (delete from cart_line line using bought where line.customer = whose and line.product = bought.product and line.quantity <= bought.pieces)
  update cart_line line set quantity = line.quantity - bought.pieces from bought
    where line.customer = whose and line.product = bought.product and line.quantity > bought.pieces;
end
$$;
