// A book with a few events of each kind, for the tests of its log.
import type { EventCard, EventPage } from '#tests/support/replies-on-wire.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { saleOf } from '../right-requests.ts';

export type LogBook = {
  readonly team: Team;
  /** All events, newest first, as they were when the book was made. */
  readonly all: readonly EventCard[];
  readonly corrected: { readonly id: number; readonly number: number };
  readonly page: (query?: Ask['query']) => Promise<EventPage>;
};

/** A sale, a rent that the accountant pays, and a sale of April that is corrected. */
export async function openLogBook(): Promise<LogBook> {
  const team = await openTeam();
  const today = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
  await team.owner('postJournal', { body: { ...saleOf(team, '10.00'), date: today } });
  const wrong = await team.owner('postJournal', {
    body: { ...saleOf(team, '20.00'), date: '2026-04-30', narration: 'Counter sale' },
  });
  const { journal: corrected } = wrong.body as { journal: LogBook['corrected'] };
  await team.accountant('postJournal', {
    body: {
      entry: [
        { account_id: team.account('Rent'), amount: '700.00' },
        { account_id: team.account('Cash'), amount: '-700.00' },
      ],
      voucher_type: 'payment',
      narration: 'Rent of June',
      date: '2026-06-05',
    },
  });
  await team.accountant('correctJournal', {
    params: { journalId: corrected.id },
    body: { ...saleOf(team, '25.00'), date: '2026-04-30', reason: 'Misread' },
  });
  const page = async (query: Ask['query'] = {}) => {
    const params = { bookId: team.bookId };
    return (await team.auditor('listEvents', { params, query })).body as EventPage;
  };
  return { team, all: (await page({ limit: 200 })).events, corrected, page };
}
