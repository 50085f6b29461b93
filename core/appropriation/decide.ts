// The terms of a partnership, and how the profit of a year is divided by them. The journal follows
// in `core/documents`; its reversal takes the division back.
import { isSame } from '../kernel/decider.ts';
import { financialYearOf, yearPeriod } from '../kernel/financial-year.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  AppropriationCommand,
  AppropriationFacts,
  PostAppropriation,
  SetPartnershipTerms,
} from './commands.ts';
import type { AppropriationEvent } from './events.ts';
import { standsInYear } from './evolve.ts';
import type { AppropriationState } from './evolve.ts';
import { dividedProfit } from './propose.ts';
import type { DividedProfit } from './propose.ts';
import type { AppropriationRejection } from './rejections.ts';

type Decision = Result<readonly AppropriationEvent[], AppropriationRejection>;

export const streamOf = ({ data }: AppropriationEvent): string =>
  streamName('appropriation', data.bookId);

/** Refusals in `rejections.ts`, in order. */
export function decide(
  state: AppropriationState,
  command: AppropriationCommand,
  facts: AppropriationFacts,
): Decision {
  return command.type === 'SetPartnershipTerms'
    ? setTerms(state, command, facts)
    : post(state, command, facts);
}

function setTerms(
  { terms, runs }: AppropriationState,
  { data }: SetPartnershipTerms,
  { capitalAccounts, reversedOn }: AppropriationFacts,
): Decision {
  const { bookId, from, partners } = data;
  const names = new Set<string>();
  for (const [at, partner] of partners.entries()) {
    const { name, capitalAccountId, currentAccountId } = partner;
    const line = at + 1;
    if (names.has(name)) return rejected({ kind: 'partner_named_twice', line, name });
    names.add(name);
    if (!capitalAccounts.has(capitalAccountId)) {
      return rejected({ kind: 'partner_account_unfit', line, of: 'capital' });
    }
    if (!capitalAccounts.has(currentAccountId)) {
      return rejected({ kind: 'partner_account_unfit', line, of: 'current' });
    }
  }
  if (!partners.some(({ shareParts }) => shareParts > 0)) {
    return rejected({ kind: 'partners_without_shares' });
  }
  const divided = runs.find((run) => run.through >= from && standsInYear(run, reversedOn));
  if (divided !== undefined) {
    const { number, through } = divided;
    return rejected({ kind: 'terms_of_appropriated_year', number, through });
  }
  const before = terms.find((one) => one.from === from);
  if (before !== undefined && isSame(before.partners, partners)) return accepted([]);
  const event = { bookId, from, partners: [...partners] };
  return accepted([{ type: 'PartnershipTermsSet', version: 1, data: event }]);
}

/** @returns why the profit of a year cannot be divided, whatever somebody saw of it. */
export function appropriationRefusal(
  { runs }: AppropriationState,
  through: PostAppropriation['data']['through'],
  { lines, unclear, handPaise }: DividedProfit,
  facts: AppropriationFacts,
): AppropriationRejection | null {
  const { today, lockedTo, isFirm, reversedOn } = facts;
  if (!isFirm) return { kind: 'appropriation_of_firms_alone' };
  if (lockedTo !== null && through <= lockedTo) {
    return { kind: 'appropriation_period_locked', on: through, lockedTo };
  }
  const standing = runs.find((run) => run.through === through && standsInYear(run, reversedOn));
  if (standing !== undefined) {
    return { kind: 'profit_already_appropriated', number: standing.number };
  }
  if (lines.length === 0) return { kind: 'partnership_terms_missing', through };
  if (unclear !== null) {
    return { kind: 'partners_pay_unclear', of: unclear, handPaise: handPaise[unclear] };
  }
  if (through > today) return { kind: 'appropriation_in_the_future', on: through, today };
  const isNil = lines.every(
    (line) => line.interestPaise + line.remunerationPaise === 0 && line.sharePaise === 0,
  );
  return isNil ? { kind: 'nothing_to_appropriate' } : null;
}

function post(
  state: AppropriationState,
  { data }: PostAppropriation,
  facts: AppropriationFacts,
): Decision {
  const { bookId, through, registerPaise, journalId } = data;
  const year = yearPeriod(financialYearOf(through));
  const profitPaise = facts.postedPaise + registerPaise;
  const { terms } = state;
  const { capital, byHand } = facts;
  const divided = dividedProfit({ terms, year, profitPaise, capital, byHand });
  const refusal = appropriationRefusal(state, through, divided, facts);
  if (refusal !== null) return rejected(refusal);
  if (profitPaise !== data.profitPaise) {
    const seenPaise = data.profitPaise;
    return rejected({ kind: 'appropriation_differs', profitPaise, seenPaise });
  }
  const number = state.runs.length + 1;
  const { from } = year;
  const lines = divided.lines.map(({ handPaise: _hand, ...line }) => line);
  const run = { bookId, number, from, through, profitPaise, lines, journalId };
  return accepted([{ type: 'ProfitAppropriated', version: 1, data: run }]);
}
