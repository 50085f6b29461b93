// What stands in the schemas of the past beside the tables and views of the projections.

/** A block of events, at whose ends sums are kept: of those between, the journals are added. */
export const BLOCK_EVENTS = 1000;

/** Run again wherever it has changed. */
export const HISTORY_SCHEMAS = `
  create schema if not exists history;
  create schema if not exists past;
  grant usage on schema history, past to lekha_writer, lekha_reader;
  create table if not exists history.definitions (name text primary key, definition text not null);
  create table if not exists history.progress (
    book_id bigint not null,
    projection text not null,
    version bigint not null,
    -- The last event of the book that is counted.
    seq bigint not null,
    primary key (book_id, projection)
  );
  grant select, insert, update, delete on history.progress to lekha_writer;
  -- Of each block of events of a book the latest day that an entry up to its end is dated.
  create table if not exists history.last_days (
    book_id bigint not null,
    seq bigint not null,
    last_day date not null,
    primary key (book_id, seq)
  );
  grant select, insert, update, delete on history.last_days to lekha_writer;
  grant select on history.last_days to lekha_reader;
  -- The moment that a connection reads: an event of a book, and of the installation by its time.
  -- They change with the connection's moment and are called immutable all the same, so that a plan
  -- has their values as constants: a setting is read anew for every row that is passed, which took
  -- four fifths of the time of a sum over a long book. Each statement is planned for the moment
  -- that it runs at (READ_PAST), and none calls another: PostgreSQL keeps the plan of a function.
  create or replace function past.book() returns bigint language sql immutable parallel safe
    as $$ select current_setting('lekha.past_book')::bigint $$;
  create or replace function past.seq() returns bigint language sql immutable parallel safe
    as $$ select current_setting('lekha.past_seq')::bigint $$;
  create or replace function past.shared_seq() returns bigint language sql immutable parallel safe
    as $$ select current_setting('lekha.past_shared_seq')::bigint $$;
  create or replace function past.block_events() returns bigint language sql immutable
    parallel safe as $$ select ${BLOCK_EVENTS}::bigint $$;
  -- This one becomes part of the plan by its text.
  create or replace function past.seq_of(book bigint) returns bigint language sql stable
    parallel safe as $$ select case book when past.book() then past.seq()
      when 0 then past.shared_seq() else -1 end $$;
  -- The greater of the two events: an index finds rows by it, whatever their book.
  create or replace function past.seq_most() returns bigint language sql immutable parallel safe
    as $$ select greatest(
      current_setting('lekha.past_seq')::bigint, current_setting('lekha.past_shared_seq')::bigint
    ) $$;
  -- No entry up to the moment is dated later.
  create or replace function past.last_day() returns date language sql immutable parallel safe
    as $$ select current_setting('lekha.past_last_day')::date $$;
  -- They stand before PostgreSQL's own: what is overdue then is judged by the day of that moment.
  create or replace function past.clock_timestamp() returns timestamptz language sql stable
    parallel safe as $$ select current_setting('lekha.past_instant')::timestamptz $$;
  create or replace function past.now() returns timestamptz language sql stable
    parallel safe as $$ select past.clock_timestamp() $$;
  create or replace view past.book_heads as
    select head.book_id, event.seq, event.recorded_at, event.epoch, event.hash
    from public.book_heads as head join public.events as event
      on event.book_id = head.book_id and event.seq = past.seq_of(head.book_id);
  grant select on past.book_heads to lekha_writer, lekha_reader`;
