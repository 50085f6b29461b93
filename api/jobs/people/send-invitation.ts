// The mail with the link of an invitation to a book.
import { ERASED } from '#core/kernel/event.ts';
import { findInvitation, readBook } from '#projections/books-and-members/read.ts';
import type { InvitationRow } from '#projections/books-and-members/table.ts';
import { findPerson } from '#projections/people/read.ts';
import { day } from '#api/http/rejections/phrases.ts';
import { createInvitationLink, invitationPath } from '#api/session/address/invitation-links.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { Sql } from '#api/store/sql.ts';
import type { SendMail } from '../mail.ts';
import { quotedName } from '../names-in-mails.ts';
import type { JobData } from '../queues.ts';

type Parts = {
  /** Has the rights of the writer, not of a reader. */
  readonly sql: Sql;
  readonly db: ReadTables;
  readonly sendMail: SendMail;
  /** Where people reach the server; never what a request says of it. */
  readonly origin: string;
};

/**
 * A repeated job makes another link; all of them end with the invitation. Each shows that whoever
 * opens it reads the mails of the invited address.
 */
export const sendInvitation =
  ({ sql, db, sendMail, origin }: Parts) =>
  async ({ bookId, invitationId }: JobData['send-invitation']): Promise<void> => {
    const row = await findInvitation(db, bookId, invitationId);
    if (row === null || row.declined || row.email === ERASED) return;
    const book = await readBook(db, bookId);
    const inviter = await findPerson(db, row.invitedBy);
    const names = { book: quotedName(book?.name ?? ''), inviter: quotedName(inviter?.name ?? '') };
    const token = await createInvitationLink(sql, { bookId, invitationId, confirms: true });
    await sendMail({
      to: { address: row.email },
      subject: `Invitation to the book ${names.book}`,
      text: textOf(row, names, `${origin}${invitationPath(token)}`),
    });
  };

type Names = { readonly book: string; readonly inviter: string };

/** The words are the installation's; what tenants wrote is in quotation marks, and no link. */
const textOf = ({ role, endsOn }: InvitationRow, { book, inviter }: Names, link: string): string =>
  `Hello,

${inviter} invites you to the book ${book} in Lekha, as ${role}.
Open this link until ${day(endsOn)} to accept or decline:

${link}

If you do not know who invites you, do nothing: nothing changes before you accept.
`;
