// The terms of a partnership as they are typed.
import type { Partner } from '#core/appropriation/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { parseAmount } from '#web/format/amount-entry.ts';

export type PartnerTyped = {
  /** Never changes, so that a partner keeps the fields while others go. */
  readonly key: number;
  readonly name: string;
  readonly capital: number | null;
  readonly current: number | null;
  readonly share: string;
  readonly interest: string;
  readonly remuneration: string;
};

export const noPartner = (key: number): PartnerTyped => ({
  key,
  name: '',
  capital: null,
  current: null,
  share: '1',
  interest: '0',
  remuneration: '',
});

/** Whole rupees without the paise. */
const amountText = (amount: number): string => rupeesFromPaise(amount).replace(/\.00$/, '');

export const partnerTyped = (partner: Partner, key: number): PartnerTyped => ({
  key,
  name: partner.name,
  capital: partner.capitalAccountId,
  current: partner.currentAccountId,
  share: String(partner.shareParts),
  interest: decimalText(partner.interestBps, 2),
  remuneration: partner.remunerationPaise === 0 ? '' : amountText(partner.remunerationPaise),
});

const NOTHING = /^\s*(0+(\.0*)?)?\s*$/;

/** @returns what is typed of the remuneration, which may be nothing; null where it is no amount. */
const remunerationPaise = ({ remuneration }: PartnerTyped): number | null =>
  NOTHING.test(remuneration) ? 0 : parseAmount(remuneration);

const WHOLE = /^[0-9]{1,6}$/;
const PERCENT = /^[0-9]{1,3}(\.[0-9]{1,2})?$/;

/** @returns what is wrong, by the path that the server would name. */
export function wrongIn(partners: readonly PartnerTyped[]): Readonly<Record<string, string>> {
  const found = partners.flatMap((partner, at) => {
    const amount = remunerationPaise(partner);
    const tests: readonly (readonly [string, boolean, string])[] = [
      ['name', partner.name.trim() === '', 'Enter the name'],
      ['capital_account_id', partner.capital === null, 'Choose an account'],
      ['current_account_id', partner.current === null, 'Choose an account'],
      ['share', !WHOLE.test(partner.share.trim()), 'Enter a whole number'],
      ['interest_rate', !PERCENT.test(partner.interest.trim()), 'Enter a percentage'],
      ['remuneration', amount === null, 'Enter an amount, or nothing'],
    ];
    return tests.flatMap(([field, isWrong, text]) =>
      isWrong ? [[`partners.${at}.${field}`, text] as const] : [],
    );
  });
  return Object.fromEntries(found);
}

export const partnersOf = (partners: readonly PartnerTyped[]) =>
  partners.map((partner) => ({
    name: partner.name.trim(),
    capitalAccountId: partner.capital ?? 0,
    currentAccountId: partner.current ?? 0,
    shareParts: Number(partner.share),
    interestBps: Math.round(Number(partner.interest) * 100),
    remunerationPaise: remunerationPaise(partner) ?? 0,
  }));
