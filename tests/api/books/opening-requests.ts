// Requests on opening balances that are right whatever was posted before.
import type { EndpointName, Team } from '#tests/support/team.ts';

let count = 0;

/** One is posted before it is corrected, and taken back before it is posted. */
export async function openingFor(team: Team, name: EndpointName) {
  const accounts = [{ account_id: team.account('Cash'), balance: (count += 1) }];
  const first = { begins_on: '1995-06-01', accounts };
  if (name !== 'saveOpeningDraft') await takeOpeningBack(team);
  if (name !== 'correctOpening') return first;
  await team.owner('postOpening', { query: { book_id: team.bookId }, body: first });
  return { accounts: [{ account_id: team.account('Cash'), balance: (count += 1) }] };
}

export const takeOpeningBack = ({ owner, bookId }: Team) =>
  owner('correctOpening', { query: { book_id: bookId }, body: { accounts: [] } });
