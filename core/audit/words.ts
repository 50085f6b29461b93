// Why an event is a hit, in words.
import { daysInWords } from '../kernel/writing/counts.ts';
import { indianAmount } from '../kernel/writing/indian-number.ts';
import { hourText } from './terms.ts';
import type { Finding } from './hits.ts';

const OFF = { hours: 'out of hours', 'day-off': 'on a day off', holiday: 'on a holiday' } as const;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** @returns the accounts that the words of a finding name. */
export function accountsNamed(finding: Finding): readonly number[] {
  if (finding.kind === 'pair') return [finding.debitId, finding.creditId];
  return 'accountId' in finding ? [finding.accountId] : [];
}

/** @param nameOf an account; @param dayOf a day as people write it. */
export function findingInWords(
  finding: Finding,
  nameOf: (accountId: number) => string,
  dayOf: (date: string) => string,
): string {
  switch (finding.kind) {
    case 'late':
      return `${daysInWords(finding.days)} after its date`;
    case 'closed':
      return `after ${finding.what} (event ${finding.by})`;
    case 'hours':
      return `${OFF[finding.why]}, at ${hourText(finding.minute)}`;
    case 'reversed': {
      const when = finding.days === 0 ? 'on the same day' : `after ${daysInWords(finding.days)}`;
      return `takes event ${finding.original} back ${when}`;
    }
    case 'gap':
      return `numbers between ${finding.from} and ${finding.to} are missing`;
    case 'order': {
      const { number, date, before, beforeDate } = finding;
      return `${number} is dated ${dayOf(date)}, and ${before} before it ${dayOf(beforeDate)}`;
    }
    case 'repeated': {
      const when = finding.days === 0 ? 'the same day' : `${daysInWords(finding.days)} before`;
      return `${nameOf(finding.accountId)}: the same amount as event ${finding.other}, dated ${when}`;
    }
    case 'round':
      return 'a round sum';
    case 'pair': {
      const pair = `${nameOf(finding.debitId)} to ${nameOf(finding.creditId)}`;
      return `${pair}, seen ${times(finding.times)}`;
    }
    case 'tax': {
      const marked = finding.mark === null ? '' : `, marked ${finding.mark}`;
      return `by hand on ${nameOf(finding.accountId)}${marked}`;
    }
    case 'cash': {
      const { accountId, date, balancePaise } = finding;
      return `${nameOf(accountId)} ends ${dayOf(date)} at ₹${indianAmount(-balancePaise)} Cr`;
    }
    case 'limit':
      return (
        `${nameOf(finding.accountId)}: ₹${indianAmount(finding.amountPaise)} in cash, ` +
        finding.section
      );
    case 'act':
      return 'on the record of the books';
    case 'correction':
      return finding.isReversal
        ? `reverses event ${finding.original}`
        : `corrects event ${finding.original}`;
    case 'digit':
      return `begins with ${finding.digit}`;
  }
}
