-- Customers' tickets. They are found by their customer first, so that they can lie on many nodes; their files stay with the uploads that they are.

-- A ticket about an order, an appointment or a booking of tests.
create table ticket (
  customer text not null references customer on delete cascade,
  -- Of one series with messages.
  number int not null default nextval('message_number_seq'),
  subject text not null default 'order' check (subject in ('order', 'appointment', 'lab-booking')),
  payable text not null,
  topic text not null,
  language text check (language in ('en', 'hi')),
  state text not null check (state in ('open', 'acknowledged', 'in-progress', 'waiting-for-customer', 'resolved', 'closed', 'reopened')),
  opened_by text not null,
  opened_at timestamptz not null,
  resolved_at timestamptz,
  primary key (customer, number),
  unique (customer, opened_by),
  check ((state in ('resolved', 'closed')) = (resolved_at is not null))
);
create index ticket_state on ticket (state, number);
create index ticket_open on ticket (opened_at) where state = 'open';
create index ticket_number on ticket (number);

-- What was said in a ticket. It stays as it was said.
create table ticket_message (
  customer text not null,
  ticket int not null,
  place int not null check (place > 0),
  id text not null,
  sender text not null check (sender in ('customer', 'staff')),
  said_at timestamptz not null,
  text text not null,
  primary key (customer, ticket, place),
  unique (customer, ticket, id),
  constraint ticket_message_ticket_fkey foreign key (customer, ticket) references ticket on delete cascade
);

-- For a message that is put without its customer.
create function name_ticket_message_customer() returns trigger language plpgsql as $$
begin
  new.customer := (select customer from ticket where number = new.ticket);
  return new;
end
$$;
create trigger name_ticket_message_customer before insert on ticket_message
  for each row when (new.customer is null) execute function name_ticket_message_customer();

-- Files that were sent with a message.
create table ticket_file (
  ticket int not null,
  message int not null,
  place int not null check (place > 0),
  upload text not null references upload on delete cascade,
  primary key (ticket, message, place)
);
create index ticket_file_upload on ticket_file (upload);
