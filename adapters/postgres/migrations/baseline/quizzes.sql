-- Quizzes as staff feed them, and who took them.

-- A quiz. A text is {"english", "hindi"}. `minutes` and `pass_percent` null: it is live.
create table quiz (
  id text collate "C" primary key,
  title jsonb not null,
  note jsonb,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  mode text not null check (mode in ('questionnaire', 'live')),
  minutes int,
  pass_percent int,
  check (closes_at > opens_at),
  check ((mode = 'questionnaire') = (minutes is not null and pass_percent is not null))
);

-- What everybody may read of a question. `place` from 0; `points` and `penalty` in hundredths of a point.
create table quiz_question (
  quiz text collate "C" not null references quiz on delete cascade,
  id text collate "C" not null,
  place int not null,
  kind text not null check (kind in ('single', 'multiple', 'number', 'order')),
  text jsonb not null,
  picture text,
  options jsonb not null,
  points int not null,
  penalty int not null,
  seconds int not null,
  primary key (quiz, id),
  unique (quiz, place)
);

-- What nobody may read before the quiz is over, apart from the questions: whoever reads these never touches a key.
create table quiz_key (
  quiz text collate "C" not null,
  question text collate "C" not null,
  key jsonb not null,
  explanation jsonb not null,
  source text not null,
  primary key (quiz, question),
  foreign key (quiz, question) references quiz_question on delete cascade
);

-- One attempt a customer and quiz. `answers` are the newest of each question that came in time. `score` is in hundredths of a point; it, `place` and
-- `takers` null: the quiz is not over, or nobody has looked yet.
create table quiz_attempt (
  customer text not null references customer on delete cascade,
  quiz text collate "C" not null references quiz,
  seed text not null,
  seat int not null check (seat > 0),
  started_at timestamptz not null,
  handed_in_at timestamptz,
  answers jsonb not null,
  score int,
  place int,
  takers int,
  primary key (customer, quiz),
  check ((score is null) = (place is null) and (score is null) = (takers is null))
);
create index quiz_attempt_quiz on quiz_attempt (quiz);

-- When a host opened each question of a live quiz, and closed it, if they did. When the quiz ended follows from these times alone.
create table quiz_turn (
  quiz text collate "C" not null references quiz,
  question text collate "C" not null,
  at timestamptz not null,
  closed_at timestamptz,
  primary key (quiz, question),
  unique (quiz, at),
  check (closed_at >= at)
);
