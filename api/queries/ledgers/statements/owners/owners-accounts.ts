// The accounts of the owners, from the same ledgers as the balance sheet and from the journals that
// moved them, which are read by themselves.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { ownersByAccount } from '#core/appropriation/index.ts';
import type { PartnershipTerms } from '#core/appropriation/index.ts';
import { ownersAccountIds, ownersAccounts } from '#core/statement/index.ts';
import { partnershipTermsOf } from '#projections/appropriations/read.ts';
import type {
  OwnersAccountsReply,
  OwnersRow,
} from '#api/contract/account/reports/owners-accounts.ts';
import type { ReadTables } from '../../../snapshot.ts';
import { readStatementLedgers, statementSnapshot } from '../read-nets.ts';
import { closingsOn, ownerFormOf } from '../statements.ts';
import type { StatementLayout } from '../statements.ts';
import { ownersJournals } from './owners-journals.ts';

export const readOwnersAccountsOf = (
  db: ReadTables,
  { bookId, as, withNil }: StatementLayout,
  period: Period,
): Promise<OwnersAccountsReply> => {
  const days = [dayBefore(period.from), period.to];
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId, period.to));
    const ledgers = await readStatementLedgers(tables, { bookId, days, to: period.to });
    const accountIds = ownersAccountIds(ledgers.accounts, form);
    const journals = await ownersJournals(tables, { bookId, accountIds, period });
    const terms = form === 'firm' ? await partnershipTermsOf(tables, bookId) : [];
    const partners = partnersOf(terms, period.to);
    const { countedTo } = await closingsOn(tables, bookId, period.to);
    const found = ownersAccounts(ledgers, period, { form, journals, withNil });
    return {
      form,
      ...period,
      sections: found.sections.map(({ code, accounts, sum }) => ({
        code,
        rows: accounts.map((account) => ({
          ...account,
          partner: partners.nameOf(account.accountId),
          share: partners.shareOf(account.accountId),
        })),
        sum,
      })),
      total: found.total,
      ties: found.ties,
      countedTo,
    };
  });
};

type Partners = {
  readonly nameOf: (accountId: number | null) => string | null;
  readonly shareOf: (accountId: number | null) => OwnersRow['share'];
};

function partnersOf(terms: readonly PartnershipTerms[], day: CalendarDate): Partners {
  const owners = ownersByAccount(terms);
  const last = terms.findLast(({ from }) => from <= day);
  const of = (last?.partners ?? []).reduce((sum, { shareParts }) => sum + shareParts, 0);
  return {
    nameOf: (accountId) => owners.get(accountId ?? 0) ?? null,
    shareOf: (accountId) => {
      const own = last?.partners.find(({ capitalAccountId }) => capitalAccountId === accountId);
      return own === undefined || of === 0 ? null : { parts: own.shareParts, of };
    },
  };
}
