// Invitations to books: a read table, and the links by which they are answered, which are rebuilt
// from nothing.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence invitation_ids increment by 64;
    grant usage on sequence invitation_ids to lekha_writer;
    create table book_invitations (
      book_id bigint not null,
      invitation_id bigint not null,
      last_seq bigint not null,
      invited_by bigint not null,
      invited_at timestamptz not null,
      ends_on date not null,
      declined boolean not null,
      role text not null,
      email text not null,
      primary key (book_id, invitation_id)
    );
    -- What a person is invited to is asked of all books.
    create index book_invitations_by_address on book_invitations (lower(email));
    grant select, insert, update, delete on book_invitations to lekha_writer;
    grant select on book_invitations to lekha_reader;
    create table invitation_links (
      -- SHA-256 of the link's 32 random bytes. It goes with its invitation.
      token_hash bytea primary key,
      book_id bigint not null,
      invitation_id bigint not null,
      -- Whether whoever has the link was shown to have the address: it was mailed there, or an
      -- admin hands it over.
      confirms boolean not null,
      expires_at timestamptz not null
    );
    create index invitation_links_of_invitation on invitation_links (book_id, invitation_id);
    create index invitation_links_by_end on invitation_links (expires_at);
    grant select, insert, update, delete on invitation_links to lekha_writer;
  `.execute(db);
}
