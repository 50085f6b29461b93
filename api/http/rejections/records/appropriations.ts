// The status and the sentence of every refusal of partners' terms or of dividing a profit.
import type { AppropriationRejection } from '#core/appropriation/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { day, money } from '../phrases.ts';

type Words = {
  [Kind in AppropriationRejection['kind']]: (
    refusal: Extract<AppropriationRejection, { kind: Kind }>,
  ) => string;
};

const PAY = { interest: 'interest on capital', remuneration: 'partners’ remuneration' } as const;

export const APPROPRIATION_STATUS = {
  partner_named_twice: { status: 422, title: 'Named twice' },
  partner_account_unfit: { status: 422, title: 'No capital account' },
  partners_without_shares: { status: 422, title: 'No share' },
  terms_of_appropriated_year: { status: 409, title: 'Profit divided' },
  appropriation_of_firms_alone: { status: 409, title: 'No firm' },
  appropriation_period_locked: { status: 409, title: 'Period locked' },
  profit_already_appropriated: { status: 409, title: 'Divided already' },
  partnership_terms_missing: { status: 409, title: 'No terms' },
  partners_pay_unclear: { status: 409, title: 'Posted by hand' },
  appropriation_in_the_future: { status: 422, title: 'Date in the future' },
  nothing_to_appropriate: { status: 409, title: 'Nothing to divide' },
  appropriation_differs: { status: 409, title: 'Figures have changed' },
} as const;

export const APPROPRIATION_WORDS: Words = {
  partner_named_twice: ({ line, name }) => `Partner ${line}: ${name} is named twice.`,
  partner_account_unfit: ({ line, of }) =>
    `Partner ${line}: choose an open account under Capital Account as the ${of} account.`,
  partners_without_shares: () => 'Give at least one partner a share.',
  terms_of_appropriated_year: ({ number, through }) =>
    `Appropriation ${number} is posted up to ${day(calendarDate(through))}. ` +
    'Reverse its entry first, or choose a later day.',
  appropriation_of_firms_alone: () =>
    'Only the profit of a firm is divided. Choose the legal form in the settings of the book.',
  appropriation_period_locked: ({ lockedTo }) => `The book is locked up to ${day(lockedTo)}.`,
  profit_already_appropriated: ({ number }) =>
    `Appropriation ${number} has divided the profit of this year. Reverse its entry to do it anew.`,
  partnership_terms_missing: () =>
    'No terms of the partnership hold in this year: enter partners and shares.',
  partners_pay_unclear: ({ of, handPaise }) =>
    `${money(handPaise)} of ${PAY[of]} was posted by hand, and its entries do not say for whom. ` +
    'Post it to an account of each partner, or post what is left of it by hand too.',
  appropriation_in_the_future: ({ on }) =>
    `The year ends on ${day(on)}: its profit is divided from that day on.`,
  nothing_to_appropriate: () => 'Neither profit nor loss is left to divide.',
  appropriation_differs: ({ profitPaise, seenPaise }) =>
    `The profit is now ${money(profitPaise)}, not ${money(seenPaise)}. Look at it again.`,
};
