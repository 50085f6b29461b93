// Which tab of the opening balances is shown, which accounts of it, and what is wrong with them.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '#api/contract/account/account.ts';
import { isOfEarlierYear } from '#core/opening/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { balancePaise, isCustomerLedger, isPartyLedger } from './figures.ts';
import type { OpeningForm } from './use-opening.ts';

export type OpeningTab = 'accounts' | 'customers' | 'suppliers' | 'stock';

export type OpeningView = ReturnType<typeof useOpeningView>;

const isOfTab = (tab: OpeningTab, account: Account): boolean =>
  tab === 'accounts' ||
  (isPartyLedger(account) && isCustomerLedger(account) === (tab === 'customers'));

/** Which accounts are shown: of the tab, of what is searched for, and not those that were empty. */
export function useOpeningView(form: OpeningForm, accounts: readonly Account[]) {
  const [tab, setTab] = useState<OpeningTab>('accounts');
  const [sought, setSought] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<number> | null>(null);
  const [fault, setFault] = useState<ReturnType<OpeningForm['fault']>>(null);
  const isEmpty = (account: Account): boolean => {
    const text = form.textOf(account.id);
    return balancePaise(account, text) === 0 && text.bills.length === 0;
  };
  const wanted = nameKey(sought);
  const { beginsDay } = form;
  /** They begin the year at nil, so there is nothing to type. */
  const isLeftOut = (account: Account): boolean =>
    beginsDay !== null && isOfEarlierYear(account.nature, beginsDay) && isEmpty(account);
  const shown = accounts.filter(
    (account) =>
      isOfTab(tab, account) &&
      !isLeftOut(account) &&
      hidden?.has(account.id) !== true &&
      (wanted === '' || nameKey(account.name).includes(wanted)),
  );
  const focusOn = (accountId: number | undefined) =>
    window.document.querySelector<HTMLElement>(`[data-cell="${accountId} debit"]`)?.focus();
  const goTo = (accountId: number) => {
    flushSync(() => {
      setTab('accounts');
      setHidden(null);
      setSought(accounts.find(({ id }) => id === accountId)?.name ?? '');
    });
    focusOn(accountId);
  };
  return {
    tab,
    setTab,
    sought,
    setSought,
    shown,
    leftOut: tab === 'accounts' ? accounts.filter(isLeftOut).length : 0,
    goTo,
    goToFirst: () => focusOn(shown[0]?.id),
    hidesEmpty: hidden !== null,
    /** Those that are empty now: none goes while it is typed in. */
    hideEmpty: (hides: boolean) =>
      setHidden(hides ? new Set(accounts.filter(isEmpty).map(({ id }) => id)) : null),
    fault,
    /** What stands in the way of posting is told. */
    faultOf: (found: ReturnType<OpeningForm['fault']>) => (setFault(found), found),
  };
}
