// Dialogs of one feature that pages of another open, each with its own piece of code.
import { lazy } from 'react';

export const openingDifference = async () =>
  (await import('../features/account/opening/OpeningDifference.tsx')).OpeningDifference;

export const receiptDialog = async () =>
  (await import('../features/customer/receipt/ReceiptDialog.tsx')).ReceiptDialog;

/** Only whoever reminds customers has its code. */
export const Reminder = lazy(async () => ({
  default: (await import('../features/customer/statement/reminder/ReminderDialog.tsx'))
    .ReminderDialog,
}));
