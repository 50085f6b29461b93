// A link that an admin makes for somebody, to hand it over where no mail goes out.
import type { Sql } from '#api/store/sql.ts';
import type { SessionParts } from '../ports.ts';

type NewLink = {
  readonly personId: number;
  readonly emailDigest: Buffer;
  readonly madeBy: number;
};

/** @returns what makes the token of such a link; null when there is no such person. */
export const handedLink =
  (createToken: (sql: Sql, link: NewLink) => Promise<string>) =>
  async (
    parts: Pick<SessionParts, 'sql' | 'findPerson' | 'emailDigest'>,
    { personId, adminId }: { readonly personId: number; readonly adminId: number },
  ): Promise<string | null> => {
    const person = await parts.findPerson(personId);
    if (person === null || person.erased) return null;
    const emailDigest = parts.emailDigest(person.email);
    return createToken(parts.sql, { personId, emailDigest, madeBy: adminId });
  };
