// What a reminder is opened for. The dialog is a feature of its own, which the routes hand to the
// pages that open it.
import type { ComponentType } from 'react';

/** Neither customers nor invoices: whatever is overdue. */
export type ReminderTarget = {
  readonly customers?: readonly number[];
  readonly invoices?: readonly number[];
};

export type ReminderProps = {
  readonly bookId: number;
  readonly subject: ReminderTarget;
  readonly onClose: () => void;
};

export type ReminderDialogType = ComponentType<ReminderProps>;
