// What a supplier is paid for. The dialog is a feature of its own, which the routes hand to the
// pages that open it.
import type { ComponentType } from 'react';

export type PaidSubject = {
  readonly bookId: number;
  readonly supplier: { readonly accountId: number; readonly name: string };
  /** The bill that is paid; without one the oldest are. */
  readonly bill?: { readonly id: number; readonly number: string; readonly openPaise: number };
  /** What is proposed: what is open. */
  readonly openPaise: number;
};

export type PayProps = PaidSubject & { readonly onClose: () => void };

export type PayDialogType = ComponentType<PayProps>;
