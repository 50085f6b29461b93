// Links that confirm an e-mail address: good once, for a day, and void as soon as the address
// changes. Each is bound to the address that it was made for.
import type { Sql } from '#api/store/sql.ts';
import { newToken, tokenHash } from '../tokens.ts';

export const ADDRESS_LINK_HOURS = 24;

/** The purpose of the digests of addresses that links were made for. */
export const EMAIL_DIGESTS = 'addresses of links';

type AddressLink = {
  readonly personId: number;
  /** The digest of the address that the link confirms, and no other. */
  readonly emailDigest: Buffer;
  /** The admin who hands the link over and so vouches; null for a link that is mailed. */
  readonly madeBy: number | null;
};

/** @returns the token for the link. */
export async function createAddressToken(
  sql: Sql,
  { personId, emailDigest, madeBy }: AddressLink,
): Promise<string> {
  const token = newToken();
  await sql.query({
    text: `insert into address_tokens (token_hash, person_id, email_digest, made_by, expires_at)
      values ($1, $2, $3, $4, now() + make_interval(hours => ${ADDRESS_LINK_HOURS}))`,
    values: [tokenHash(token), personId, emailDigest, madeBy],
  });
  return token;
}

/** @returns what a link that is good now confirms, or null. */
export async function findAddressLink(sql: Sql, token: string): Promise<AddressLink | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const { rows } = await sql.query<{
    person_id: number | string;
    email_digest: Buffer;
    made_by: number | string | null;
  }>({
    text: `select person_id, email_digest, made_by from address_tokens
      where token_hash = $1 and expires_at > now()`,
    values: [hash],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const madeBy = row.made_by === null ? null : Number(row.made_by);
  return { personId: Number(row.person_id), emailDigest: row.email_digest, madeBy };
}

/** Makes every link of a person void: used, or of an address that is no longer theirs. */
export async function voidAddressTokens(sql: Sql, personId: number): Promise<void> {
  await sql.query({ text: 'delete from address_tokens where person_id = $1', values: [personId] });
}
